create schema blog;

create table blog.author (
  id uuid not null constraint author_key primary key,
  name text not null,
  is_sample boolean not null default false
);
comment on table blog.author is 'Under whose name posts are read.';

create table blog.post (
  id uuid not null constraint post_key primary key,
  state text not null constraint post_state_known check (state in ('draft', 'in_review', 'scheduled', 'published', 'unpublished')),
  category text not null,
  author_id uuid not null constraint post_author references blog.author,
  published_at timestamptz,
  is_sample boolean not null default false,
  constraint post_published_since check (state not in ('published', 'unpublished') or published_at is not null)
);
comment on table blog.post is 'Posts. What is read in them stands in post_text, once for each language.';
create index post_newest on blog.post (published_at desc, id desc) where state = 'published';

create table blog.post_text (
  post_id uuid not null constraint post_text_post references blog.post,
  language text not null,
  slug text not null constraint post_slug_once unique,
  title text not null,
  excerpt text not null,
  body jsonb not null,
  changed_at timestamptz not null,
  constraint post_text_key primary key (post_id, language),
  constraint post_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  constraint post_slug_free check (slug not in ('category', 'author', 'tag', 'page', 'feed', 'search'))
);
comment on table blog.post_text is 'A post in one language: its name in addresses, and a document of allowed parts (post-body.ts).';

create table blog.old_slug (
  slug text not null constraint old_slug_key primary key,
  post_id uuid not null,
  language text not null,
  constraint old_slug_text foreign key (post_id, language) references blog.post_text
);
comment on table blog.old_slug is 'Names under which a text was once read. Its address leads on to the present one.';
