alter table jobs.posting add column published_at timestamptz;
comment on column jobs.posting.published_at is 'When everyone could see it first: an officer may have looked at it long after it was posted.';
update jobs.posting set published_at = posted_at where state in ('published', 'closed', 'filled', 'expired');
alter table jobs.posting
  add constraint posting_published_when
  check (state not in ('published', 'closed', 'filled', 'expired') or published_at is not null);
create index posting_published on jobs.posting (published_at) where state = 'published';
