create table developers.webhook (
  id uuid not null,
  owner_id uuid not null,
  url text not null,
  is_live boolean not null,
  sealed_secret text not null,
  sealed_old_secret text,
  old_secret_ends_at timestamptz,
  created_at timestamptz not null,
  disabled_at timestamptz,
  disabled_why text,
  constraint webhook_pkey primary key (id),
  constraint webhook_url_length check (char_length(url) between 1 and 500),
  constraint webhook_old_secret_whole check ((sealed_old_secret is null) = (old_secret_ends_at is null)),
  constraint webhook_disabled_whole check ((disabled_at is null) = (disabled_why is null)),
  constraint webhook_disabled_known check (disabled_why in ('owner', 'gone', 'failing'))
);
create index webhook_by_owner on developers.webhook (owner_id, id desc);
comment on table developers.webhook is
  'Where a merchant wants to hear of events. Its secret signs each message; after a rotation the old one signs too until it ends.';

create table developers.event (
  id uuid not null,
  owner_id uuid not null,
  is_live boolean not null,
  type text not null,
  object jsonb not null,
  at timestamptz not null,
  constraint event_pkey primary key (id),
  constraint event_type_length check (char_length(type) between 1 and 60)
);
create index event_by_owner on developers.event (owner_id, id desc);
create index event_by_age on developers.event (at);
comment on table developers.event is 'What happened to a merchant''s payments, kept for 30 days.';

create table developers.delivery (
  id uuid not null,
  event_id uuid not null,
  webhook_id uuid not null,
  owner_id uuid not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  next_at timestamptz,
  last_at timestamptz,
  last_result text,
  delivered_at timestamptz,
  constraint delivery_pkey primary key (id),
  constraint delivery_event_fkey foreign key (event_id) references developers.event (id) on delete cascade,
  constraint delivery_webhook_fkey foreign key (webhook_id) references developers.webhook (id),
  constraint delivery_once unique (event_id, webhook_id),
  constraint delivery_attempts_known check ((attempts = 0) = (last_at is null)),
  constraint delivery_result_length check (char_length(last_result) <= 20)
);
create index delivery_by_webhook on developers.delivery (webhook_id, id desc);
comment on table developers.delivery is
  'One event on its way to one webhook. next_at is when it is tried again; null where it has arrived or nobody tries any more.';
