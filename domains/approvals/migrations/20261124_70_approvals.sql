create schema approvals;
comment on schema approvals is
  'What takes two people: one proposes, another one decides, and what was decided is carried out once.';

create table approvals.proposal (
  id uuid not null,
  kind text not null,
  subject text not null,
  payload jsonb not null,
  payload_sha256 bytea not null,
  facts jsonb not null,
  reason text not null,
  proposed_by uuid not null,
  proposed_session uuid not null,
  proposed_network text not null,
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null,
  decided_by uuid,
  decided_session uuid,
  decided_network text,
  decided_at timestamptz,
  decision_reason text,
  outcome jsonb,
  constraint proposal_pkey primary key (id),
  constraint proposal_hash_length check (octet_length(payload_sha256) = 32),
  constraint proposal_state_known check (state in ('open', 'executed', 'rejected', 'withdrawn', 'expired')),
  constraint proposal_decided_whole check ((state = 'open') = (decided_at is null)),
  constraint proposal_decided_by_person check ((decided_by is not null) = (state in ('executed', 'rejected', 'withdrawn'))),
  constraint proposal_two_people check (state not in ('executed', 'rejected') or decided_by <> proposed_by),
  constraint proposal_two_sessions check (state <> 'executed' or decided_session <> proposed_session),
  constraint proposal_own_withdrawal check (state <> 'withdrawn' or decided_by = proposed_by),
  constraint proposal_outcome_of_run check ((outcome is not null) = (state = 'executed')),
  constraint proposal_expires_later check (expires_at > proposed_at)
);
create index proposal_open on approvals.proposal (id desc) where state = 'open';
create index proposal_decided on approvals.proposal (id desc) where state <> 'open';
create index proposal_open_of_maker on approvals.proposal (proposed_by) where state = 'open';
create index proposal_executed on approvals.proposal (kind, decided_at) where state = 'executed';
comment on table approvals.proposal is
  'What a member of staff wants done, exactly as it will run, and what another one said to it. Decided once, never changed, never removed.';
comment on column approvals.proposal.payload is
  'What will run; payload_sha256 is of its canonical JSON. Bank details are sealed: {"sealed": …}.';
comment on column approvals.proposal.facts is 'What the one who decides was shown.';

create function approvals.keep_proposal() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state = 'open' and new.state <> 'open'
    and (new.id, new.kind, new.subject, new.payload, new.payload_sha256, new.facts, new.reason, new.proposed_by,
      new.proposed_session, new.proposed_network, new.proposed_at, new.expires_at)
    is not distinct from (old.id, old.kind, old.subject, old.payload, old.payload_sha256, old.facts, old.reason, old.proposed_by,
      old.proposed_session, old.proposed_network, old.proposed_at, old.expires_at)
  then
    return new;
  end if;
  raise exception 'a proposal is decided once and never changed' using errcode = 'restrict_violation';
end;
$$;
create trigger proposal_decided_once before update or delete on approvals.proposal
  for each row execute function approvals.keep_proposal();
create trigger proposal_not_emptied before truncate on approvals.proposal
  for each statement execute function approvals.keep_proposal();
