create or replace trigger back_check_follows_machine before insert or update of state on support.back_check
  for each row execute function platform.keep_to_machine('state', 'open',
    'open > asked confirmed',
    'asked > answered confirmed found',
    'answered > confirmed found');
