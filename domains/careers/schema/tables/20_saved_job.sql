create table careers.saved_job (
  user_id uuid not null,
  job_id uuid not null,
  saved_at timestamptz not null,
  constraint saved_job_once primary key (user_id, job_id)
);
comment on table careers.saved_job is 'Jobs that a person wants to find again.';

alter table careers.application alter column letter drop not null;
alter table careers.application add column sealed_letter text;
comment on column careers.application.letter is 'Of an application from before letters were sealed; a job seals it and empties this.';
comment on column careers.application.sealed_letter is 'What the person wrote to the employer; null when the account is gone.';
create index application_unsealed on careers.application (id) where letter is not null;
