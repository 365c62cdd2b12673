alter table registry.directorship add column silence_told_at timestamptz;
comment on column registry.directorship.silence_told_at is 'When the applicant was told that the time passed without an answer; null: not yet, or there was one.';
create index directorship_silent on registry.directorship (expires_at)
  where answer is null and replaced_at is null and silence_told_at is null;
