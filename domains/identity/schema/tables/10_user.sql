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
  phone_proved_at timestamptz,
  money_held_since timestamptz,
  money_held_by text[] not null default '{}',
  money_held_until timestamptz,
  constraint user_email_unique unique (email),
  constraint user_phone_unique unique (phone),
  constraint user_email_lower_case check (email = lower(email)),
  constraint user_phone_digits check (phone ~ '^[1-9][0-9]{6,14}$'),
  constraint user_reachable check (email is not null or phone is not null or is_anonymous),
  constraint user_password_with_key check ((password_hash is null) = (password_key_id is null)),
  constraint user_money_held_by_known check (money_held_by <@ array['email', 'phone'])
);
create index user_unconfirmed on identity.user (created_at)
  where email_confirmed_at is null and phone_confirmed_at is null and not is_anonymous;
comment on table identity.user is 'Everybody who may sign in. Phones are stored without +. A password stands here only once an address is confirmed.';
comment on column identity.user.password_key_id is 'The pepper the hash was made with.';
comment on column identity.user.user_metadata is 'Written by the person; never a source of rights.';
comment on column identity.user.phone_proved_at is
  'When the person last showed that the number is theirs: by a code sent to it, or by the PIN after such a code.';
comment on column identity.user.money_held_since is 'When the hold began; a second reset during a hold makes it longer, not younger.';
comment on column identity.user.money_held_by is 'The channels that resets of this hold came by: what ends it early comes by none of them.';
comment on column identity.user.money_held_until is
  'Until then no money leaves this person''s wallet, because their credentials were reset; null where nothing is held.';

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
