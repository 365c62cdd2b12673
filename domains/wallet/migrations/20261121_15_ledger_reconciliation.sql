-- Month-end balances, and the record of every comparison of the books with themselves.

create table ledger.account_snapshot (
  account_id uuid not null,
  before timestamptz not null,
  version bigint not null,
  balance bigint not null,
  taken_at timestamptz not null,
  constraint account_snapshot_pkey primary key (account_id, before),
  constraint account_snapshot_version_positive check (version > 0)
);
create index account_snapshot_month on ledger.account_snapshot (before, account_id);
comment on table ledger.account_snapshot is
  'The balance of an account right before the first instant of a UTC month, and the version of its last entry then. Taken once the month is over; statements and reconciliation compare the entries with it. Append-only.';

create trigger account_snapshot_append_only before update or delete or truncate on ledger.account_snapshot
  for each statement execute function ledger.refuse_change();

create function ledger.take_snapshots(month_end timestamptz, asked_at timestamptz, after uuid, at_most integer) returns uuid
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

create table ledger.reconciliation_run (
  id uuid not null,
  kind text not null,
  started_at timestamptz not null,
  took_ms integer not null,
  xid_from xid8 not null,
  xid_to xid8 not null,
  transfers bigint not null,
  accounts bigint not null,
  broken jsonb not null,
  open_items jsonb not null,
  frozen integer not null,
  constraint reconciliation_run_pkey primary key (id),
  constraint reconciliation_run_kind_known check (kind in ('new', 'all'))
);
create index reconciliation_run_order on ledger.reconciliation_run (started_at desc);
comment on table ledger.reconciliation_run is
  'One comparison of the books with themselves: of what is new since xid_from (transactions below xid_to), or of all. broken: [{kind, id}], the accounts concerned were frozen; open_items: money that has stood too long on an account for passing it on. Kinds are those of the proof.';

revoke all on all functions in schema ledger from public;
