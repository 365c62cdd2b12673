alter table support.week add column decided_at timestamptz;
comment on column support.week.decided_at is 'When an officer decided last: an appeal is possible for some days after a refusal. Null before, and for decisions from before it was kept.';
