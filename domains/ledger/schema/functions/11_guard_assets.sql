create or replace function ledger.check_changed_assets() returns trigger
language plpgsql
as $$
begin
  raise exception 'an asset keeps its code and exponent for good'
    using errcode = 'check_violation', constraint = 'asset_exponent_kept', schema = 'ledger', table = 'asset';
end;
$$;
comment on function ledger.check_changed_assets() is 'A changed exponent would change the worth of every amount.';
revoke all on function ledger.check_changed_assets from public;

create or replace trigger asset_exponent_kept before update of code, exponent on ledger.asset
  for each row when (old.code <> new.code or old.exponent <> new.exponent)
  execute function ledger.check_changed_assets();
