-- One door into the books for the posting function, and every check row by row for hands: after each row, at the end of its statement.
-- Nothing is kept in transition tables, and no row is locked by a trigger that runs before it changes.

drop trigger transfer_zero_sum on ledger.transfer;
drop trigger entry_consistent on ledger.entry;
drop trigger account_proved on ledger.account;
drop trigger account_starts_empty on ledger.account;
drop trigger account_identity_kept on ledger.account;
drop trigger account_goes_forward on ledger.account;
drop trigger account_limit_kept on ledger.account;
drop function ledger.check_new_transfers();
drop function ledger.check_new_entries();
drop function ledger.check_new_accounts();
drop function ledger.check_changed_accounts();

create function ledger.check_new_transfer() returns trigger
language plpgsql
as $$
begin
  if not exists (
      select from ledger.entry e
      where e.account_id = new.debit and e.version = new.debit_version and e.transfer_id = new.id and e.amount = -new.amount)
    or not exists (
      select from ledger.entry e
      where e.account_id = new.credit and e.version = new.credit_version and e.transfer_id = new.id and e.amount = new.amount)
  then
    raise exception 'transfer % has not exactly two entries that sum to zero', new.id
      using errcode = 'check_violation', constraint = 'transfer_zero_sum', schema = 'ledger', table = 'transfer';
  end if;
  return null;
end;
$$;
comment on function ledger.check_new_transfer() is
  'A new transfer has its two entries: minus the amount on the debit account, plus the amount on the credit account. So every transfer and every group of transfers sums to zero in each asset.';

create function ledger.check_new_entry() returns trigger
language plpgsql
as $$
declare
  broken text;
  transfer record;
  account record;
  earlier record;
begin
  select t.asset into transfer
  from ledger.transfer t
  where t.id = new.transfer_id
    and ((t.debit = new.account_id and t.debit_version = new.version and new.amount = -t.amount)
      or (t.credit = new.account_id and t.credit_version = new.version and new.amount = t.amount));
  select a.id, a.asset, a.version into account from ledger.account a where a.id = new.account_id;
  select e.version, e.balance, e.posted_at into earlier
  from ledger.entry e
  where e.account_id = new.account_id and e.version = new.version - 1;
  broken := case
    when transfer.asset is null then 'entry_of_transfer'
    when account.id is null or account.asset <> transfer.asset then 'entry_asset'
    when account.version < new.version then 'entry_account_version'
    when (earlier.version is null and new.version > 1)
      or new.balance <> coalesce(earlier.balance, 0) + new.amount
      or new.posted_at < earlier.posted_at then 'entry_chain'
  end;
  if broken is not null then
    raise exception 'entry % of account % breaks %', new.version, new.account_id, broken
      using errcode = 'check_violation', constraint = broken, schema = 'ledger', table = 'entry';
  end if;
  return null;
end;
$$;
comment on function ledger.check_new_entry() is
  'A new entry is one of the two sides of its transfer, in an account of the same asset that knows of it, next after the entry before it, with the balance that follows from it and no earlier time.';

create function ledger.check_changed_account() returns trigger
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

create function ledger.refuse_full_account() returns trigger
language plpgsql
as $$
begin
  raise exception 'a new account starts empty'
    using errcode = 'check_violation', constraint = 'account_starts_empty', schema = 'ledger', table = 'account';
end;
$$;
comment on function ledger.refuse_full_account() is 'Money comes into an account by entries alone.';

-- After each row, at the end of the statement. What comes out of ledger.posting is right by its making, and is not looked up again.
create trigger transfer_zero_sum after insert on ledger.transfer
  for each row when (pg_trigger_depth() = 0)
  execute function ledger.check_new_transfer();
create trigger entry_consistent after insert on ledger.entry
  for each row when (pg_trigger_depth() = 0)
  execute function ledger.check_new_entry();
create trigger account_proved after update on ledger.account
  -- A broken account must still be stopped: only what changes the balance is compared.
  for each row when (pg_trigger_depth() = 0 and (new.balance <> old.balance or new.version <> old.version))
  execute function ledger.check_changed_account();
create trigger account_starts_empty after insert on ledger.account
  for each row when (new.version <> 0 or new.balance <> 0 or new.held <> 0)
  execute function ledger.refuse_full_account();
create trigger account_identity_kept
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
create trigger account_goes_forward after update of version, last_at on ledger.account
  for each row when (new.version < old.version or new.last_at < old.last_at)
  execute function ledger.refuse_other_account();
create trigger account_limit_kept after update of out_day, out_month on ledger.account
  for each row when (
    (new.out_day > new.limit_day and (new.out_day > old.out_day or new.out_day_on is distinct from old.out_day_on))
    or (new.out_month > new.limit_month and (new.out_month > old.out_month or new.out_month_on is distinct from old.out_month_on)))
  execute function ledger.refuse_beyond_limit();
