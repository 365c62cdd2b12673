create or replace trigger award_follows_machine before insert or update of state on grants.award
  for each row execute function platform.keep_to_machine('state', 'offered',
    'offered > active ended',
    'active > completed ended');

create or replace trigger milestone_follows_machine before insert or update of state on grants.milestone
  for each row execute function platform.keep_to_machine('state', 'waiting',
    'waiting > to_pay due closed',
    'due > reported closed',
    'reported > due to_pay closed',
    'to_pay > stopped paid',
    'stopped > to_pay closed');

create or replace trigger recovery_follows_machine before insert or update of state on grants.recovery
  for each row execute function platform.keep_to_machine('state', 'proposed',
    'proposed > answered dropped owed',
    'answered > dropped owed',
    'owed > settled appealed',
    'settled > appealed',
    'appealed > owed returned');
