alter table developers.webhook
  add column events text[],
  add constraint webhook_events_some check (cardinality(events) > 0);
comment on column developers.webhook.events is 'The types of events that it is told of; null: all, also those that come later.';

create table developers.request (
  id uuid not null,
  owner_id uuid not null,
  key_id uuid not null,
  is_live boolean not null,
  method text not null,
  route text not null,
  status integer not null,
  code text,
  duration_ms integer not null,
  request_id text not null,
  at timestamptz not null,
  constraint request_pkey primary key (id),
  constraint request_status_range check (status between 100 and 599),
  constraint request_duration_positive check (duration_ms >= 0),
  constraint request_lengths check (
    char_length(method) <= 10 and char_length(route) <= 200 and char_length(code) <= 60 and char_length(request_id) <= 100
  )
);
create index request_by_owner on developers.request (owner_id, id desc);
create index request_by_key on developers.request (key_id, id desc);
create index request_by_age on developers.request (at);
comment on table developers.request is
  'What API keys asked for, kept for 30 days: the pattern of the address and the answer''s status, never an address, a body, a header or a secret.';
