create table identity.one_time_token (
  id uuid primary key,
  user_id uuid not null references identity.user (id) on delete cascade,
  kind text not null,
  sent_to text not null,
  key_id text not null,
  code_hash bytea not null,
  link_hash bytea not null,
  attempts integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  pending_password_hash text,
  pending_password_key_id text,
  pending_metadata jsonb,
  session_id uuid,
  asked_device text,
  asked_network text,
  other_attempts integer not null default 0,
  code_challenge text,
  constraint one_time_token_one_per_kind unique (user_id, kind),
  constraint one_time_token_kind_known check (
    kind in (
      'email_signup', 'phone_signup', 'email_signin', 'phone_signin', 'recovery', 'reauthentication', 'pin_reset',
      'email_change_current', 'email_change_new', 'phone_change', 'invite', 'hold_release'
    )
  ),
  constraint one_time_token_attempts_limited check (attempts between 0 and 5),
  constraint one_time_token_other_attempts_limited check (other_attempts between 0 and 5),
  constraint one_time_token_code_challenge_is_sha256 check (code_challenge ~ '^[A-Za-z0-9_-]{43}$'),
  constraint one_time_token_end_has_reason check ((ended_at is null) = (end_reason is null)),
  constraint one_time_token_password_with_key check ((pending_password_hash is null) = (pending_password_key_id is null))
);
create index one_time_token_address_change on identity.one_time_token (sent_to, sent_at)
  where kind in ('email_change_current', 'email_change_new', 'phone_change');
comment on table identity.one_time_token is 'Codes and links that were sent, one a person and kind: a new one replaces the old. Only keyed hashes are kept.';
comment on column identity.one_time_token.attempts is 'Guesses of the code, counted before each comparison.';
comment on column identity.one_time_token.pending_password_hash is 'The password of a sign-up, waiting for its confirmation: whoever confirms another way never gets it.';
comment on column identity.one_time_token.session_id is 'The session a reauthentication code belongs to.';
comment on column identity.one_time_token.asked_device is 'The device that asked for the code. Guesses from elsewhere in its network are counted apart.';
comment on column identity.one_time_token.asked_network is 'The network (/24 or /48) that asked. A code typed in another network, without that device, never counts. Null: an operator asked, and the code is bound to nobody.';
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
