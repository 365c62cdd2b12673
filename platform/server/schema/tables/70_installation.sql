create table platform.installation (
  is_only boolean primary key default true,
  id uuid not null,
  made_at timestamptz not null,
  constraint installation_only_one check (is_only)
);
comment on table platform.installation is
  'Which keys belong to this database: the id in keys/installation.json of each server that may work on it. One row.';

create table platform.test_clock (
  is_only boolean primary key default true,
  offset_ms bigint not null,
  constraint test_clock_only_one check (is_only)
);
comment on table platform.test_clock is
  'How far the product''s clock is ahead of the machine''s, in test mode; every process follows it. One row, or none.';

create table platform.done_once (
  name text not null constraint done_once_key primary key,
  done_at timestamptz not null
);
comment on table platform.done_once is 'What is done a single time in the life of a database, such as making the demo people.';
