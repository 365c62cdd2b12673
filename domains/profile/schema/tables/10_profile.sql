create schema profile;

create table profile.username (
  username text primary key,
  user_id uuid not null,
  taken_at timestamptz not null,
  constraint username_form check (username ~ '^[a-z0-9][a-z0-9._-]{2,29}$')
);
create index username_user on profile.username (user_id);
comment on table profile.username is 'Every username ever taken. It stays with whoever took it first, so that money sent to an old name can never reach a stranger.';

create table profile.username_skeleton (
  skeleton text primary key,
  user_id uuid not null
);
comment on table profile.username_skeleton is
  'What usernames look like at a glance (am1na, a.mina and amina are one): only the first holder may have names that look so.';

create table profile.profile (
  user_id uuid primary key,
  first_name text not null,
  last_name text not null,
  username text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint profile_username_unique unique (username),
  constraint profile_username_taken foreign key (username) references profile.username (username),
  constraint profile_first_name_length check (char_length(first_name) between 1 and 80),
  constraint profile_last_name_length check (char_length(last_name) between 1 and 80)
);
comment on table profile.profile is 'What people are called. Complete together with a PIN, which the identity domain keeps.';
