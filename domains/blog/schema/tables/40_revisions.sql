create table blog.revision (
  id uuid not null constraint revision_key primary key,
  post_id uuid not null constraint revision_post references blog.post,
  language text not null,
  title text not null,
  excerpt text not null,
  body jsonb not null,
  written_by uuid,
  written_at timestamptz not null
);
comment on table blog.revision is 'Texts as they once were: before a review, a publication, a restoration, and before another person wrote on.';
comment on column blog.revision.written_by is 'Null for samples, which nobody wrote.';
create index revision_newest on blog.revision (post_id, language, id desc);
