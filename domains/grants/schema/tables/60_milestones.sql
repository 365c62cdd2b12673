-- An award is paid in parts, after its recipient accepted the agreement.
create table grants.award (
  id uuid not null constraint award_key primary key,
  case_id uuid not null constraint award_of references grants.application constraint award_once unique,
  state text not null constraint award_state_known check (state in ('offered', 'active', 'completed', 'ended')),
  version integer not null default 1,
  decided_by uuid[] not null default '{}',
  terms_version smallint,
  terms_text text,
  terms_sha256 text constraint award_terms_hashed check (terms_sha256 ~ '^[0-9a-f]{64}$'),
  accepted_at timestamptz,
  given_back_minor bigint not null default 0 constraint award_given_back_sound check (given_back_minor >= 0),
  ended_by uuid,
  sealed_end_reason text,
  ended_at timestamptz,
  constraint award_terms_kept check ((terms_text is null) = (terms_sha256 is null) and (terms_text is null) = (terms_version is null)),
  constraint award_ended_when check ((state = 'ended') = (ended_at is not null))
);
comment on table grants.award is 'What was promised to an applicant. Its id is that of the promise in the books of the programme.';
comment on column grants.award.decided_by is 'Who decided it: they do not approve its payments.';
comment on column grants.award.terms_text is 'The agreement as it was accepted, word for word, in the language in which it was read.';
comment on column grants.award.given_back_minor is 'What went back to the budget when it ended.';

create table grants.milestone (
  id uuid not null constraint milestone_key primary key,
  award_id uuid not null constraint milestone_of references grants.award,
  number smallint not null constraint milestone_counted check (number > 0),
  percent smallint not null constraint milestone_percent_sound check (percent between 1 and 100),
  needs text not null constraint milestone_needs_known check (needs in ('agreement', 'report')),
  amount_minor bigint not null constraint milestone_amount_positive check (amount_minor > 0),
  state text not null
    constraint milestone_state_known
    check (state in ('waiting', 'due', 'reported', 'to_pay', 'stopped', 'paid', 'closed')),
  sealed_report text,
  receipts uuid[] not null default '{}',
  reported_at timestamptz,
  sealed_reason text,
  decided_by uuid,
  envelope_id uuid,
  payment_id uuid,
  paid_at timestamptz,
  constraint milestone_place unique (award_id, number),
  constraint milestone_paid_by check (state not in ('to_pay', 'paid') or (envelope_id is not null and payment_id is not null)),
  constraint milestone_paid_when check ((state = 'paid') = (paid_at is not null))
);
comment on table grants.milestone is 'One part of an award: paid at the start, or against a report with receipts.';
comment on column grants.milestone.payment_id is 'What the payment in the envelope is for: a new one for each envelope.';
comment on column grants.milestone.receipts is 'Documents that were given with the report.';
comment on column grants.milestone.sealed_reason is 'Why the report was accepted or sent back.';
create unique index milestone_payment_once on grants.milestone (payment_id) where payment_id is not null;
create index milestone_of_envelope on grants.milestone (envelope_id) where envelope_id is not null;

-- Awards from before are one part, without an agreement.
insert into grants.award (id, case_id, state, ended_at)
select a.award_id, a.case_id,
  case a.state when 'paid' then 'completed' when 'declined' then 'ended' else 'active' end,
  case a.state when 'declined' then coalesce(a.closed_at, a.awarded_at) end
from grants.application a
where a.award_id is not null;
insert into grants.milestone (id, award_id, number, percent, needs, amount_minor, state, envelope_id, payment_id, paid_at)
select a.payment_id, a.award_id, 1, 100, 'agreement', a.amount_minor,
  case a.state when 'paid' then 'paid' when 'declined' then 'closed' when 'payment_stopped' then 'stopped' else 'to_pay' end,
  a.envelope_id, a.payment_id, case a.state when 'paid' then coalesce(a.closed_at, a.awarded_at) end
from grants.application a
where a.award_id is not null and a.payment_id is not null;

drop index grants.application_of_envelope, grants.application_of_payment, grants.application_awards, grants.application_awards_of_programme;
alter table grants.application drop column envelope_id, drop column payment_id;
create index application_awards on grants.application (award_id desc) where award_id is not null;
create index application_awards_of_programme on grants.application (programme_id, award_id desc) where award_id is not null;
