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
  channel text,
  device text,
  constraint session_aal_known check (aal in ('aal1', 'aal2')),
  constraint session_channel_known check (channel in ('email', 'phone', 'phone_unproved')),
  constraint session_end_has_reason check ((ended_at is null) = (end_reason is null)),
  constraint session_pin_whole check (
    (pin_verified_at is null) = (pin_expires_at is null) and (pin_verified_at is null) = (pin_epoch is null)
  )
);
create index session_open on identity.session (user_id, created_at) where ended_at is null;
create index session_created on identity.session (created_at);
-- Every sign-in asks which browsers its person has used; without this it would read everybody's sessions.
create index session_person on identity.session (user_id);
-- The overview counts sessions that are open now, not those of three months.
create index session_active on identity.session (last_active_at) where ended_at is null;
create index session_device on identity.session (user_id, device) where device is not null;
comment on table identity.session is 'Signed-in browsers and devices: what is active, until when the PIN holds, which refresh token is the active one.';
comment on column identity.session.refresh_counter is 'Number of the active refresh token; the token itself is derived from it with the key refresh_key_id and stored nowhere.';
comment on column identity.session.rotated_at is 'When the latest refresh tokens were replaced, oldest first; the last is the one that made the active token.';
comment on column identity.session.amr is 'How the person proved who they are: [{method, timestamp}], newest first.';
comment on column identity.session.channel is
  'Where the code or link that opened the session was sent; phone_unproved: to a number nobody had used for half a year. Null where none opened it.';
comment on column identity.session.device is 'Hash of the device cookie of the browser that opened it. It opens nothing: it only tells a known browser from a strange one.';
