create schema comments;

create table comments.comment (
  id uuid not null constraint comment_key primary key,
  subject_kind text not null,
  subject_id uuid not null,
  parent_id uuid constraint comment_parent references comments.comment,
  writer_id uuid,
  sample_name text,
  text text not null,
  state text not null constraint comment_state_known check (state in ('pending', 'approved', 'spam', 'removed')),
  open_reports integer not null default 0 constraint comment_reports_counted check (open_reports >= 0),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  reason text,
  note text not null default '',
  constraint comment_written_by_one check (writer_id is null or sample_name is null),
  constraint comment_has_text check (text <> '' or state = 'removed')
);
comment on table comments.comment is 'What people say about a thing of another domain, and replies to it. One that is erased stays while others have replied.';
comment on column comments.comment.sample_name is 'The invented writer of a sample.';
create index comment_newest on comments.comment (subject_kind, subject_id, id desc) where parent_id is null;
create index comment_replies on comments.comment (parent_id, id);
create index comment_of_writer on comments.comment (writer_id, id desc);
create index comment_by_state on comments.comment (state, id desc);
create index comment_reported on comments.comment (id desc) where open_reports > 0;

create table comments.report (
  comment_id uuid not null constraint report_comment references comments.comment on delete cascade,
  reporter_id uuid not null,
  reason text not null,
  reported_at timestamptz not null,
  is_settled boolean not null default false,
  constraint report_key primary key (comment_id, reporter_id)
);
comment on table comments.report is 'What readers find wrong with a comment. A report alone hides nothing.';
create index report_of_person on comments.report (reporter_id, reported_at);
