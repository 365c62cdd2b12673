create schema openings;

create table openings.waiting (
  id uuid primary key,
  service text not null,
  user_id uuid,
  email text,
  token_hash text,
  language text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  constraint waiting_by_one_way check ((user_id is null) <> (email is null)),
  constraint waiting_address_has_link check ((email is null) = (token_hash is null)),
  constraint waiting_person_is_confirmed check (user_id is null or confirmed_at is not null),
  constraint waiting_person_once unique (service, user_id),
  constraint waiting_address_once unique (service, email),
  constraint waiting_token_unique unique (token_hash)
);
create index waiting_confirmed on openings.waiting (service, id) where confirmed_at is not null;
create index waiting_of_person on openings.waiting (user_id) where user_id is not null;
create index waiting_unconfirmed on openings.waiting (asked_at) where confirmed_at is null;
comment on table openings.waiting is 'Who is told when a service opens: a person, or an address that was confirmed. Deleted once they were told.';
comment on column openings.waiting.email is 'In lower case.';
comment on column openings.waiting.token_hash is 'Of the secret in the mailed link, which confirms and which takes back.';

create table openings.asking (
  mark text not null,
  at timestamptz not null
);
create index asking_mark on openings.asking (mark, at);
create index asking_at on openings.asking (at);
comment on table openings.asking is 'How often a network asked and an address was written to lately; keyed marks, not addresses. Forgotten after a day.';
