-- Unlogged: counters may be lost in a crash, and must not wait for the disk.
create unlogged table platform.rate_counter (
  key text not null constraint rate_counter_key primary key,
  window_ends_at timestamptz not null,
  count integer not null
) with (fillfactor = 70);
comment on table platform.rate_counter is 'Calls by rate class and caller in the current window, over all processes.';
