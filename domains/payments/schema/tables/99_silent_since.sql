alter table payments.attempt add column silent_since timestamptz;
comment on column payments.attempt.silent_since is
  'When the rail first did not say what became of it, since it last said something; null where it has always said so.';
