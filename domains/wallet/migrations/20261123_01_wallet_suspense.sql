-- Money of which nobody knew whose it is: a person of the staff gives it to its owner, or sends it back.

-- In one statement with its default, so that what was taken in before gets a name too.
alter table wallet.bank_entry add column id uuid not null default gen_random_uuid();
alter table wallet.bank_entry add constraint bank_entry_id_key unique (id);
create index bank_entry_suspense on wallet.bank_entry (taken_at, id) where outcome = 'suspense';

create table wallet.suspense_decision (
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
comment on table wallet.suspense_decision is
  'Who of the staff decided what on money in suspense, when and why: one decision for each entry of the bank, for good. Transfer_id is what took the money out of suspense; the reference stands on the payment that goes back. Append-only.';

create trigger suspense_decision_append_only before update or delete or truncate on wallet.suspense_decision
  for each statement execute function ledger.refuse_change();
