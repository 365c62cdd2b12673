create table careers.cv (
  user_id uuid not null constraint cv_key primary key,
  sealed_cv text not null,
  version integer not null,
  saved_at timestamptz not null
);
comment on table careers.cv is 'What a person says of themselves for work, encrypted.';

alter table careers.application
  add column sealed_cv text,
  add column score smallint,
  add constraint application_score_range check (score between 0 and 100);
comment on column careers.application.sealed_cv is 'The CV that came with it as it was then, and how well it fits with the reasons; null where none came, and when the account is gone.';
comment on column careers.application.score is 'How well the CV fits the job, of 100.';
create index application_best on careers.application (job_id, coalesce(score, -1) desc, id desc);
