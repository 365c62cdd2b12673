create table ledger.hold (
  id uuid not null,
  account_id uuid not null,
  amount bigint not null,
  captured bigint not null default 0,
  state text not null default 'open',
  reason ledger.word not null,
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
