create table banking.deposit_reference (
  user_id uuid not null,
  reference text not null,
  constraint deposit_reference_pkey primary key (user_id),
  constraint deposit_reference_key unique (reference)
);
comment on table banking.deposit_reference is 'What a person writes on a bank transfer, so that we know whose the money is.';

-- What the bank says is proven by its balances before anything is booked, and every payment of an entry is kept by itself.

create table banking.bank_statement (
  id uuid not null,
  account text not null,
  asset text not null,
  place integer not null,
  name text not null,
  sequence text not null,
  opening bigint not null,
  closing bigint not null,
  beyond bigint not null,
  taken_by uuid not null,
  taken_at timestamptz not null,
  constraint bank_statement_pkey primary key (id),
  constraint bank_statement_place unique (account, asset, place),
  constraint bank_statement_place_positive check (place > 0)
);
comment on table banking.bank_statement is
  'Statements of our own bank account that brought something new, in the order they were taken: each goes on where the one before ended. Beyond is what the account holds and our books do not, which never changes. Append-only.';

create table banking.bank_entry (
  account text not null,
  entry text not null,
  asset text not null,
  amount bigint not null,
  outcome text not null,
  withdrawal_id uuid,
  user_id uuid,
  sealed_remittance text not null,
  taken_by uuid not null,
  taken_at timestamptz not null,
  id uuid not null default gen_random_uuid(),
  content text not null,
  ordinal integer not null default 1,
  part integer not null default 1,
  reason text,
  decision_id uuid,
  constraint bank_entry_pkey primary key (account, entry),
  constraint bank_entry_outcome_known check (outcome in ('paid', 'returned', 'credited', 'suspense', 'unknown')),
  constraint bank_entry_id_key unique (id),
  constraint bank_entry_places_positive check (ordinal > 0 and part > 0)
);
create index bank_entry_suspense on banking.bank_entry (taken_at, id) where outcome = 'suspense';
create unique index bank_entry_content on banking.bank_entry (account, content, ordinal, part);
create unique index bank_entry_decision on banking.bank_entry (decision_id) where decision_id is not null;
create index bank_entry_withdrawal on banking.bank_entry (withdrawal_id) where withdrawal_id is not null;
comment on table banking.bank_entry is
  'Every payment of every entry that was taken. Content is what an entry is known by, ordinal tells those with the same content apart, part the payments of one entry. Amount is signed: below zero left our account at the bank. Decision_id is the decision that a payment out carried out.';
comment on column banking.bank_entry.sealed_remittance is 'Encrypted under a key that is not in the database.';
comment on column banking.bank_entry.entry is
  'Names one payment. Of what the payer wrote it holds a keyed hash at most.';

create table banking.suspense_decision (
  id uuid not null,
  bank_entry_id uuid not null,
  outcome text not null,
  asset text not null,
  amount bigint not null,
  user_id uuid,
  reference text not null,
  reason text not null,
  transfer_id uuid not null,
  decided_by uuid not null,
  decided_at timestamptz not null,
  constraint suspense_decision_pkey primary key (id),
  constraint suspense_decision_once unique (bank_entry_id),
  constraint suspense_decision_reference_key unique (reference),
  constraint suspense_decision_outcome_known check (outcome in ('assigned', 'sent_back')),
  constraint suspense_decision_assigned_to check ((outcome = 'assigned') = (user_id is not null)),
  constraint suspense_decision_amount_positive check (amount > 0)
);
comment on table banking.suspense_decision is
  'Who of the staff decided what on money in suspense, when and why: one decision for each entry of the bank, for good. Transfer_id is what took the money out of suspense; the reference stands on the payment that goes back. Append-only.';
