create schema support;

create table support.claim (
  case_id uuid not null constraint claim_key primary key,
  reference text not null,
  user_id uuid not null,
  state text not null,
  zone text not null,
  policy_version integer not null,
  benefit_minor bigint not null constraint claim_benefit_positive check (benefit_minor > 0),
  first_week text not null constraint claim_week_named check (first_week ~ '^\d{4}-W\d{2}$'),
  is_sample boolean not null default false,
  claimed_at timestamptz not null,
  closed_at timestamptz
);
comment on table support.claim is 'A claim for support. The case of the same id says what became of it; its state is kept here too.';
comment on column support.claim.zone is 'By whose clocks its weeks are counted, for good.';
comment on column support.claim.benefit_minor is 'For a week without earnings, by the policy of its version.';
comment on column support.claim.closed_at is 'Null while it is active: a person has one active claim.';
create unique index claim_active_once on support.claim (user_id) where closed_at is null;
create index claim_of_person on support.claim (user_id, case_id desc);
create index claim_certifying on support.claim (case_id) where state in ('enrolled', 'active');

create table support.claim_mark (
  case_id uuid not null constraint claim_mark_claim references support.claim,
  kind text not null constraint claim_mark_kind_known check (kind in ('email', 'phone', 'document')),
  mark_hash bytea not null,
  is_active boolean not null default true,
  constraint claim_mark_key primary key (case_id, kind)
);
comment on table support.claim_mark is 'Keyed hashes of what tells one person from another: confirmed contacts and the number of a document. An active claim shares none with another.';
create unique index claim_mark_active_once on support.claim_mark (kind, mark_hash) where is_active;

create table support.cycle (
  id uuid not null constraint cycle_key primary key,
  number integer not null constraint cycle_numbered unique,
  state text not null
    constraint cycle_state_known
    check (state in ('draft', 'to_approve', 'approved', 'disbursed', 'reconciled', 'closed', 'cancelled')),
  week_count integer not null constraint cycle_count_positive check (week_count > 0),
  total_minor bigint not null constraint cycle_sum_positive check (total_minor > 0),
  envelope_id uuid constraint cycle_envelope_once unique,
  prepared_by uuid,
  is_sample boolean not null default false,
  made_at timestamptz not null,
  changed_at timestamptz not null
);
comment on table support.cycle is 'Accepted weeks that are approved and paid together, by one envelope of disbursements.';
create unique index cycle_prepared_once on support.cycle ((true)) where state = 'draft';

create table support.week (
  id uuid not null constraint week_key primary key,
  case_id uuid not null constraint week_claim references support.claim,
  user_id uuid not null,
  week text not null constraint week_named check (week ~ '^\d{4}-W\d{2}$'),
  state text not null
    constraint week_state_known
    check (state in ('open', 'missed', 'query', 'accepted', 'nothing', 'refused', 'in_cycle', 'paid', 'unpaid')),
  questions text[] not null default '{}',
  was_able boolean,
  refused_offer boolean,
  sealed_cause text,
  benefit_minor bigint not null,
  earned_minor bigint not null default 0 constraint week_earned_sound check (earned_minor >= 0),
  recovered_minor bigint not null default 0 constraint week_recovered_sound check (recovered_minor >= 0),
  paid_minor bigint not null default 0 constraint week_paid_within check (paid_minor between 0 and benefit_minor),
  cycle_id uuid constraint week_cycle references support.cycle,
  payment_id uuid,
  held_up_at timestamptz,
  reminders integer not null default 0,
  certified_at timestamptz,
  decided_by uuid,
  sealed_reason text,
  is_appeal boolean not null default false,
  constraint week_paid_in_cycle check (state not in ('in_cycle', 'paid') or (cycle_id is not null and payment_id is not null))
);
comment on table support.week is 'One week of a claim: what the person confirmed, what it pays, and what became of the payment.';
comment on column support.week.payment_id is 'What the payment in the envelope is for: a new one where an earlier one could not be made.';
comment on column support.week.held_up_at is 'Since when the payment is refused, by a frozen wallet for example.';
create unique index week_of_person_once on support.week (user_id, week);
create index week_of_claim on support.week (case_id, week desc);
create index week_ready on support.week (id) where state in ('accepted', 'unpaid');
create index week_to_decide on support.week (id) where state = 'query';
create index week_of_cycle on support.week (cycle_id) where cycle_id is not null;
create unique index week_payment_once on support.week (payment_id) where payment_id is not null;

create table support.activity (
  id uuid not null constraint activity_key primary key,
  user_id uuid not null,
  week text not null,
  kind text not null,
  source text not null constraint activity_source_known check (source in ('platform', 'declared')),
  subject uuid,
  on_date date not null,
  sealed_text text,
  sealed_proof text
);
comment on table support.activity is 'Acts of looking for work: those that other domains told of, by the id of what was done, and those that the person declared with a proof.';
create unique index activity_told_once on support.activity (user_id, kind, subject) where subject is not null;
create index activity_of_week on support.activity (user_id, week);

create table support.overpayment (
  id uuid not null constraint overpayment_key primary key,
  user_id uuid not null,
  week_id uuid not null constraint overpayment_week references support.week,
  amount_minor bigint not null constraint overpayment_positive check (amount_minor > 0),
  sealed_reason text not null,
  recorded_by uuid not null,
  recorded_at timestamptz not null,
  constraint overpayment_once unique (week_id)
);
comment on table support.overpayment is 'What was paid too much for a week. Later payments give it back, each at most the part that the policy takes.';
create index overpayment_of_person on support.overpayment (user_id);
