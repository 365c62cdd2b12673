-- Money that an award paid is taken back by two, after its recipient was heard.
create table grants.recovery (
  id uuid not null constraint recovery_key primary key,
  award_id uuid not null constraint recovery_of references grants.award,
  state text not null
    constraint recovery_state_known check (state in ('proposed', 'answered', 'dropped', 'owed', 'settled')),
  amount_minor bigint not null constraint recovery_amount_positive check (amount_minor > 0),
  reason text not null
    constraint recovery_reason_known
    check (reason in ('misused', 'not_carried_out', 'no_report', 'false_statement', 'paid_in_error')),
  sealed_finding text not null,
  papers uuid[] not null default '{}',
  proposed_by uuid not null,
  proposed_at timestamptz not null,
  answer_by timestamptz not null,
  sealed_answer text,
  answered_at timestamptz,
  decided_by uuid,
  sealed_decision text,
  decided_at timestamptz,
  constraint recovery_by_two check (decided_by is distinct from proposed_by),
  constraint recovery_decided_when
    check ((state in ('dropped', 'owed', 'settled')) = (decided_at is not null) and (decided_at is null) = (decided_by is null)),
  constraint recovery_answered_when check (state <> 'answered' or answered_at is not null)
);
comment on table grants.recovery is 'A proposal to take back what an award paid, and what became of it. What is still owed stands in the ledger under its id.';
comment on column grants.recovery.papers is 'Receipts that were given with reports.';
comment on column grants.recovery.answer_by is 'Until when its recipient may answer, as they were told.';
create index recovery_of_award on grants.recovery (award_id, id desc);
create unique index recovery_open_once on grants.recovery (award_id) where state in ('proposed', 'answered');
