alter table identity.one_time_token
  add column code_challenge text,
  add constraint one_time_token_code_challenge_is_sha256 check (code_challenge ~ '^[A-Za-z0-9_-]{43}$');
comment on column identity.one_time_token.code_challenge is
  'PKCE: the SHA-256 of a secret of the client that asked. Its link leads to an auth code, never to tokens. Null: the link brings the tokens itself.';

create table identity.auth_code (
  id uuid primary key,
  user_id uuid not null references identity.user (id) on delete cascade,
  kind text not null,
  channel text,
  code_challenge text not null,
  key_id text not null,
  code_hash bytea not null,
  attempts integer not null default 0,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  constraint auth_code_hash_unique unique (code_hash),
  constraint auth_code_kind_known check (
    kind in ('email_signup', 'email_signin', 'recovery', 'email_change_current', 'email_change_new')
  ),
  constraint auth_code_channel_known check (channel in ('email', 'phone', 'phone_unproved')),
  constraint auth_code_code_challenge_is_sha256 check (code_challenge ~ '^[A-Za-z0-9_-]{43}$'),
  constraint auth_code_attempts_limited check (attempts between 0 and 5),
  constraint auth_code_ended_with_reason check ((ended_at is null) = (end_reason is null))
);
create index auth_code_user on identity.auth_code (user_id);
create index auth_code_expires on identity.auth_code (expires_at);
comment on table identity.auth_code is
  'PKCE: what a mail link gave instead of tokens. Whoever has the code and the secret behind the challenge exchanges both for a session, once. Kept for a day.';
comment on column identity.auth_code.kind is 'The message whose link was followed.';
comment on column identity.auth_code.channel is 'How the session will have been opened; null after a change of address, as without PKCE.';
comment on column identity.auth_code.code_hash is 'Keyed hash of the code; the code itself is stored nowhere.';
comment on column identity.auth_code.attempts is 'Exchanges tried, the right one included. Counted before the verifier is compared.';
