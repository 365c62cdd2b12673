create table wallet.payout_account (
  id uuid not null,
  user_id uuid not null,
  scheme text not null,
  holder text not null,
  account text not null,
  bank text not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  constraint payout_account_pkey primary key (id),
  constraint payout_account_scheme_known check (scheme in ('iban', 'aba', 'other'))
);
create index payout_account_owner on wallet.payout_account (user_id) where removed_at is null;
comment on table wallet.payout_account is
  'Bank accounts people withdraw to. Bank is the routing number or BIC, empty for an IBAN. A removed one is kept for the withdrawals that went to it.';

create table wallet.withdrawal (
  id uuid not null,
  user_id uuid not null,
  payout_account_id uuid not null,
  asset text not null,
  amount bigint not null,
  reference text not null,
  state text not null,
  reason text,
  batch_id uuid,
  transfer_id uuid,
  created_at timestamptz not null,
  constraint withdrawal_pkey primary key (id),
  constraint withdrawal_reference_key unique (reference),
  constraint withdrawal_amount_positive check (amount > 0),
  constraint withdrawal_state_known check (state in ('waiting', 'sent', 'paid', 'returned', 'cancelled')),
  constraint withdrawal_sent_in_batch check (state in ('waiting', 'cancelled', 'returned') or batch_id is not null),
  constraint withdrawal_paid_by_transfer check (state <> 'paid' or transfer_id is not null)
);
create index withdrawal_owner on wallet.withdrawal (user_id, id);
create index withdrawal_waiting on wallet.withdrawal (asset, id) where state = 'waiting';
create index withdrawal_batch on wallet.withdrawal (batch_id);
comment on table wallet.withdrawal is
  'Money on its way to a bank account. Its id is that of the hold in the ledger; transfer_id is the capture, once the bank has paid. The reference stands in the bank''s files.';

create table wallet.withdrawal_step (
  withdrawal_id uuid not null,
  state text not null,
  at timestamptz not null,
  constraint withdrawal_step_pkey primary key (withdrawal_id, state),
  constraint withdrawal_step_known check (state in ('waiting', 'sent', 'paid', 'returned', 'cancelled'))
);
comment on table wallet.withdrawal_step is 'When a withdrawal came to each of its states. No state comes twice.';

create table wallet.bank_batch (
  id uuid not null,
  asset text not null,
  count integer not null,
  total bigint not null,
  made_by uuid not null,
  created_at timestamptz not null,
  constraint bank_batch_pkey primary key (id),
  constraint bank_batch_not_empty check (count > 0 and total > 0)
);
comment on table wallet.bank_batch is 'Withdrawals handed to the bank in one file, and who of the staff made it.';

create table wallet.deposit_reference (
  user_id uuid not null,
  reference text not null,
  constraint deposit_reference_pkey primary key (user_id),
  constraint deposit_reference_key unique (reference)
);
comment on table wallet.deposit_reference is 'What a person writes on a bank transfer, so that we know whose the money is.';

create table wallet.bank_entry (
  account text not null,
  entry text not null,
  asset text not null,
  amount bigint not null,
  outcome text not null,
  withdrawal_id uuid,
  user_id uuid,
  remittance text not null,
  taken_by uuid not null,
  taken_at timestamptz not null,
  constraint bank_entry_pkey primary key (account, entry),
  constraint bank_entry_outcome_known check (outcome in ('paid', 'returned', 'credited', 'suspense', 'unknown'))
);
comment on table wallet.bank_entry is
  'Every entry of the bank''s messages that was taken in, by the bank''s own name for it, so that none counts twice. Amount is signed: below zero left our account at the bank.';
