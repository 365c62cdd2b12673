create table careers.message (
  id uuid not null constraint message_key primary key,
  application_id uuid not null constraint message_of references careers.application on delete cascade,
  side text not null constraint message_side_known check (side in ('applicant', 'employer')),
  written_by uuid not null,
  sealed_text text,
  sent_at timestamptz not null
);
comment on table careers.message is 'What applicant and employer write to each other about an application.';
comment on column careers.message.sealed_text is 'Null where the account of the applicant is gone.';
create index message_of_application on careers.message (application_id, id desc);
create index message_of_day on careers.message (written_by, sent_at);
