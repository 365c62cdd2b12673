create table ledger.account (
  id uuid not null,
  shard smallint not null default 0,
  owner_kind ledger.owner_kind not null,
  owner_id uuid not null,
  asset text not null,
  purpose ledger.word not null,
  class ledger.account_class not null,
  status ledger.account_status not null default 'open',
  balance bigint not null default 0,
  held bigint not null default 0,
  floor bigint default 0,
  ceiling bigint,
  version bigint not null default 0,
  opened_at timestamptz not null,
  last_at timestamptz not null,
  limit_day bigint,
  out_day bigint not null default 0,
  out_day_on date,
  limit_month bigint,
  out_month bigint not null default 0,
  out_month_on date,
  constraint account_pkey primary key (id),
  constraint account_owner_key unique (owner_kind, owner_id, asset, purpose),
  constraint account_asset_fkey foreign key (asset) references ledger.asset (code),
  constraint account_balance_range check (balance between -4000000000000000000 and 4000000000000000000),
  constraint account_held_range check (held between 0 and 4000000000000000000),
  constraint account_floor_kept check (balance - held >= floor),
  constraint account_ceiling_kept check (balance <= ceiling),
  constraint account_out_positive check (out_day >= 0 and out_month >= 0)
) with (fillfactor = 50);
comment on table ledger.account is
  'One balance in one asset. Version is the number of its entries. A null floor may go below zero without end (the outside world), a null ceiling or limit is none. Everything a posting needs is on this row, which is locked anyway; half of each page stays free so that updates touch no index.';
comment on column ledger.account.status is
  'no_debit: money may only come in; frozen and closed: neither in nor out.';
comment on column ledger.account.out_day is
  'What has left on the UTC day out_day_on; out_month likewise for the month that begins on out_month_on.';

create table ledger.account_info (
  account_id uuid not null,
  name text,
  metadata jsonb not null default '{}',
  constraint account_info_pkey primary key (account_id)
);
comment on table ledger.account_info is
  'What is seldom read about an account: kept off the row that every posting writes.';
