create schema grant_sources;

-- Programmes of others, read from where they are published by the CommonGrants protocol.
create table grant_sources.source (
  id uuid not null constraint source_key primary key,
  url text not null
    constraint source_once unique
    constraint source_url_length check (char_length(url) between 10 and 500),
  host text not null,
  added_by uuid not null,
  added_at timestamptz not null
);
comment on table grant_sources.source is 'Where programmes of others are read from: an address that speaks CommonGrants.';

create table grant_sources.import (
  id uuid not null constraint import_key primary key,
  source_id uuid not null constraint import_of references grant_sources.source,
  state text not null constraint import_state_known check (state in ('reading', 'done', 'failed')),
  failure text
    constraint import_failure_known
    check (failure in ('url_not_allowed', 'not_found', 'timeout', 'unreachable', 'status', 'too_large', 'no_protocol', 'interrupted')),
  asked_by uuid not null,
  asked_at timestamptz not null,
  ended_at timestamptz,
  added integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  gone integer not null default 0,
  is_cut boolean not null default false,
  unread jsonb not null default '[]',
  unread_count integer not null default 0,
  constraint import_ended_when check ((state = 'reading') = (ended_at is null)),
  constraint import_failed_why check ((state = 'failed') = (failure is not null))
);
comment on table grant_sources.import is 'One reading of a source, and what came of it.';
comment on column grant_sources.import.gone is 'How many the source no longer has: they are no longer shown.';
comment on column grant_sources.import.is_cut is 'The source has more than one reading takes.';
comment on column grant_sources.import.unread is 'What could not be read: of each its place, its id or title where it has one, and why. The first hundred.';
create index import_of_source on grant_sources.import (source_id, id desc);
create unique index import_once on grant_sources.import (source_id) where state = 'reading';

create table grant_sources.programme (
  id uuid not null constraint programme_key primary key,
  source_id uuid not null constraint programme_of references grant_sources.source,
  outside_id uuid not null,
  title text not null constraint programme_title_length check (char_length(title) between 1 and 300),
  summary text not null constraint programme_summary_length check (char_length(summary) <= 2000),
  url text not null constraint programme_url_length check (char_length(url) between 10 and 500),
  status text not null constraint programme_status_known check (status in ('forecasted', 'open', 'closed')),
  closes_on date,
  minimum text,
  maximum text,
  currency text constraint programme_currency_form check (currency ~ '^[A-Z]{3}$'),
  is_shown boolean not null default true,
  modified_at timestamptz,
  read_at timestamptz not null,
  search_words tsvector not null,
  constraint programme_once unique (source_id, outside_id)
);
comment on table grant_sources.programme is 'A programme of a source, as it was read last. It is applied for there.';
comment on column grant_sources.programme.minimum is 'As the source wrote it, in major units of its currency.';
comment on column grant_sources.programme.closes_on is 'The last day, as the source says it: it names no zone.';
comment on column grant_sources.programme.is_shown is 'False once the source no longer has it.';
create index programme_search on grant_sources.programme using gin (search_words) where is_shown;
create index programme_list on grant_sources.programme (id desc) where is_shown;
