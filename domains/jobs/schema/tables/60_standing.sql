alter table jobs.posting
  add column is_support_friendly boolean not null default false,
  add column standing smallint not null default 1 constraint posting_standing_known check (standing in (0, 1));
comment on column jobs.posting.is_support_friendly is 'The employer plans hours so that a person on income support can begin step by step.';
comment on column jobs.posting.standing is '0 while its employer leaves applications without an answer: it comes after the others then.';
create index posting_standing on jobs.posting (standing desc, id desc) where state = 'published';

create table jobs.slow_employer (
  organisation_id uuid not null constraint slow_employer_key primary key,
  since timestamptz not null
);
comment on table jobs.slow_employer is 'Organisations that leave applications without an answer, as careers counts them each night.';
