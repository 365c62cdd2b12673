-- Support lasts until the wage of a new job begins; a hire may be called off before.
alter table support.claim
  add column works_from date,
  drop constraint claim_hired_when,
  add constraint claim_hired_when check (hired_at is null or sealed_hire is not null),
  add constraint claim_works_when check (works_from is null or hired_at is not null);
comment on column support.claim.works_from is 'The first day of the job that begins first, by the offer; the day of the hire where it says none. Its week is the last one of the claim. Null where no job is known.';
comment on column support.claim.sealed_hire is 'The jobs that the person accepted, with what they pay, also those that were called off; null where there was none.';
create index claim_with_job on support.claim (case_id) where works_from is not null and closed_at is null;

alter table support.week add column is_search_waived boolean not null default false;
comment on column support.week.is_search_waived is 'The person had found a job when they confirmed it: no act was asked for.';
