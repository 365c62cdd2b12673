create table identity.audit_event (
  id uuid primary key,
  happened_at timestamptz not null,
  action text not null,
  user_id uuid,
  session_id uuid,
  ip text not null default '',
  details jsonb not null default '{}'
);
create index audit_event_user on identity.audit_event (user_id, id);
comment on table identity.audit_event is 'What happened to accounts, append-only. Network addresses are cut to /24 and /48.';
