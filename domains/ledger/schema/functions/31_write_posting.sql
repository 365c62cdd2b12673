create or replace function ledger.write_posting() returns trigger
language plpgsql
set plan_cache_mode = force_generic_plan
-- Rows are changed in the order in which they come, so that two batches never wait for each other in a circle.
set enable_hashjoin = off
set enable_mergejoin = off
as $$
declare
  changed integer;
begin
  update ledger.account a
  set
    balance = m.balance,
    held = m.held,
    version = m.version,
    last_at = new.moment,
    out_day = greatest(m.out_day + coalesce(m.leave_before - m.leave, 0), 0),
    out_day_on = new.today,
    out_month = greatest(m.out_month + coalesce(m.leave_before - m.leave, 0) - coalesce(m.month_back, 0), 0),
    out_month_on = new.this_month
  from unnest(
    new.account_places, new.account_ids, new.versions_before, new.versions, new.balances, new.helds, new.out_days, new.out_months,
    new.leaves_before, new.leaves, new.month_backs)
    as m (place, id, version_before, version, balance, held, out_day, out_month, leave_before, leave, month_back)
  -- A row that anybody has changed since it was read is elsewhere now: then it is not found, and all is decided anew.
  where a.ctid = m.place and a.id = m.id and a.version = m.version_before and m.version > m.version_before;
  get diagnostics changed = row_count;
  if changed <> (
    select count(*)
    from unnest(new.versions_before, new.versions) as m (version_before, version)
    where m.version > m.version_before)
  then
    raise exception 'an account was changed meanwhile' using errcode = 'serialization_failure';
  end if;

  with written as (
    insert into ledger.transfer
      (id, group_id, debit, credit, debit_version, credit_version, asset, amount, kind, reverses, hold_id, quote_id, effective_at,
      posted_at, meta, request_hash)
    select
      w.id, w.group_id, new.account_ids[w.debit], new.account_ids[w.credit], w.debit_version, w.credit_version,
      new.assets[coalesce(w.asset, 1)], w.amount, new.kinds[coalesce(w.kind, 1)], w.original, w.hold_id, w.quote_id, w.effective_at,
      new.moment, coalesce(w.meta, '{}'), substring(new.hashes, 32 * w.n::integer - 31, 32)
    from unnest(
      new.ids, new.group_ids, new.debits, new.credits, new.debit_versions, new.credit_versions, new.asset_at, new.amounts,
      new.kind_at, new.originals, new.hold_ids, new.quote_ids, new.effective_times, new.metas)
      with ordinality
      as w (
        id, group_id, debit, credit, debit_version, credit_version, asset, amount, kind, original, hold_id, quote_id,
        effective_at, meta, n)
    where w.debit_version is not null
  )
  insert into ledger.entry (account_id, version, transfer_id, amount, balance, posted_at)
  select new.account_ids[leg.account], leg.version, leg.transfer_id, leg.amount, leg.balance, new.moment
  from (
    select d.account, d.version, d.id, -d.amount, d.balance
    from unnest(new.debits, new.debit_versions, new.ids, new.amounts, new.debit_balances)
      as d (account, version, id, amount, balance)
    where d.version is not null
    union all
    select c.account, c.version, c.id, c.amount, c.balance
    from unnest(new.credits, new.credit_versions, new.ids, new.amounts, new.credit_balances)
      as c (account, version, id, amount, balance)
    where c.version is not null
  ) as leg (account, version, transfer_id, amount, balance)
  -- In the order of the index, which is then close at hand.
  order by leg.account, leg.version;
  return null;
end;
$$;
comment on function ledger.write_posting() is
  'Writes what the posting function has decided. Ends with a serialization failure where an account has changed since it was read.';
revoke all on function ledger.write_posting from public;

create or replace trigger posting_written before insert on ledger.posting
  for each row execute function ledger.write_posting();
