create table identity.session (
  id uuid primary key,
  user_id uuid not null references identity.user (id) on delete cascade,
  created_at timestamptz not null,
  last_active_at timestamptz not null,
  aal text not null default 'aal1',
  amr jsonb not null,
  refresh_counter integer not null default 0,
  refresh_key_id text not null,
  rotated_at timestamptz[] not null default '{}',
  pin_verified_at timestamptz,
  pin_expires_at timestamptz,
  pin_epoch integer,
  ended_at timestamptz,
  end_reason text,
  ip text not null default '',
  user_agent text not null default '',
  constraint session_aal_known check (aal in ('aal1', 'aal2')),
  constraint session_end_has_reason check ((ended_at is null) = (end_reason is null)),
  constraint session_pin_whole check (
    (pin_verified_at is null) = (pin_expires_at is null) and (pin_verified_at is null) = (pin_epoch is null)
  )
);
create index session_open on identity.session (user_id, created_at) where ended_at is null;
create index session_created on identity.session (created_at);
comment on table identity.session is 'Signed-in browsers and devices: what is active, until when the PIN holds, which refresh token is the active one.';
comment on column identity.session.refresh_counter is 'Number of the active refresh token; the token itself is derived from it with the key refresh_key_id and stored nowhere.';
comment on column identity.session.rotated_at is 'When the latest refresh tokens were replaced, oldest first; the last is the one that made the active token.';
comment on column identity.session.amr is 'How the person proved who they are: [{method, timestamp}], newest first.';

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
  constraint one_time_token_one_per_kind unique (user_id, kind),
  constraint one_time_token_kind_known check (
    kind in ('email_signup', 'phone_signup', 'email_signin', 'phone_signin', 'recovery', 'reauthentication', 'pin_reset')
  ),
  constraint one_time_token_attempts_limited check (attempts between 0 and 5),
  constraint one_time_token_end_has_reason check ((ended_at is null) = (end_reason is null)),
  constraint one_time_token_password_with_key check ((pending_password_hash is null) = (pending_password_key_id is null))
);
comment on table identity.one_time_token is 'Codes and links that were sent, one a person and kind: a new one replaces the old. Only keyed hashes are kept.';
comment on column identity.one_time_token.attempts is 'Guesses of the code, counted before each comparison.';
comment on column identity.one_time_token.pending_password_hash is 'The password of a sign-up, waiting for its confirmation: whoever confirms another way never gets it.';
comment on column identity.one_time_token.session_id is 'The session a reauthentication code belongs to.';
