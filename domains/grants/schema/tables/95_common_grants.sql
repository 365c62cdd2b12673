-- The draft of which an application came: programs know it by this id from the start on.
alter table grants.application add column draft_id uuid;
comment on column grants.application.draft_id is 'The draft that was sent; null for those from before, and for invented ones.';
create unique index application_draft_once on grants.application (draft_id) where draft_id is not null;
