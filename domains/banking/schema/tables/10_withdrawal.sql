create schema banking;
comment on schema banking is 'Money on its way to banks and from them. Balances and transfers themselves are in the ledger.';

create table banking.payout_account (
  id uuid not null,
  user_id uuid not null,
  scheme text not null,
  details text not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  constraint payout_account_pkey primary key (id),
  constraint payout_account_scheme_known check (scheme in ('iban', 'aba', 'other'))
);
create index payout_account_owner on banking.payout_account (user_id) where removed_at is null;
comment on table banking.payout_account is
  'Bank accounts people withdraw to. Bank is the routing number or BIC, empty for an IBAN. A removed one is kept for the withdrawals that went to it.';
comment on column banking.payout_account.details is 'Holder, account and bank as JSON, encrypted under a key that is not in the database.';

create table banking.withdrawal (
  id uuid not null,
  user_id uuid not null,
  payout_account_id uuid not null,
  asset text not null,
  amount bigint not null,
  reference text not null,
  state text not null,
  batch_id uuid,
  transfer_id uuid,
  created_at timestamptz not null,
  sealed_reason text,
  constraint withdrawal_pkey primary key (id),
  constraint withdrawal_reference_key unique (reference),
  constraint withdrawal_amount_positive check (amount > 0),
  constraint withdrawal_state_known check (state in ('waiting', 'sent', 'paid', 'returned', 'cancelled')),
  constraint withdrawal_sent_in_batch check (state in ('waiting', 'cancelled', 'returned') or batch_id is not null),
  constraint withdrawal_paid_by_transfer check (state <> 'paid' or transfer_id is not null)
);
create index withdrawal_owner on banking.withdrawal (user_id, id);
create index withdrawal_waiting on banking.withdrawal (asset, id) where state = 'waiting';
create index withdrawal_batch on banking.withdrawal (batch_id);
comment on table banking.withdrawal is
  'Money on its way to a bank account. Its id is that of the hold in the ledger; transfer_id is the capture, once the bank has paid. The reference stands in the bank''s files.';
comment on column banking.withdrawal.sealed_reason is
  'Why it came back, in the bank''s code or words, encrypted under a key that is not in the database.';

create table banking.withdrawal_step (
  withdrawal_id uuid not null,
  state text not null,
  at timestamptz not null,
  constraint withdrawal_step_pkey primary key (withdrawal_id, state),
  constraint withdrawal_step_known check (state in ('waiting', 'sent', 'paid', 'returned', 'cancelled'))
);
comment on table banking.withdrawal_step is 'When a withdrawal came to each of its states. No state comes twice.';

create table banking.bank_batch (
  id uuid not null,
  asset text not null,
  count integer not null,
  total bigint not null,
  made_by uuid not null,
  created_at timestamptz not null,
  constraint bank_batch_pkey primary key (id),
  constraint bank_batch_not_empty check (count > 0 and total > 0)
);
comment on table banking.bank_batch is 'Withdrawals handed to the bank in one file, and who of the staff made it.';
