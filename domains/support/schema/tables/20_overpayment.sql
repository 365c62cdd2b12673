-- An overpayment is recorded by one, heard, decided by another, and held back from later payments. Nothing was written into the first table.
drop table support.overpayment;

create table support.overpayment (
  id uuid not null constraint overpayment_key primary key,
  case_id uuid not null constraint overpayment_of references support.claim,
  user_id uuid not null,
  state text not null
    constraint overpayment_state_known check (state in ('proposed', 'answered', 'owed', 'appealed', 'dropped', 'settled')),
  amount_minor bigint not null constraint overpayment_positive check (amount_minor > 0),
  reason text not null
    constraint overpayment_reason_known check (reason in ('earnings', 'not_entitled', 'our_error')),
  sealed_finding text not null,
  recorded_by uuid not null,
  recorded_at timestamptz not null,
  answer_by timestamptz not null,
  sealed_answer text,
  answered_at timestamptz,
  decided_by uuid,
  sealed_decision text,
  decided_at timestamptz,
  appeal_by timestamptz,
  sealed_appeal text,
  appealed_at timestamptz,
  appeal_decided_by uuid,
  sealed_appeal_decision text,
  appeal_decided_at timestamptz,
  constraint overpayment_by_two check (decided_by is distinct from recorded_by),
  constraint overpayment_appeal_by_another
    check (appeal_decided_by is null or (appeal_decided_by <> recorded_by and appeal_decided_by <> decided_by)),
  constraint overpayment_decided_when
    check ((state in ('proposed', 'answered')) = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  constraint overpayment_appealed_when check (state <> 'appealed' or appealed_at is not null)
);
comment on table support.overpayment is 'What was paid too much for weeks of a claim, and what became of it. What is still owed stands in the ledger under its id.';
comment on column support.overpayment.answer_by is 'Until when the person may answer, as they were told.';
comment on column support.overpayment.appeal_by is 'Until when the person may appeal. Payments hold nothing back before.';
create index overpayment_of_person on support.overpayment (user_id, id desc);

create table support.overpaid_week (
  overpayment_id uuid not null constraint overpaid_week_of references support.overpayment,
  week_id uuid not null constraint overpaid_week_known references support.week,
  is_due boolean not null,
  earned_minor bigint not null constraint overpaid_week_earned_sound check (earned_minor >= 0),
  paid_minor bigint not null,
  due_minor bigint not null constraint overpaid_week_due_sound check (due_minor >= 0),
  is_standing boolean not null default true,
  constraint overpaid_week_key primary key (overpayment_id, week_id),
  constraint overpaid_week_too_much check (paid_minor > due_minor)
);
comment on table support.overpaid_week is 'A week of an overpayment: what was earned in truth, what was paid, and what the rule pays for it.';
comment on column support.overpaid_week.is_standing is 'False where the overpayment was dropped: the week can be in another one then.';
create unique index overpaid_week_once on support.overpaid_week (week_id) where is_standing;

create table support.deduction (
  week_id uuid not null constraint deduction_week references support.week,
  overpayment_id uuid not null constraint deduction_of references support.overpayment,
  amount_minor bigint not null constraint deduction_positive check (amount_minor > 0),
  constraint deduction_key primary key (week_id, overpayment_id)
);
comment on table support.deduction is 'What the payment of a week holds back of an overpayment. The debt grows smaller when the week is paid; a payment that is not made holds nothing back.';
create index deduction_of_debt on support.deduction (overpayment_id);

-- Officers find a claim by its reference.
create index claim_of_reference on support.claim (reference);
