alter table blog.draft add column cover jsonb;
alter table blog.post_text add column cover jsonb;
alter table blog.revision add column cover jsonb;
comment on column blog.draft.cover is 'The picture above a text and what it says; null where it has none. Described in each language on its own.';
