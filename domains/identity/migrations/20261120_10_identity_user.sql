create schema identity;

create table identity.user (
  id uuid primary key,
  email text,
  email_confirmed_at timestamptz,
  phone text,
  phone_confirmed_at timestamptz,
  password_hash text,
  password_key_id text,
  roles text[] not null default '{}',
  user_metadata jsonb not null default '{}',
  app_metadata jsonb not null default '{}',
  language text not null default 'en',
  is_anonymous boolean not null default false,
  banned_until timestamptz,
  last_sign_in_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint user_email_unique unique (email),
  constraint user_phone_unique unique (phone),
  constraint user_email_lower_case check (email = lower(email)),
  constraint user_phone_digits check (phone ~ '^[1-9][0-9]{6,14}$'),
  constraint user_reachable check (email is not null or phone is not null or is_anonymous),
  constraint user_password_with_key check ((password_hash is null) = (password_key_id is null))
);
create index user_unconfirmed on identity.user (created_at)
  where email_confirmed_at is null and phone_confirmed_at is null and not is_anonymous;
comment on table identity.user is 'Everybody who may sign in. Phones are stored without +. A password stands here only once an address is confirmed.';
comment on column identity.user.password_key_id is 'The pepper the hash was made with.';
comment on column identity.user.user_metadata is 'Written by the person; never a source of rights.';

create table identity.identity (
  id uuid primary key,
  user_id uuid not null references identity.user (id) on delete cascade,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null default '{}',
  last_sign_in_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint identity_provider_unique unique (provider, provider_id)
);
create index identity_user on identity.identity (user_id);
comment on table identity.identity is 'The ways in which a person signs in: email, phone, later others; provider_id of email and phone is the user id.';

create table identity.audit_event (
  id uuid primary key,
  happened_at timestamptz not null,
  action text not null,
  user_id uuid,
  session_id uuid,
  ip text not null default '',
  details jsonb not null default '{}'
);
create index audit_event_user on identity.audit_event (user_id, id);
comment on table identity.audit_event is 'What happened to accounts, append-only. Network addresses are cut to /24 and /48.';

create function identity.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'identity.audit_event is append-only' using errcode = 'restrict_violation';
end $$;
create trigger audit_event_append_only before update or delete or truncate on identity.audit_event
  for each statement execute function identity.refuse_change();
