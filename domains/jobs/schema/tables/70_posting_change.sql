create table jobs.posting_change (
  case_id uuid not null constraint posting_change_key primary key,
  posting_id uuid not null constraint posting_change_posting references jobs.posting on delete cascade,
  proposed jsonb not null,
  asked_by uuid not null,
  asked_at timestamptz not null,
  decided_at timestamptz,
  was_applied boolean not null default false
);
comment on table jobs.posting_change is 'Changes of open postings that an officer looks at. The posting says what it said until then.';
comment on column jobs.posting_change.case_id is 'The case of moderation that decides about it.';
comment on column jobs.posting_change.proposed is 'What the posting would say, as the call took it.';
create unique index posting_change_waits_once on jobs.posting_change (posting_id) where decided_at is null;
create index posting_change_of_posting on jobs.posting_change (posting_id);

alter table jobs.posting add column is_changed_unseen boolean not null default false;
comment on column jobs.posting.is_changed_unseen is 'Its words or pay were changed at once, because the employer is verified: no officer has looked at them since.';
