alter table payments.payment
  add column disputed bigint not null default 0,
  add column disputed_pending bigint not null default 0,
  drop constraint payment_refunded_pending_range,
  add constraint payment_refunded_pending_range check (refunded_pending >= 0 and refunded_pending <= refunded),
  add constraint payment_disputed_range check (disputed >= 0 and refunded + disputed <= amount),
  add constraint payment_disputed_pending_range check (
    disputed_pending >= 0 and refunded_pending + disputed_pending <= amount - fee
  ),
  add constraint payment_disputed_paid check (disputed = 0 or state = 'succeeded');
comment on column payments.payment.disputed is
  'What a dispute keeps back or has brought back to the payer: it is not refunded as well. Nothing, once the merchant has won.';
comment on column payments.payment.disputed_pending is
  'How much of what was pending of this very payment went to the reserve for a dispute; it never becomes available with the rest.';

create table payments.dispute (
  id uuid not null,
  payment_id uuid not null,
  merchant_id uuid not null,
  payer_id uuid not null,
  title text not null,
  rail text not null,
  reason text not null,
  asset text not null,
  amount bigint not null,
  reserved bigint not null default 0,
  state text not null,
  script text,
  sealed_statement text,
  sealed_evidence text,
  sealed_decision text,
  is_test boolean not null,
  is_sample boolean not null,
  opened_at timestamptz not null,
  due_at timestamptz not null,
  answered_at timestamptz,
  decide_at timestamptz,
  ended_at timestamptz,
  decided_by uuid,
  constraint dispute_pkey primary key (id),
  constraint dispute_once unique (payment_id),
  constraint dispute_state_known check (
    state in (
      'warning_needs_response', 'warning_under_review', 'warning_closed', 'needs_response', 'under_review', 'won', 'lost',
      'prevented'
    )
  ),
  constraint dispute_reason_known check (
    reason in ('not_received', 'not_as_described', 'duplicate', 'fraudulent', 'refund_missing', 'other')
  ),
  constraint dispute_script_known check (script in ('won', 'lost', 'warning_closed')),
  constraint dispute_script_test check ((script is not null) = is_test or is_sample),
  constraint dispute_amount_positive check (amount > 0),
  constraint dispute_reserved_range check (reserved >= 0 and reserved <= amount),
  constraint dispute_reserved_money check (reserved = 0 or not is_test),
  constraint dispute_reserved_open check (reserved = 0 or state in ('needs_response', 'under_review')),
  constraint dispute_due_later check (due_at > opened_at),
  constraint dispute_end_known check (
    (state in ('won', 'lost', 'prevented', 'warning_closed')) = (ended_at is not null)
  ),
  constraint dispute_answer_known check (
    (state in ('under_review', 'warning_under_review')) <= (answered_at is not null)
  ),
  constraint dispute_decision_kept check ((decided_by is null) = (sealed_decision is null))
);
create index dispute_by_merchant on payments.dispute (merchant_id, id desc);
create index dispute_by_payer on payments.dispute (payer_id, id desc);
create index dispute_due on payments.dispute (due_at) where state in ('needs_response', 'warning_needs_response');
create index dispute_to_decide on payments.dispute (decide_at) where state in ('under_review', 'warning_under_review');
create index dispute_desk on payments.dispute (id) where state = 'under_review' and not is_test;
comment on table payments.dispute is
  'A payer, or a rail, wants the money of a payment back. While it is open the money is in the reserve of the merchant, as far as their sales had it.';
comment on column payments.dispute.reserved is 'What of the amount lies in the reserve now; the ledger has the sum.';
comment on column payments.dispute.script is 'How a simulated rail decides once it is answered; null where staff decide.';

create table payments.dispute_step (
  dispute_id uuid not null,
  number integer not null,
  state text not null,
  by text not null,
  at timestamptz not null,
  constraint dispute_step_pkey primary key (dispute_id, number),
  constraint dispute_step_number_positive check (number > 0),
  constraint dispute_step_by_known check (by in ('payer', 'merchant', 'rail', 'staff', 'time'))
);
comment on table payments.dispute_step is 'The states that a dispute came to, who brought it there, and when.';

create table payments.evidence_file (
  dispute_id uuid not null,
  number integer not null,
  by text not null,
  owner_id uuid not null,
  file_id uuid not null,
  media_type text not null,
  size_bytes bigint not null,
  at timestamptz not null,
  constraint evidence_file_pkey primary key (dispute_id, number),
  constraint evidence_file_number_positive check (number > 0),
  constraint evidence_file_by_known check (by in ('payer', 'merchant')),
  constraint evidence_file_size_positive check (size_bytes > 0)
);
create unique index evidence_file_of_file on payments.evidence_file (file_id);
create index evidence_file_by_owner on payments.evidence_file (owner_id);
comment on table payments.evidence_file is 'Files that a side handed in to a dispute. Their bytes and names are in the store of uploads.';

create table payments.evidence_opening (
  file_id uuid not null,
  reader_id uuid not null,
  at timestamptz not null,
  constraint evidence_opening_pkey primary key (file_id, reader_id, at)
);
comment on table payments.evidence_opening is
  'Which officer asked for a link to a file of a dispute: without such a row nobody but its two sides can open it.';

create index sandbox_charge_by_time on payments.sandbox_charge (at);
