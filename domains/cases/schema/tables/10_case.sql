create schema cases;

create table cases.case (
  id uuid not null constraint case_key primary key,
  reference text not null constraint case_reference_once unique,
  kind text not null,
  subject text not null,
  submission_id uuid not null constraint case_submission_once unique,
  form text not null,
  form_version integer not null,
  sealed_answers text,
  applicant_id uuid not null,
  state text not null,
  version integer not null constraint case_version_counted check (version > 0),
  round integer not null default 1 constraint case_round_known check (round in (1, 2)),
  assignee_id uuid,
  awaits text not null,
  due_at timestamptz,
  overdue_at timestamptz,
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  decided_at timestamptz,
  head_hash bytea not null,
  is_sample boolean not null default false,
  is_name_withheld boolean not null default false,
  constraint case_reference_form check (reference ~ '^CA-[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  constraint case_state_known
    check (state in (
      'draft', 'submitted', 'in_progress', 'fulfilled', 'declined', 'cancelled',
      'received', 'triaged', 'investigating', 'action_taken', 'unfounded', 'referred', 'proposed')),
  constraint case_awaits_known check (awaits in ('officer', 'applicant', 'nobody')),
  constraint case_not_own check (assignee_id is distinct from applicant_id),
  constraint case_head_length check (octet_length(head_hash) = 32)
);
comment on table cases.case is 'What a person asked for, and where it stands. Its history is in cases.case_event.';
comment on column cases.case.subject is 'What it is about, as its kind names it.';
comment on column cases.case.submission_id is 'The draft it came of: a form that is sent twice gives one case.';
comment on column cases.case.sealed_answers is 'What was answered in the form; null once the account is gone.';
comment on column cases.case.is_name_withheld is 'Officers are not told who the applicant is.';
comment on column cases.case.version is 'The number of steps so far; who takes a step names the one they have read.';
comment on column cases.case.head_hash is 'The hash of the last step: a history without its end is found.';
create index case_of_applicant on cases.case (applicant_id, id desc);
create index case_queue on cases.case (id desc) where awaits <> 'nobody';
create index case_assignee on cases.case (assignee_id, id desc) where assignee_id is not null;
create index case_due on cases.case (due_at) where due_at is not null and overdue_at is null;

create table cases.case_event (
  case_id uuid not null constraint case_event_case references cases.case,
  number integer not null constraint case_event_number_counted check (number > 0),
  event text not null,
  from_state text not null,
  to_state text not null,
  round integer not null,
  actor text not null constraint case_event_actor_known check (actor in ('applicant', 'officer', 'time')),
  actor_id uuid,
  sealed_reason text,
  at timestamptz not null,
  hash bytea not null,
  constraint case_event_key primary key (case_id, number),
  constraint case_event_person check ((actor_id is null) = (actor = 'time')),
  constraint case_event_hash_length check (octet_length(hash) = 32)
);
comment on table cases.case_event is 'Every step of every case, in order. Append-only; each hash covers the step and the hash before it.';
comment on column cases.case_event.hash is 'Keyed, so that whoever can only write to the database cannot make one.';

create table cases.case_message (
  id uuid not null constraint case_message_key primary key,
  case_id uuid not null constraint case_message_case references cases.case,
  author_id uuid not null,
  is_officer boolean not null,
  is_note boolean not null,
  sealed_text text not null,
  at timestamptz not null,
  constraint case_message_note_of_officer check (is_officer or not is_note)
);
comment on table cases.case_message is 'What applicant and officers wrote to each other; notes are for officers only.';
create index case_message_of_case on cases.case_message (case_id, id);

create table cases.approval (
  case_id uuid not null constraint approval_case references cases.case,
  round integer not null,
  actor_id uuid not null,
  response text not null constraint approval_response_known check (response in ('approve', 'decline', 'act', 'dismiss', 'refer')),
  at timestamptz not null,
  constraint approval_key primary key (case_id, round, actor_id)
);
comment on table cases.approval is 'Who said what to a case, once in each round; why stands in the history.';
create unique index approval_person on cases.approval (case_id, actor_id);
