create table blog.category (
  slug text not null constraint category_key primary key
    constraint category_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  place smallint not null,
  names jsonb not null constraint category_has_english check (names ? 'en')
);
comment on table blog.category is 'What posts are about, with a name for each language. Every post has one.';

alter table blog.author add column about text not null default '';
alter table blog.author add column user_id uuid constraint author_user_once unique;
comment on column blog.author.user_id is 'The person who writes under this name. Samples have none.';

alter table blog.post add column tags text[] not null default '{}';
alter table blog.post add column is_featured boolean not null default false;
alter table blog.post add column is_for_members boolean not null default false;
alter table blog.post add column search_words tsvector not null default '';
comment on column blog.post.search_words is 'The words of its published texts, in every language.';
alter table blog.post add constraint post_category foreign key (category) references blog.category not valid;
create index post_newest_of_category on blog.post (category, published_at desc, id desc) where state = 'published';
create index post_newest_of_author on blog.post (author_id, published_at desc, id desc) where state = 'published';
create index post_tagged on blog.post using gin (tags);
create index post_searched on blog.post using gin (search_words);

alter table blog.post_text add column reading_minutes smallint not null default 1;
