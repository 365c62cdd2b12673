create schema if not exists platform;

create table platform.event (
  id uuid not null constraint event_key primary key,
  topic text not null,
  payload jsonb not null,
  audience uuid[] not null,
  happened_at timestamptz not null
);
comment on table platform.event is
  'What happened, as told to other domains and to open pages. Written in the transaction of the use case; kept for some days.';
comment on column platform.event.id is 'UUID version 7 made by the unit of work: sorts by time.';
comment on column platform.event.audience is 'People whose open pages hear of it; empty for events between domains only.';

create table platform.listener (
  topic text not null,
  job text not null constraint listener_key primary key
);
comment on table platform.listener is
  'Which job to queue for which topic. Written from the domains'' code when a process starts.';

create index listener_topic on platform.listener (topic);
