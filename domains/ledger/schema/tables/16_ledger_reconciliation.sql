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
