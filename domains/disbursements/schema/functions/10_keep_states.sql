create or replace trigger envelope_follows_machine before insert or update of state on disbursements.envelope
  for each row execute function platform.keep_to_machine('state', 'received',
    'received > blocked insufficient',
    'insufficient > blocked cancelled',
    'blocked > shipping cancelled',
    'shipping > shipped',
    'shipped > shipping closed');

create or replace trigger disbursement_follows_machine before insert or update of state on disbursements.disbursement
  for each row execute function platform.keep_to_machine('state', 'pending',
    'pending > paid failed cancelled',
    'failed > pending',
    'paid > returned');
