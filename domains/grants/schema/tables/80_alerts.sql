-- When it came into the list: a programme that opened before, elsewhere, is new on this day.
alter table grants.programme add column added_at timestamptz;
comment on column grants.programme.added_at is 'Null for those that are older than this column.';
create index programme_new on grants.programme ((greatest(opens_at, added_at)));

create table grants.programme_alert (
  id uuid not null constraint programme_alert_key primary key,
  user_id uuid not null,
  search text not null constraint programme_alert_search_length check (char_length(search) <= 4000),
  language text not null,
  pace text not null constraint programme_alert_pace_known check (pace in ('at_once', 'daily')),
  is_on boolean not null default true,
  created_at timestamptz not null,
  from_at timestamptz not null,
  looked_at timestamptz not null,
  due_at timestamptz not null,
  told_at timestamptz,
  constraint programme_alert_once unique (user_id, search)
);
comment on table grants.programme_alert is 'Searches that tell a person of grants and funds that open.';
comment on column grants.programme_alert.search is 'Words and filters by name, as JSON in one order. As text: what people write may hold signs that jsonb refuses.';
comment on column grants.programme_alert.language is 'In which its words are read.';
comment on column grants.programme_alert.from_at is 'When it was turned on last: it tells of what opened after this.';
comment on column grants.programme_alert.looked_at is 'When it looked last.';
comment on column grants.programme_alert.told_at is 'When it told of a programme last; null: it has not yet.';
create index programme_alert_due on grants.programme_alert (due_at, id) where is_on;

create table grants.told_programme (
  user_id uuid not null,
  programme_id uuid not null,
  told_at timestamptz not null,
  constraint told_programme_once primary key (user_id, programme_id)
);
comment on table grants.told_programme is 'Programmes of which a person was told that they opened: of each once, whichever alerts find it.';
create index told_programme_old on grants.told_programme (told_at);
