create table support.back_check (
  id uuid not null constraint back_check_key primary key,
  week_id uuid not null
    constraint back_check_once unique
    constraint back_check_of references support.week on delete cascade,
  state text not null
    constraint back_check_state_known check (state in ('open', 'asked', 'answered', 'confirmed', 'found')),
  drawn_at timestamptz not null,
  asked_by uuid,
  sealed_question text,
  answer_by timestamptz,
  sealed_answer text,
  closed_by uuid,
  sealed_finding text,
  closed_at timestamptz,
  constraint back_check_asked_when check (state not in ('asked', 'answered', 'found') or answer_by is not null),
  constraint back_check_closed_when check ((state in ('confirmed', 'found')) = (closed_at is not null))
);
comment on table support.back_check is 'Weeks that were drawn, after they were accepted, for an officer to look at. No payment waits for it.';
comment on column support.back_check.answer_by is 'Until when the person may answer, as they were told. Before, nothing is found against them.';
create index back_check_open on support.back_check (id) where closed_at is null;
