create or replace function approvals.keep_proposal() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (new.id, new.kind, new.subject, new.payload_sha256, new.facts, new.reason, new.proposed_by, new.proposed_session,
      new.proposed_network, new.proposed_at, new.expires_at)
    is not distinct from (old.id, old.kind, old.subject, old.payload_sha256, old.facts, old.reason, old.proposed_by,
      old.proposed_session, old.proposed_network, old.proposed_at, old.expires_at)
    and (
      (old.state = 'open' and new.state <> 'open' and new.sealed_payload = old.sealed_payload)
      -- A new key: nothing but the sealed text may differ.
      or (new.state, new.decided_by, new.decided_session, new.decided_network, new.decided_at, new.decision_reason, new.outcome, new.worth)
        is not distinct from (old.state, old.decided_by, old.decided_session, old.decided_network, old.decided_at,
          old.decision_reason, old.outcome, old.worth)
    )
  then
    return new;
  end if;
  raise exception 'a proposal is decided once and never changed' using errcode = 'restrict_violation';
end;
$$;

create or replace trigger proposal_decided_once before update or delete on approvals.proposal
  for each row execute function approvals.keep_proposal();
create or replace trigger proposal_not_emptied before truncate on approvals.proposal
  for each statement execute function approvals.keep_proposal();
