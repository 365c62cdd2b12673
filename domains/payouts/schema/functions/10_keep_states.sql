create or replace trigger payout_follows_machine before insert or update of state on payouts.payout
  for each row execute function platform.keep_to_machine('state', 'asked',
    'asked > blocked failed held paid waiting',
    'waiting > canceled declined expired paid',
    'held > blocked canceled failed paid',
    'blocked > canceled failed paid');
