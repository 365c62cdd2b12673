create or replace function organisations.keep_changes() returns trigger language plpgsql as $$
begin
  raise exception 'what happened in a team is never changed' using errcode = 'restrict_violation';
end;
$$;

create or replace trigger team_change_kept before update or delete on organisations.team_change
  for each row execute function organisations.keep_changes();
create or replace trigger team_change_not_emptied before truncate on organisations.team_change
  for each statement execute function organisations.keep_changes();
