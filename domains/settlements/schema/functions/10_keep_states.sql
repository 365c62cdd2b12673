create or replace trigger difference_follows_machine before insert or update of state on settlements.difference
  for each row execute function platform.keep_to_machine('state', 'open',
    'open > arrived offset written_off');
