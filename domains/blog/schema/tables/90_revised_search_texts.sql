alter table blog.revision
  add column search_title text not null default '',
  add column search_description text not null default '';
comment on column blog.revision.search_title is 'What search engines were to show as its title; empty: the title.';
comment on column blog.revision.search_description is 'What search engines were to show below the title; empty: the excerpt.';
