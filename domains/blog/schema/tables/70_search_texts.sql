alter table blog.draft
  add column search_title text not null default '',
  add column search_description text not null default '';
alter table blog.post_text
  add column search_title text not null default '',
  add column search_description text not null default '';
comment on column blog.post_text.search_title is 'What search engines show as its title; empty: the title.';
comment on column blog.post_text.search_description is 'What search engines show below the title; empty: the excerpt.';
