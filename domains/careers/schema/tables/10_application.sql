create schema careers;

create table careers.application (
  id uuid not null constraint application_key primary key,
  job_id uuid not null,
  organisation_id uuid not null,
  user_id uuid not null,
  letter text not null constraint application_letter_length check (char_length(letter) <= 4000),
  state text not null
    constraint application_state_known
    check (state in (
      'submitted', 'seen', 'interview', 'interviewed', 'offer', 'hired', 'declined', 'withdrawn', 'no_response')),
  version integer not null default 1,
  decline_reason text,
  sent_at timestamptz not null,
  changed_at timestamptz not null,
  is_sample boolean not null default false,
  constraint application_once unique (job_id, user_id),
  constraint application_reason check ((decline_reason is null) or state = 'declined')
);
comment on table careers.application is 'Who applied for which job. A person applies once; its machine is careers.application.';
comment on column careers.application.organisation_id is 'Who offers the job: its members alone see the application.';
create index application_of_person on careers.application (user_id, id desc);
create index application_of_day on careers.application (user_id, sent_at);
create index application_of_job on careers.application (job_id, id desc);
create index application_unanswered on careers.application (sent_at) where state = 'submitted';
