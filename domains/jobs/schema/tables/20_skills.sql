alter table jobs.posting
  add column must_skills text[] not null default '{}',
  add column experience_years integer not null default 0,
  add column skill_ids text[] not null default '{}',
  add column skills_version integer not null default 0;
comment on column jobs.posting.must_skills is 'Those of the skills without which no one can do the job.';
comment on column jobs.posting.skill_ids is 'The skills of our list that the words of the posting name: people are compared by these.';
comment on column jobs.posting.skills_version is 'With which version of the list the words were read; a job reads them again after a change.';
create index posting_skills on jobs.posting using gin (skill_ids) where state = 'published';
