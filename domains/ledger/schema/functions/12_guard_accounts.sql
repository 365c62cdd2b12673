-- Checked after each row, at the end of its statement: nothing is kept in transition tables, and no row is locked by a trigger that runs
-- before it changes. What comes out of ledger.posting is right by its making, and is not looked up again.

create or replace function ledger.refuse_full_account() returns trigger
language plpgsql
as $$
begin
  raise exception 'a new account starts empty'
    using errcode = 'check_violation', constraint = 'account_starts_empty', schema = 'ledger', table = 'account';
end;
$$;
comment on function ledger.refuse_full_account() is 'Money comes into an account by entries alone.';
revoke all on function ledger.refuse_full_account from public;

create or replace trigger account_starts_empty after insert on ledger.account
  for each row when (new.version <> 0 or new.balance <> 0 or new.held <> 0)
  execute function ledger.refuse_full_account();

create or replace function ledger.refuse_other_account() returns trigger
language plpgsql
as $$
begin
  raise exception 'account % would change what never changes, or go back', old.id
    using errcode = 'check_violation', constraint = 'account_identity_kept', schema = 'ledger', table = 'account';
end;
$$;
comment on function ledger.refuse_other_account() is
  'Whose account it is, and in what, never changes; versions and times only go forward.';
revoke all on function ledger.refuse_other_account from public;

create or replace trigger account_identity_kept
  after update of id, asset, owner_kind, owner_id, purpose, class, opened_at on ledger.account
  for each row when (
    new.id <> old.id
    or new.asset <> old.asset
    or new.owner_kind <> old.owner_kind
    or new.owner_id <> old.owner_id
    or new.purpose <> old.purpose
    or new.class <> old.class
    or new.opened_at <> old.opened_at)
  execute function ledger.refuse_other_account();
create or replace trigger account_goes_forward after update of version, last_at on ledger.account
  for each row when (new.version < old.version or new.last_at < old.last_at)
  execute function ledger.refuse_other_account();

create or replace function ledger.refuse_beyond_limit() returns trigger
language plpgsql
as $$
begin
  raise exception 'more would leave account % than its limit allows', old.id
    using errcode = 'check_violation', constraint = 'account_limit_kept', schema = 'ledger', table = 'account';
end;
$$;
comment on function ledger.refuse_beyond_limit() is 'What leaves on a day or in a month never grows beyond the limit.';
revoke all on function ledger.refuse_beyond_limit from public;

-- A limit may be set below what has left already, and money may still come in then: so the rule is on what leaves, not on the row.
create or replace trigger account_limit_kept after update of out_day, out_month on ledger.account
  for each row when (
    (new.out_day > new.limit_day and (new.out_day > old.out_day or new.out_day_on is distinct from old.out_day_on))
    or (new.out_month > new.limit_month and (new.out_month > old.out_month or new.out_month_on is distinct from old.out_month_on)))
  execute function ledger.refuse_beyond_limit();

create or replace function ledger.check_changed_account() returns trigger
language plpgsql
as $$
declare
  last_balance bigint := (select e.balance from ledger.entry e where e.account_id = new.id and e.version = new.version);
begin
  if coalesce(last_balance, case when new.version = 0 then 0 end) is distinct from new.balance then
    raise exception 'the balance of account % is not that of its last entry', new.id
      using errcode = 'check_violation', constraint = 'account_balance_proved', schema = 'ledger', table = 'account';
  end if;
  return null;
end;
$$;
comment on function ledger.check_changed_account() is 'A balance is that of the last entry.';
revoke all on function ledger.check_changed_account from public;

create or replace trigger account_proved after update on ledger.account
  -- A broken account must still be stopped: only what changes the balance is compared.
  for each row when (pg_trigger_depth() = 0 and (new.balance <> old.balance or new.version <> old.version))
  execute function ledger.check_changed_account();
