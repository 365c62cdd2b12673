create table platform.worker_lease (
  worker_pool_id text not null constraint worker_lease_key primary key,
  seen_at timestamptz not null
);
comment on table platform.worker_lease is
  'Processes that run jobs and were alive a moment ago, on the database''s clock. Jobs of those no longer here are freed.';

create table platform.schedule (
  job text not null,
  cron text not null,
  due_at timestamptz not null,
  constraint schedule_key primary key (job, cron)
);
comment on table platform.schedule is 'The last time at which each scheduled job was queued, on the product''s clock.';
