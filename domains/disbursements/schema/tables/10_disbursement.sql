create schema disbursements;

create table disbursements.commitment (
  id uuid not null constraint commitment_key primary key,
  fund_id uuid not null,
  asset text not null,
  amount_minor bigint not null constraint commitment_positive check (amount_minor > 0),
  released_minor bigint not null default 0,
  made_at timestamptz not null,
  constraint commitment_released_within check (released_minor between 0 and amount_minor)
);
comment on table disbursements.commitment is 'Money of a fund that is promised, such as an award. It lies in an account of its own in the ledger.';
comment on column disbursements.commitment.released_minor is 'What went back to the budget of the fund.';
create index commitment_of_fund on disbursements.commitment (fund_id, id);

create table disbursements.envelope (
  id uuid not null constraint envelope_key primary key,
  fund_id uuid not null,
  commitment_id uuid constraint envelope_commitment references disbursements.commitment,
  purpose text not null constraint envelope_purpose_known check (purpose in ('grant', 'support')),
  title text not null,
  asset text not null,
  control_count integer not null constraint envelope_count_positive check (control_count > 0),
  control_minor bigint not null constraint envelope_sum_positive check (control_minor > 0),
  state text not null
    constraint envelope_state_known
    check (state in ('received', 'insufficient', 'blocked', 'shipping', 'shipped', 'closed', 'cancelled')),
  requested_by uuid,
  is_sample boolean not null default false,
  made_at timestamptz not null,
  changed_at timestamptz not null
);
comment on table disbursements.envelope is 'Payments that are approved and paid together, with the totals that their maker stated.';
comment on column disbursements.envelope.commitment_id is 'Null where the money comes from the budget itself.';
comment on column disbursements.envelope.requested_by is 'Null where the platform made it.';
create index envelope_newest on disbursements.envelope (id desc);
create index envelope_of_fund on disbursements.envelope (fund_id, id desc);
create index envelope_to_end on disbursements.envelope (changed_at) where state in ('insufficient', 'shipping', 'shipped');

create table disbursements.disbursement (
  id uuid not null constraint disbursement_key primary key,
  envelope_id uuid not null constraint disbursement_envelope references disbursements.envelope,
  position integer not null constraint disbursement_position_counted check (position > 0),
  subject uuid not null,
  user_id uuid not null,
  amount_minor bigint not null constraint disbursement_positive check (amount_minor > 0),
  state text not null
    constraint disbursement_state_known check (state in ('pending', 'paid', 'failed', 'returned', 'cancelled')),
  attempts integer not null default 0,
  reason text,
  next_try_at timestamptz,
  transfer_id uuid,
  tried_at timestamptz,
  constraint disbursement_place unique (envelope_id, position),
  constraint disbursement_paid_once check ((state in ('paid', 'returned')) = (transfer_id is not null)),
  constraint disbursement_failed_why check (state <> 'failed' or reason is not null)
);
comment on table disbursements.disbursement is 'One payment to one person. Its id is the key under which the wallet pays it once.';
comment on column disbursements.disbursement.subject is 'What it is paid for, as the domain that made the envelope names it: a milestone, a week of support.';
create unique index disbursement_subject_once on disbursements.disbursement (subject) where state <> 'cancelled';
create index disbursement_pending on disbursements.disbursement (envelope_id, position) where state = 'pending';
create index disbursement_failed on disbursements.disbursement (next_try_at) where state = 'failed' and next_try_at is not null;
