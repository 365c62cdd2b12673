create schema approvals;
comment on schema approvals is
  'What takes two people: one proposes, another one decides, and what was decided is carried out once.';

create table approvals.proposal (
  id uuid not null,
  kind text not null,
  subject text not null,
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
  -- What will run may name accounts at banks and people: it is sealed, and rotating the keys seals it anew.
  sealed_payload text not null,
  -- What proposals of a kind move within a day is bounded: each says what it was worth when it was carried out.
  worth bigint,
  constraint proposal_pkey primary key (id),
  constraint proposal_hash_length check (octet_length(payload_sha256) = 32),
  constraint proposal_state_known check (state in ('open', 'executed', 'rejected', 'withdrawn', 'expired')),
  constraint proposal_decided_whole check ((state = 'open') = (decided_at is null)),
  constraint proposal_decided_by_person check ((decided_by is not null) = (state in ('executed', 'rejected', 'withdrawn'))),
  constraint proposal_two_people check (state not in ('executed', 'rejected') or decided_by <> proposed_by),
  constraint proposal_two_sessions check (state <> 'executed' or decided_session <> proposed_session),
  constraint proposal_own_withdrawal check (state <> 'withdrawn' or decided_by = proposed_by),
  constraint proposal_outcome_of_run check ((outcome is not null) = (state = 'executed')),
  constraint proposal_worth_of_run check (worth is null or (state = 'executed' and worth >= 0)),
  constraint proposal_expires_later check (expires_at > proposed_at)
);
create index proposal_open on approvals.proposal (id desc) where state = 'open';
create index proposal_decided on approvals.proposal (id desc) where state <> 'open';
create index proposal_open_of_maker on approvals.proposal (proposed_by) where state = 'open';
create index proposal_executed on approvals.proposal (kind, decided_at) where state = 'executed';
comment on table approvals.proposal is
  'What a member of staff wants done, exactly as it will run, and what another one said to it. Decided once, never changed, never removed.';
comment on column approvals.proposal.facts is 'What the one who decides was shown.';
comment on column approvals.proposal.sealed_payload is
  'What will run, sealed. payload_sha256 is of its canonical JSON and never changes: another payload does not run.';
comment on column approvals.proposal.worth is
  'US cents that it moved, at the rates of its approval; null where it was not carried out, or before this was counted.';
