create schema organisations;

create table organisations.organisation (
  id uuid not null constraint organisation_key primary key,
  kind text not null constraint organisation_kind_known check (kind in ('business', 'government', 'ngo')),
  name text not null constraint organisation_name_length check (char_length(name) between 1 and 120),
  country text not null constraint organisation_country_form check (country ~ '^[A-Z]{2}$'),
  created_at timestamptz not null,
  closed_at timestamptz
);
comment on table organisations.organisation is 'A business, a government body or an NGO for which people act. What it says of itself is self-declared.';
comment on column organisations.organisation.closed_at is 'From then on it can be read, not changed.';

create table organisations.member (
  organisation_id uuid not null constraint member_organisation references organisations.organisation,
  user_id uuid not null,
  role text not null constraint member_role_known check (role in ('owner', 'finance', 'editor', 'viewer')),
  joined_at timestamptz not null,
  constraint member_key primary key (organisation_id, user_id)
);
comment on table organisations.member is 'Who may act for an organisation, and in which role. An open organisation has one owner at least.';
create index member_of_person on organisations.member (user_id);

create table organisations.invitation (
  id uuid not null constraint invitation_key primary key,
  organisation_id uuid not null constraint invitation_organisation references organisations.organisation,
  user_id uuid not null,
  role text not null constraint invitation_role_known check (role in ('owner', 'finance', 'editor', 'viewer')),
  invited_by uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null
    constraint invitation_state_known check (state in ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
  ended_at timestamptz,
  constraint invitation_end check ((ended_at is null) = (state = 'open'))
);
comment on table organisations.invitation is 'A person who is asked to join a team; they join when they accept.';
create unique index invitation_once on organisations.invitation (organisation_id, user_id) where state = 'open';
create index invitation_of_person on organisations.invitation (user_id) where state = 'open';
create index invitation_ending on organisations.invitation (expires_at) where state = 'open';

create table organisations.team_change (
  id uuid not null constraint team_change_key primary key,
  organisation_id uuid not null constraint team_change_organisation references organisations.organisation,
  change text not null
    constraint team_change_known
    check (change in (
      'created', 'renamed', 'invited', 'joined', 'declined', 'withdrawn', 'role_changed', 'removed', 'left',
      'handed_over', 'closed')),
  actor_id uuid not null,
  person_id uuid,
  role text,
  at timestamptz not null
);
comment on table organisations.team_change is 'Every change of a team, in order. Append-only.';
create index team_change_of on organisations.team_change (organisation_id, id desc);
