create or replace function ledger.take_snapshots(month_end timestamptz, asked_at timestamptz, after uuid, at_most integer) returns uuid
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  looked_at uuid[];
begin
  -- Without a place to go on from, behind the last account taken: ids of accounts are in the order in which they were opened.
  select array_agg(a.id order by a.id) into looked_at
  from (
    select id
    from ledger.account
    where opened_at < month_end
      and version > 0
      and id > coalesce(
        after,
        (select s.account_id from ledger.account_snapshot s where s.before = month_end order by s.account_id desc limit 1),
        '00000000-0000-0000-0000-000000000000')
    order by id
    limit at_most
  ) a;
  insert into ledger.account_snapshot (account_id, before, version, balance, taken_at)
  select e.account_id, month_end, e.version, e.balance, asked_at
  from unnest(looked_at) as a (id)
  cross join lateral (
    select last.account_id, last.version, last.balance
    from ledger.entry last
    where last.account_id = a.id and last.version = ledger.version_before(a.id, month_end)
    limit 1
  ) e
  on conflict do nothing;
  return looked_at[cardinality(looked_at)];
end;
$$;
comment on function ledger.take_snapshots(timestamptz, timestamptz, uuid, integer) is
  'Keeps the balances at the end of a month of up to so many accounts after one, and answers the last looked at; null where there are no more. Safe to repeat.';
revoke all on function ledger.take_snapshots from public;
