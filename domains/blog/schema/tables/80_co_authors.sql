create table blog.co_author (
  post_id uuid not null constraint co_author_post references blog.post,
  author_id uuid not null constraint co_author_author references blog.author,
  place smallint not null,
  constraint co_author_key primary key (post_id, author_id)
);
comment on table blog.co_author is 'Who has written a post together with its author, in the order in which they are named.';
create index co_author_posts on blog.co_author (author_id);
