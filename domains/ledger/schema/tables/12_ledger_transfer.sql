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
create index transfer_group on ledger.transfer (group_id) where group_id is not null;
create index transfer_reversals on ledger.transfer (reverses) where reverses is not null;
-- Rows arrive in the order of time: a summary for each range of pages finds the newest at next to no cost for the one who posts.
create index transfer_posted_brin on ledger.transfer using brin (posted_at) with (pages_per_range = 32, autosummarize = on);
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
