alter table forms.draft add column subject_id uuid;
comment on column forms.draft.subject_id is 'What its answers change, where the form may change something that is there. Null: something new comes of it.';

drop index forms.draft_open;
drop index forms.draft_open_for;
create unique index draft_open on forms.draft (owner_id, form, subject_id) nulls not distinct
  where sent_at is null and organisation_id is null;
create unique index draft_open_for on forms.draft (organisation_id, form, subject_id) nulls not distinct
  where sent_at is null and organisation_id is not null;
