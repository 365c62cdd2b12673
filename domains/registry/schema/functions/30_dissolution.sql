create or replace trigger dissolution_follows_machine before insert or update of state on registry.dissolution
  for each row execute function platform.keep_to_machine('state', 'asked',
    'asked > noticed withdrawn expired',
    'noticed > withdrawn dissolved');
