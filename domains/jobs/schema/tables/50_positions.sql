alter table jobs.posting
  add column positions integer not null default 1
  constraint posting_positions_counted check (positions between 1 and 500);
comment on column jobs.posting.positions is 'How many people the employer seeks for the job.';
