create table identity.pin (
  user_id uuid primary key references identity.user (id) on delete cascade,
  hash text not null,
  key_id text not null,
  epoch integer not null default 1,
  set_at timestamptz not null,
  fails integer not null default 0,
  day_fails integer not null default 0,
  day_started_at timestamptz,
  locked_until timestamptz,
  must_reset boolean not null default false,
  constraint pin_fails_not_negative check (fails >= 0 and day_fails >= 0)
);
comment on table identity.pin is 'The second secret. Each attempt is counted here before it is compared.';
comment on column identity.pin.epoch is 'Grows with every change; a session whose PIN state names an older epoch has to verify again.';
comment on column identity.pin.fails is 'Wrong PINs since the last right one.';

create table identity.pin_reset_grant (
  id uuid primary key,
  user_id uuid not null references identity.user (id) on delete cascade,
  session_id uuid not null references identity.session (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  attempts integer not null default 0,
  used_at timestamptz,
  constraint pin_reset_grant_one_per_session unique (session_id),
  constraint pin_reset_grant_attempts_limited check (attempts between 0 and 5)
);
comment on table identity.pin_reset_grant is 'Leave to set a new PIN without the old one, given to the session that a reset link or code opened.';
