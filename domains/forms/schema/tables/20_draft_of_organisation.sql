alter table forms.draft add column organisation_id uuid;
comment on column forms.draft.organisation_id is 'For which organisation it is filled in: then its members share it. Null: for its owner.';
comment on column forms.draft.owner_id is 'Who began it.';

drop index forms.draft_open;
create unique index draft_open on forms.draft (owner_id, form) where sent_at is null and organisation_id is null;
create unique index draft_open_for on forms.draft (organisation_id, form)
  where sent_at is null and organisation_id is not null;
