create table identity.passkey (
  id uuid primary key,
  user_id uuid not null references identity.user (id) on delete cascade,
  credential_id bytea not null,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null default '{}',
  is_backed_up boolean not null,
  friendly_name text not null default '',
  created_at timestamptz not null,
  last_used_at timestamptz,
  constraint passkey_credential_unique unique (credential_id),
  constraint passkey_sign_count_not_negative check (sign_count >= 0)
);
create index passkey_user on identity.passkey (user_id);
comment on table identity.passkey is 'Public keys of passkeys; the private halves never leave the devices of their people.';

create table identity.passkey_challenge (
  id uuid primary key,
  user_id uuid references identity.user (id) on delete cascade,
  session_id uuid references identity.session (id) on delete cascade,
  challenge text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index passkey_challenge_created on identity.passkey_challenge (created_at);
create index passkey_challenge_user on identity.passkey_challenge (user_id);
create index passkey_challenge_session on identity.passkey_challenge (session_id);
comment on table identity.passkey_challenge is 'What a passkey has to sign, once: with a person to add one, without to sign in.';
