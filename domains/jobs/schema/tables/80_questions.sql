alter table jobs.posting add column questions text[] not null default '{}';
comment on column jobs.posting.questions is 'What everyone answers who applies.';
