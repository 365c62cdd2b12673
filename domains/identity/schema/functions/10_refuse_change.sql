create or replace function identity.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'identity.audit_event is append-only' using errcode = 'restrict_violation';
end $$;

create or replace trigger audit_event_append_only before update or delete or truncate on identity.audit_event
  for each statement execute function identity.refuse_change();
