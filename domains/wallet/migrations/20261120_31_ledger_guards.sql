-- What the database itself refuses, whoever asks. The posting function never runs into these; they are there for its bugs and for hands.
-- "lateral … limit 1" makes each look-up go through the primary key, however few rows the planner believes there are.

create function ledger.refuse_change() returns trigger
language plpgsql
as $$
begin
  raise exception '% of ledger.% is refused: correct by a new transfer', lower(tg_op), tg_table_name
    using errcode = 'check_violation', constraint = tg_table_name || '_append_only', schema = 'ledger', table = tg_table_name;
end;
$$;
comment on function ledger.refuse_change() is 'Ends every statement that would change or remove what has happened.';

create trigger transfer_append_only before update or delete or truncate on ledger.transfer
  for each statement execute function ledger.refuse_change();
create trigger entry_append_only before update or delete or truncate on ledger.entry
  for each statement execute function ledger.refuse_change();
create trigger account_append_only before delete or truncate on ledger.account
  for each statement execute function ledger.refuse_change();
create trigger hold_append_only before delete or truncate on ledger.hold
  for each statement execute function ledger.refuse_change();

create function ledger.check_new_transfers() returns trigger
language plpgsql
as $$
declare
  broken uuid;
begin
  select fresh.id into broken
  from fresh
  left join lateral (
    select e.transfer_id, e.amount
    from ledger.entry e
    where e.account_id = fresh.debit and e.version = fresh.debit_version
    limit 1
  ) debit on true
  left join lateral (
    select e.transfer_id, e.amount
    from ledger.entry e
    where e.account_id = fresh.credit and e.version = fresh.credit_version
    limit 1
  ) credit on true
  where debit.transfer_id is distinct from fresh.id
    or debit.amount <> -fresh.amount
    or credit.transfer_id is distinct from fresh.id
    or credit.amount <> fresh.amount
  limit 1;
  if found then
    raise exception 'transfer % has not exactly two entries that sum to zero', broken
      using errcode = 'check_violation', constraint = 'transfer_zero_sum', schema = 'ledger', table = 'transfer';
  end if;
  return null;
end;
$$;
comment on function ledger.check_new_transfers() is
  'Each new transfer has its two entries: minus the amount on the debit account, plus the amount on the credit account. So every transfer and every group of transfers sums to zero in each asset.';

create trigger transfer_zero_sum after insert on ledger.transfer
  referencing new table as fresh
  for each statement execute function ledger.check_new_transfers();

create function ledger.check_new_entries() returns trigger
language plpgsql
as $$
declare
  broken record;
begin
  select
    fresh.account_id,
    fresh.version,
    case
      when t.id is null then 'entry_of_transfer'
      when a.id is null or a.asset <> t.asset then 'entry_asset'
      when a.version < fresh.version then 'entry_account_version'
      else 'entry_chain'
    end as name
  into broken
  from fresh
  left join lateral (
    select t.id, t.asset
    from ledger.transfer t
    where t.id = fresh.transfer_id
      and ((t.debit = fresh.account_id and t.debit_version = fresh.version and fresh.amount = -t.amount)
        or (t.credit = fresh.account_id and t.credit_version = fresh.version and fresh.amount = t.amount))
    limit 1
  ) t on true
  left join lateral (
    select a.id, a.asset, a.version
    from ledger.account a
    where a.id = fresh.account_id
    limit 1
  ) a on true
  left join lateral (
    select e.version, e.balance, e.posted_at
    from ledger.entry e
    where e.account_id = fresh.account_id and e.version = fresh.version - 1
    limit 1
  ) earlier on true
  where t.id is null
    or a.id is null
    or a.asset <> t.asset
    or a.version < fresh.version
    or (earlier.version is null and fresh.version > 1)
    or fresh.balance <> coalesce(earlier.balance, 0) + fresh.amount
    or fresh.posted_at < earlier.posted_at
  limit 1;
  if found then
    raise exception 'entry % of account % breaks %', broken.version, broken.account_id, broken.name
      using errcode = 'check_violation', constraint = broken.name, schema = 'ledger', table = 'entry';
  end if;
  return null;
end;
$$;
comment on function ledger.check_new_entries() is
  'Each new entry is one of the two sides of its transfer, in an account of the same asset that knows of it, next after the entry before it, with the balance that follows from it and no earlier time.';

create trigger entry_consistent after insert on ledger.entry
  referencing new table as fresh
  for each statement execute function ledger.check_new_entries();

create function ledger.check_new_accounts() returns trigger
language plpgsql
as $$
begin
  if exists (select from fresh where version <> 0 or balance <> 0 or held <> 0) then
    raise exception 'a new account starts empty'
      using errcode = 'check_violation', constraint = 'account_starts_empty', schema = 'ledger', table = 'account';
  end if;
  return null;
end;
$$;
comment on function ledger.check_new_accounts() is 'Money comes into an account by entries alone.';

create trigger account_starts_empty after insert on ledger.account
  referencing new table as fresh
  for each statement execute function ledger.check_new_accounts();

create function ledger.check_changed_accounts() returns trigger
language plpgsql
as $$
declare
  broken uuid;
begin
  select after.id into broken
  from after
  left join lateral (
    select entry.balance
    from ledger.entry entry
    where entry.account_id = after.id and entry.version = after.version
    limit 1
  ) e on true
  where coalesce(e.balance, case when after.version = 0 then 0 end) is distinct from after.balance
  limit 1;
  if found then
    raise exception 'the balance of account % is not that of its last entry', broken
      using errcode = 'check_violation', constraint = 'account_balance_proved', schema = 'ledger', table = 'account';
  end if;
  return null;
end;
$$;
comment on function ledger.check_changed_accounts() is
  'A balance is that of the last entry.';

create trigger account_proved after update on ledger.account
  referencing new table as after
  for each statement execute function ledger.check_changed_accounts();

create function ledger.refuse_other_account() returns trigger
language plpgsql
as $$
begin
  raise exception 'account % would change what never changes, or go back', old.id
    using errcode = 'check_violation', constraint = 'account_identity_kept', schema = 'ledger', table = 'account';
end;
$$;
comment on function ledger.refuse_other_account() is
  'Whose account it is, and in what, never changes; versions and times only go forward.';

create trigger account_identity_kept
  before update of id, asset, owner_kind, owner_id, purpose, class, opened_at on ledger.account
  for each row when (
    new.id <> old.id
    or new.asset <> old.asset
    or new.owner_kind <> old.owner_kind
    or new.owner_id <> old.owner_id
    or new.purpose <> old.purpose
    or new.class <> old.class
    or new.opened_at <> old.opened_at)
  execute function ledger.refuse_other_account();
create trigger account_goes_forward before update of version, last_at on ledger.account
  for each row when (new.version < old.version or new.last_at < old.last_at)
  execute function ledger.refuse_other_account();

create function ledger.check_changed_assets() returns trigger
language plpgsql
as $$
begin
  raise exception 'an asset keeps its code and exponent for good'
    using errcode = 'check_violation', constraint = 'asset_exponent_kept', schema = 'ledger', table = 'asset';
end;
$$;
comment on function ledger.check_changed_assets() is 'A changed exponent would change the worth of every amount.';

create trigger asset_exponent_kept before update of code, exponent on ledger.asset
  for each row when (old.code <> new.code or old.exponent <> new.exponent)
  execute function ledger.check_changed_assets();
create trigger asset_append_only before delete or truncate on ledger.asset
  for each statement execute function ledger.refuse_change();

-- Where the product runs under an ordinary account, that account too loses the right; a superuser still meets the triggers.
do $$
begin
  execute format('revoke update, delete, truncate on ledger.transfer, ledger.entry from %I', current_user);
  execute format('revoke delete, truncate on ledger.account, ledger.hold from %I', current_user);
end;
$$;
revoke all on schema ledger from public;
