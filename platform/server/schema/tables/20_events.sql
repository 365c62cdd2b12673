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
  name text not null constraint listener_key primary key
);
create index listener_topic on platform.listener (topic);
comment on table platform.listener is
  'Which listener hears which topic. Written from the domains'' code when a process starts.';

create table platform.hearing (
  listener text not null,
  event_id uuid not null,
  attempts smallint not null default 0,
  due_at timestamptz not null default now(),
  last_error text,
  constraint hearing_key primary key (listener, event_id),
  constraint hearing_attempts check (attempts >= 0)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 1000);
comment on table platform.hearing is
  'Events that a listener has still to hear: written with the event, deleted in the transaction in which the listener hears it.';
comment on column platform.hearing.due_at is 'On the database''s clock. Later after each failure.';
comment on column platform.hearing.attempts is 'How often hearing it failed. After the last attempt it stays, for the operator to look at.';
