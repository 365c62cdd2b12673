create or replace trigger overpayment_follows_machine before insert or update of state on support.overpayment
  for each row execute function platform.keep_to_machine('state', 'proposed',
    'proposed > answered dropped owed',
    'answered > dropped owed',
    'owed > appealed settled',
    'appealed > dropped owed');
