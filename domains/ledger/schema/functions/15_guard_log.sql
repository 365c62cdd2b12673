create or replace function ledger.refuse_other_tile() returns trigger
language plpgsql
as $$
begin
  raise exception 'tile % of level % would lose or change a hash', old.index, old.level
    using errcode = 'check_violation', constraint = 'log_tile_grows', schema = 'ledger', table = 'log_tile';
end;
$$;
comment on function ledger.refuse_other_tile() is 'A tile only grows at its end.';
revoke all on function ledger.refuse_other_tile from public;

create or replace trigger log_tile_grows before update on ledger.log_tile
  for each row when (
    new.level <> old.level
    or new.index <> old.index
    or octet_length(new.hashes) < octet_length(old.hashes)
    or substring(new.hashes for octet_length(old.hashes)) <> old.hashes)
  execute function ledger.refuse_other_tile();
