create table identity.staff_invitation (
  id uuid primary key,
  user_id uuid not null references identity.user (id) on delete cascade,
  key_id text not null,
  link_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  session_id uuid,
  granted_until timestamptz,
  constraint staff_invitation_grant_whole check ((session_id is null) = (granted_until is null))
);
create index staff_invitation_user on identity.staff_invitation (user_id);
create index staff_invitation_session on identity.staff_invitation (session_id) where session_id is not null;
comment on table identity.staff_invitation is
  'Lets a person with a staff role add their first second factor: mailed with the role or printed on the host, once. Only keyed hashes are kept.';
comment on column identity.staff_invitation.session_id is 'Where it was redeemed; that session may add a factor until granted_until.';
