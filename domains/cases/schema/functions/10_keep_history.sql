create or replace function cases.keep_history() returns trigger language plpgsql as $$
begin
  -- A new key: nothing but the sealed reason may differ.
  if tg_op = 'UPDATE'
    and (new.case_id, new.number, new.event, new.from_state, new.to_state, new.round, new.actor, new.actor_id, new.at, new.hash)
      is not distinct from
      (old.case_id, old.number, old.event, old.from_state, old.to_state, old.round, old.actor, old.actor_id, old.at, old.hash)
    and (new.sealed_reason is null) = (old.sealed_reason is null)
  then
    return new;
  end if;
  if tg_op = 'DELETE' and exists (select from cases.case c where c.id = old.case_id and c.is_sample) then
    return old;
  end if;
  raise exception 'the history of a case is never changed' using errcode = 'restrict_violation';
end;
$$;

create or replace trigger case_event_kept before update or delete on cases.case_event
  for each row execute function cases.keep_history();
create or replace trigger case_event_not_emptied before truncate on cases.case_event
  for each statement execute function cases.keep_history();

create or replace function cases.keep_decisions() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (select from cases.case c where c.id = old.case_id and c.is_sample) then
    return old;
  end if;
  raise exception 'a decision of a case is never changed' using errcode = 'restrict_violation';
end;
$$;

create or replace trigger approval_kept before update or delete on cases.approval
  for each row execute function cases.keep_decisions();
create or replace trigger approval_not_emptied before truncate on cases.approval
  for each statement execute function cases.keep_decisions();
