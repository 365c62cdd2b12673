create or replace trigger invitation_follows_machine before insert or update of state on organisations.invitation
  for each row execute function platform.keep_to_machine('state', 'open',
    'open > accepted declined withdrawn expired');
