alter table careers.cv add column is_sample boolean not null default false;
comment on column careers.cv.is_sample is 'The CV of an invented person, who has no account.';
