-- A message is a case of the kind contact.ticket with the same id: its state, whose it is, its history and its thread are there. Only the
-- application can write a history, so messages of before have to be answered and removed first.
do $$
begin
  if exists (select from contact.ticket) then
    raise exception 'contact.ticket has messages of before they were cases: answer and delete them first';
  end if;
end;
$$;
drop table contact.entry;
drop index contact.ticket_queue, contact.ticket_solved;
alter table contact.ticket
  drop constraint ticket_state,
  drop constraint ticket_solved_has_time,
  drop column state,
  drop column assigned_to,
  drop column changed_at,
  drop column solved_at;
comment on table contact.ticket is 'Who wrote to the people who run the platform, and where an answer goes. Its case has the same id. Deleted a year after it was solved.';
