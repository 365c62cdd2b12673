create table blog.former_co_author (
  post_id uuid not null constraint former_co_author_post references blog.post,
  author_id uuid not null constraint former_co_author_author references blog.author,
  constraint former_co_author_key primary key (post_id, author_id)
);
comment on table blog.former_co_author is 'Who was once named among those who wrote a post, so that nobody steps back from it to decide about it.';
create index former_co_author_posts on blog.former_co_author (author_id);
