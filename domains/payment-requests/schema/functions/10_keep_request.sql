create or replace trigger payment_request_follows_machine before insert or update of state on payment_requests.payment_request
  for each row execute function platform.keep_to_machine('state', 'pending',
    'pending > partially_paid paid declined cancelled expired',
    'partially_paid > paid declined cancelled expired');
