alter table blog.post add column licence text not null default 'all_rights'
  constraint post_licence_known check (licence in ('all_rights', 'cc_by', 'cc_by_sa', 'cc0'));
comment on column blog.post.licence is 'What others may do with its texts.';
