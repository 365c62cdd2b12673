create table identity.factor (
  id uuid primary key,
  user_id uuid not null references identity.user (id) on delete cascade,
  kind text not null,
  friendly_name text not null default '',
  verified_at timestamptz,
  sealed_secret bytea,
  key_id text,
  last_step bigint,
  fails integer not null default 0,
  locked_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  begun_in uuid,
  constraint factor_kind_known check (kind in ('totp', 'recovery_code')),
  constraint factor_totp_has_secret check ((kind = 'totp') = (sealed_secret is not null)),
  constraint factor_secret_with_key check ((sealed_secret is null) = (key_id is null)),
  constraint factor_fails_not_negative check (fails >= 0)
);
create unique index factor_one_set_of_recovery_codes on identity.factor (user_id) where kind = 'recovery_code';
create unique index factor_name_unique on identity.factor (user_id, friendly_name) where friendly_name <> '' and kind = 'totp';
create index factor_user on identity.factor (user_id);
comment on table identity.factor is 'Second factors: authenticator apps and the set of recovery codes. Attempts are counted before they are compared.';
comment on column identity.factor.sealed_secret is 'The secret of the app, encrypted under a key of ours that is not in the database.';
comment on column identity.factor.last_step is 'The time step of the last code taken: no code counts twice.';
comment on column identity.factor.begun_in is
  'The session that began to connect the app. Until its first right code, no other session may confirm it.';

create table identity.factor_challenge (
  id uuid primary key,
  factor_id uuid not null references identity.factor (id) on delete cascade,
  session_id uuid not null references identity.session (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  verified_at timestamptz
);
create index factor_challenge_factor on identity.factor_challenge (factor_id);
create index factor_challenge_session on identity.factor_challenge (session_id);
create index factor_challenge_expiry on identity.factor_challenge (expires_at);
comment on table identity.factor_challenge is 'An open question for a code of a factor, asked in one session.';

create table identity.recovery_code (
  id uuid primary key,
  factor_id uuid not null references identity.factor (id) on delete cascade,
  key_id text not null,
  hash bytea not null,
  used_at timestamptz
);
create index recovery_code_factor on identity.recovery_code (factor_id);
comment on table identity.recovery_code is 'Codes on paper that stand in for a lost authenticator app, each once. Only keyed hashes are kept.';
