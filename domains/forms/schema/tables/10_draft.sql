create schema forms;

create table forms.draft (
  id uuid not null constraint draft_key primary key,
  form text not null,
  form_version integer not null constraint draft_form_version_counted check (form_version > 0),
  owner_id uuid not null,
  sealed_answers text,
  version integer not null constraint draft_version_counted check (version > 0),
  saved_at timestamptz not null,
  expires_at timestamptz not null,
  reminded_days integer,
  sent_at timestamptz,
  submission_id uuid,
  constraint draft_expires_later check (expires_at > saved_at),
  constraint draft_sent_whole check ((sent_at is null) = (submission_id is null)),
  constraint draft_sent_is_empty check ((sent_at is null) = (sealed_answers is not null))
);
comment on table forms.draft is 'What a person has answered in a form and not sent yet. Once sent, the answers are where they were sent to.';
comment on column forms.draft.version is 'Grows with each save: who saves another one than they have read is told.';
comment on column forms.draft.submission_id is 'What came of it, for whoever sends it a second time.';
create unique index draft_open on forms.draft (owner_id, form) where sent_at is null;
create index draft_end on forms.draft (expires_at);
