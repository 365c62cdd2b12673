create table platform.done_once (
  name text not null constraint done_once_key primary key,
  done_at timestamptz not null
);
comment on table platform.done_once is 'What is done a single time in the life of a database, such as making the demo people.';
