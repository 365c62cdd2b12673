-- The door into the books.

create table ledger.posting (
  account_places tid[] not null,
  account_ids uuid[] not null,
  versions_before bigint[] not null,
  versions bigint[] not null,
  balances bigint[] not null,
  helds bigint[] not null,
  out_days bigint[] not null,
  out_months bigint[] not null,
  leaves_before bigint[] not null,
  leaves bigint[] not null,
  month_backs bigint[],
  moment timestamptz not null,
  today date not null,
  this_month date not null,
  ids uuid[] not null,
  debits integer[] not null,
  credits integer[] not null,
  debit_versions bigint[] not null,
  credit_versions bigint[] not null,
  debit_balances bigint[] not null,
  credit_balances bigint[] not null,
  amounts bigint[] not null,
  assets text[] not null,
  asset_at integer[],
  kinds ledger.word[] not null,
  kind_at integer[],
  hashes bytea not null,
  metas jsonb[],
  group_ids uuid[],
  hold_ids uuid[],
  originals uuid[],
  quote_ids uuid[],
  effective_times timestamptz[]
);
comment on table ledger.posting is
  'Always empty. What the posting function has decided is inserted here and comes out as transfers, entries and balances, all at once; whoever else writes those is checked row by row. By account, in the order of their ids: where its row was read, its version and what could leave then, and how it becomes. By transfer: the places of its accounts among those, and their versions and balances after it; null where it was refused.';

-- The same for one plain transfer, without arrays: a third of the time.
create table ledger.posting_of_one (
  low_place tid not null,
  low_id uuid not null,
  low_balance bigint not null,
  low_version bigint not null,
  low_out bigint not null,
  high_place tid not null,
  high_id uuid not null,
  high_balance bigint not null,
  high_version bigint not null,
  high_out bigint not null,
  id uuid not null,
  is_low_to_high boolean not null,
  amount bigint not null,
  asset text not null,
  kind ledger.word not null,
  hash bytea not null,
  meta jsonb,
  moment timestamptz not null,
  today date not null,
  this_month date not null
);
comment on table ledger.posting_of_one is
  'Always empty. As ledger.posting, for one transfer between two accounts: low and high by their ids, with their balances and versions before it, and what leaves each towards its limits.';
