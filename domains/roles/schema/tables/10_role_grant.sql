create schema roles;
comment on schema roles is 'Who of the staff has which role, where and until when.';

create table roles.role_grant (
  id uuid not null,
  user_id uuid not null,
  role text not null,
  scope_kind text not null,
  scope_id text not null,
  reason text not null,
  granted_by uuid,
  approved_by uuid,
  granted_at timestamptz not null,
  ends_at timestamptz,
  ended_at timestamptz,
  ended_by uuid,
  end_reason text,
  constraint role_grant_pkey primary key (id),
  constraint role_grant_scope_known check (scope_kind in ('global', 'country', 'programme', 'business', 'queue')),
  constraint role_grant_scope_whole check ((scope_kind = 'global') = (scope_id = '')),
  constraint role_grant_two_people check (approved_by is null or approved_by <> granted_by),
  constraint role_grant_not_own check (granted_by <> user_id and approved_by <> user_id),
  constraint role_grant_ends_later check (ends_at > granted_at),
  constraint role_grant_end_whole check ((ended_at is null) = (end_reason is null)),
  constraint role_grant_ended_by_end check (ended_by is null or ended_at is not null)
);
create unique index role_grant_once on roles.role_grant (user_id, role, scope_kind, scope_id) where ended_at is null;
create index role_grant_of_role on roles.role_grant (role) where ended_at is null;
create index role_grant_ending on roles.role_grant (ends_at) where ended_at is null and ends_at is not null;
comment on table roles.role_grant is
  'A role that a person has or had: rights are judged by the rows that have not ended. Ended once, never removed.';
comment on column roles.role_grant.scope_id is 'Which country, programme, business or queue; empty where the role counts everywhere.';
comment on column roles.role_grant.granted_by is
  'Who proposed it; null where the operator gave it on the host or with a service key.';
comment on column roles.role_grant.approved_by is 'The second person; null where the operator gave it.';
comment on column roles.role_grant.ends_at is 'From then on it gives nothing, whether its end has been written down or not.';
comment on column roles.role_grant.ended_by is 'Who took it away; null where it ran out or the operator took it.';

create table roles.role_request (
  case_id uuid not null,
  user_id uuid not null,
  role text not null,
  scope_kind text not null,
  scope_id text not null,
  reason text not null,
  ends_at timestamptz,
  asked_at timestamptz not null,
  proposal_id uuid,
  closed_at timestamptz,
  constraint role_request_pkey primary key (case_id),
  constraint role_request_scope_known check (scope_kind in ('global', 'queue')),
  constraint role_request_scope_whole check ((scope_kind = 'global') = (scope_id = '')),
  constraint role_request_proposed_is_closed check (proposal_id is null or closed_at is not null)
);
create unique index role_request_open on roles.role_request (user_id, role, scope_kind, scope_id) where closed_at is null;
comment on table roles.role_request is
  'A person asks for a role of the staff, by a case. It gives nothing: the approval of the case proposes the role.';
comment on column roles.role_request.proposal_id is 'The proposal that came of it.';
comment on column roles.role_request.closed_at is 'When the case was decided or cancelled; an appeal opens it again.';
