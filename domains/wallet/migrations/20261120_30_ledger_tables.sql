create schema ledger;
comment on schema ledger is
  'The double-entry ledger under every money domain. Amounts are whole minor units. A transfer takes from its debit account and gives to its credit account: balances grow with credits, so that all balances of one asset sum to zero.';

create table ledger.asset (
  code text not null,
  exponent smallint not null,
  symbol text not null,
  name text not null,
  kind text not null,
  max_supply bigint,
  position smallint not null,
  constraint asset_pkey primary key (code),
  constraint asset_code_format check (code ~ '^[A-Z][A-Z0-9]{2,9}$'),
  constraint asset_exponent_range check (exponent between 0 and 6),
  constraint asset_kind_known check (kind in ('currency', 'token')),
  constraint asset_supply_fits check (max_supply::numeric * power(10::numeric, exponent::numeric) <= 4000000000000000000),
  constraint asset_position_key unique (position)
);
comment on table ledger.asset is
  'What can be held. The exponent is the number of decimals of the minor unit and never changes. Maximal supply is in whole units, null where there is none.';

insert into ledger.asset (code, exponent, symbol, name, kind, max_supply, position)
values
  ('JVD', 2, 'Ɉ', 'JVD', 'currency', 400000000000000, 1),
  ('USD', 2, '$', 'US Dollar', 'currency', null, 2),
  ('EUR', 2, '€', 'Euro', 'currency', null, 3),
  ('GBP', 2, '£', 'British Pound', 'currency', null, 4),
  ('JPY', 0, '¥', 'Japanese Yen', 'currency', null, 5),
  ('CNY', 2, 'CN¥', 'Chinese Yuan', 'currency', null, 6),
  ('INR', 2, '₹', 'Indian Rupee', 'currency', null, 7),
  ('CAD', 2, 'CA$', 'Canadian Dollar', 'currency', null, 8),
  ('AUD', 2, 'A$', 'Australian Dollar', 'currency', null, 9),
  ('USDC', 6, 'USDC', 'USD Coin', 'token', null, 10);

-- Rules of columns that seldom change are domains: they are checked when a value is assigned, and not again at every posting.
create domain ledger.owner_kind as text
  constraint account_owner_kind_known check (value in ('person', 'business', 'fund', 'system'));
create domain ledger.account_class as text
  constraint account_class_known check (value in ('asset', 'liability', 'equity', 'income', 'expense', 'transit'));
create domain ledger.account_status as text
  constraint account_status_known check (value in ('open', 'no_debit', 'frozen', 'closed'));
create domain ledger.word as text
  constraint word_format check (value ~ '^[a-z][a-z0-9_]{0,39}$');

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
  constraint account_out_positive check (out_day >= 0 and out_month >= 0),
  constraint account_limit_day_kept check (out_day <= limit_day),
  constraint account_limit_month_kept check (out_month <= limit_month)
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

create table ledger.transfer (
  id uuid not null,
  group_id uuid,
  debit uuid not null,
  credit uuid not null,
  debit_version bigint not null,
  credit_version bigint not null,
  asset text not null,
  amount bigint not null,
  kind ledger.word not null,
  reverses uuid,
  hold_id uuid,
  quote_id uuid,
  effective_at timestamptz,
  posted_at timestamptz not null,
  meta jsonb not null default '{}',
  request_hash bytea not null,
  xid xid8 not null default pg_current_xact_id(),
  constraint transfer_pkey primary key (id),
  constraint transfer_id_version check (get_byte(uuid_send(id), 6) >> 4 = 7),
  constraint transfer_amount_range check (amount between 1 and 4000000000000000000),
  constraint transfer_two_accounts check (debit <> credit),
  constraint transfer_hash_length check (octet_length(request_hash) = 32),
  constraint transfer_reverses_another check (reverses <> id)
);
comment on table ledger.transfer is
  'Money moved, once and for good. The id is a UUID of version 7 made by the caller: posting it again does nothing. The versions lead to its two entries. xid is the writing transaction: everything below the oldest running one is complete. Append-only.';

create table ledger.entry (
  account_id uuid not null,
  version bigint not null,
  transfer_id uuid not null,
  amount bigint not null,
  balance bigint not null,
  posted_at timestamptz not null,
  constraint entry_pkey primary key (account_id, version),
  constraint entry_version_positive check (version > 0),
  constraint entry_amount_nonzero check (amount <> 0)
);
comment on table ledger.entry is
  'One side of a transfer: the signed change of one account and its balance afterwards. Versions of an account count from 1 without a gap. Append-only.';

create table ledger.hold (
  id uuid not null,
  account_id uuid not null,
  amount bigint not null,
  captured bigint not null default 0,
  state text not null default 'open',
  reason text not null,
  request_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  constraint hold_pkey primary key (id),
  constraint hold_amount_range check (amount between 1 and 4000000000000000000),
  constraint hold_captured_range check (captured between 0 and amount),
  constraint hold_state_known check (state in ('open', 'captured', 'released', 'expired')),
  constraint hold_end_known check ((state = 'open') = (ended_at is null)),
  constraint hold_hash_length check (octet_length(request_hash) = 32),
  constraint hold_expires_later check (expires_at > created_at)
);
create index hold_open_expiry on ledger.hold (expires_at) where state = 'open';
create index hold_open_account on ledger.hold (account_id) where state = 'open';
comment on table ledger.hold is
  'Money set aside on an account until it is captured, in whole or in part, released, or expires.';
