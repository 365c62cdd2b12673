create schema activity;

create table activity.consent_receipt (
  id uuid primary key,
  user_id uuid not null,
  version text not null,
  preferences boolean not null,
  analytics boolean not null,
  security_location boolean not null,
  marketing boolean not null,
  locale text not null,
  answered_at timestamptz not null,
  constraint consent_receipt_version_form check (version ~ '^\d{1,3}\.\d{1,3}$')
);
create index consent_receipt_of_person on activity.consent_receipt (user_id, id desc);
comment on table activity.consent_receipt is 'Every answer a signed-in person gave about cookies and the activity log: the proof of it. The latest counts. Append-only; goes with the account.';
comment on column activity.consent_receipt.version is 'Of the cookie text that was answered.';

create table activity.user_geolocation_logs (
  id uuid primary key,
  created_at timestamptz not null,
  keep_until timestamptz not null,
  user_id uuid not null,
  session_id text,
  ip_address text,
  country text,
  country_code text,
  city text,
  region text,
  latitude numeric(4, 1),
  longitude numeric(4, 1),
  timezone text,
  currency_detected text,
  currency_selected text,
  language_detected text,
  language_selected text,
  user_agent text,
  page_url text,
  activity_type text not null,
  activity_details jsonb not null,
  constraint user_geolocation_logs_country_form check (country_code ~ '^[A-Z]{2}$'),
  constraint user_geolocation_logs_latitude_bounds check (latitude between -90 and 90),
  constraint user_geolocation_logs_longitude_bounds check (longitude between -180 and 180),
  constraint user_geolocation_logs_type_length check (char_length(activity_type) between 1 and 64),
  constraint user_geolocation_logs_page_is_path check (page_url ~ '^/[^?#]*$'),
  constraint user_geolocation_logs_kept_for_a_while check (keep_until > created_at)
);
create index user_geolocation_logs_of_person on activity.user_geolocation_logs (user_id, id desc);
create index user_geolocation_logs_of_visit on activity.user_geolocation_logs (user_id, session_id, created_at);
create index user_geolocation_logs_forgotten on activity.user_geolocation_logs (keep_until);
comment on table activity.user_geolocation_logs is 'What a person did, as far as they allowed it to be kept; of security events only what is needed without asking. Deleted at keep_until, by the person, or with the account. The name is that of the specification.';
comment on column activity.user_geolocation_logs.ip_address is 'The network only: IPv4 /24, IPv6 /48.';
comment on column activity.user_geolocation_logs.latitude is 'In steps of a tenth of a degree, and only where the person shared their place.';
comment on column activity.user_geolocation_logs.user_agent is 'Family and major version of the browser, and the family of the system.';
comment on column activity.user_geolocation_logs.activity_details is 'With timestamp, screen_resolution, viewport_size (rough) and security_tracking: true for security events, which the server alone writes.';
