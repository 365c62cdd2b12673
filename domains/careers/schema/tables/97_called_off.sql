-- A hire is called off before its first day, by either side.
alter table careers.application
  drop constraint application_state_known,
  add constraint application_state_known
    check (state in (
      'submitted', 'seen', 'shortlisted', 'interview', 'interviewed', 'offer', 'hired', 'called_off', 'declined', 'turned_down',
      'withdrawn', 'no_response'));
