-- Checked after each row, at the end of its statement: nothing is kept in transition tables, and no row is locked by a trigger that runs
-- before it changes. What comes out of ledger.posting is right by its making, and is not looked up again.

create or replace function ledger.check_new_transfer() returns trigger
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
revoke all on function ledger.check_new_transfer from public;

create or replace trigger transfer_zero_sum after insert on ledger.transfer
  for each row when (pg_trigger_depth() = 0)
  execute function ledger.check_new_transfer();

create or replace function ledger.check_new_entry() returns trigger
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
revoke all on function ledger.check_new_entry from public;

create or replace trigger entry_consistent after insert on ledger.entry
  for each row when (pg_trigger_depth() = 0)
  execute function ledger.check_new_entry();
