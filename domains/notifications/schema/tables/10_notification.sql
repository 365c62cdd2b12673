create schema notifications;
comment on schema notifications is 'What people should know, as the bell shows it.';

create table notifications.notification (
  id uuid not null,
  user_id uuid not null,
  event_id uuid not null,
  kind text not null,
  params jsonb not null default '{}',
  link text,
  created_at timestamptz not null,
  read_at timestamptz,
  constraint notification_pkey primary key (id),
  constraint notification_event_key unique (event_id, user_id),
  constraint notification_kind_format check (kind ~ '^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+$'),
  constraint notification_params_flat check (jsonb_typeof(params) = 'object'),
  constraint notification_link_inside check (link ~ '^/([^/\\]|$)')
);
create index notification_by_person on notifications.notification (user_id, id desc);
create index notification_unread on notifications.notification (user_id) where read_at is null;
comment on table notifications.notification is
  'One thing a person should know: its kind and parameters, from which the browser makes the sentence. One for each event and person, however often the event is heard.';
