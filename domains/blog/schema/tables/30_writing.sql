create table blog.draft (
  post_id uuid not null constraint draft_post references blog.post,
  language text not null,
  slug text not null constraint draft_slug_once unique,
  title text not null,
  excerpt text not null,
  body jsonb not null,
  version integer not null,
  changed_at timestamptz not null,
  changed_by uuid not null,
  constraint draft_key primary key (post_id, language),
  constraint draft_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  constraint draft_slug_free check (slug not in ('category', 'author', 'tag', 'page', 'feed', 'search'))
);
comment on table blog.draft is 'Texts as they are being written. Readers see post_text, which publishing writes from here.';
comment on column blog.draft.version is 'Grows with each save. A writer sends the version that they have read, so that nobody overwrites a text unread.';

alter table blog.post add column version integer not null default 1;
alter table blog.post add column scheduled_for timestamptz;
alter table blog.post add constraint post_scheduled check ((state = 'scheduled') = (scheduled_for is not null)) not valid;
create index post_due on blog.post (scheduled_for) where state = 'scheduled';
create index post_written_by on blog.post (author_id, id desc);

create table blog.post_event (
  id uuid not null constraint post_event_key primary key,
  post_id uuid not null constraint post_event_post references blog.post,
  event text not null,
  note text not null,
  by_user uuid,
  happened_at timestamptz not null
);
comment on table blog.post_event is 'What became of a post: the events of its machine, and who caused them.';
comment on column blog.post_event.by_user is 'Null where time did.';
create index post_event_newest on blog.post_event (post_id, id desc);
