create table careers.job_alert (
  id uuid not null constraint job_alert_key primary key,
  user_id uuid not null,
  search text not null constraint job_alert_search_length check (char_length(search) <= 4000),
  language text not null,
  pace text not null constraint job_alert_pace_known check (pace in ('at_once', 'daily')),
  is_on boolean not null default true,
  created_at timestamptz not null,
  from_at timestamptz not null,
  looked_at timestamptz not null,
  due_at timestamptz not null,
  told_at timestamptz,
  constraint job_alert_once unique (user_id, search)
);
comment on table careers.job_alert is 'Searches that tell a person of new jobs.';
comment on column careers.job_alert.search is 'Words and filters by name, as JSON in one order. As text: what people write may hold signs that jsonb refuses.';
comment on column careers.job_alert.language is 'In which its words are read.';
comment on column careers.job_alert.from_at is 'When it was turned on last: it tells of what was published after this.';
comment on column careers.job_alert.looked_at is 'When it looked last.';
comment on column careers.job_alert.told_at is 'When it told of a job last; null: it has not yet.';
create index job_alert_due on careers.job_alert (due_at, id) where is_on;

create table careers.told_job (
  user_id uuid not null,
  job_id uuid not null,
  told_at timestamptz not null,
  constraint told_job_once primary key (user_id, job_id)
);
comment on table careers.told_job is 'Jobs of which a person was told: of each once, whichever alerts find it.';
create index told_job_old on careers.told_job (told_at);
