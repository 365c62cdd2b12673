create or replace trigger link_follows_machine before insert or update of state on payments.link
  for each row execute function platform.keep_to_machine('state', 'active',
    'active > inactive exhausted expired',
    'inactive > active expired');

create or replace trigger payment_follows_machine before insert or update of state on payments.payment
  for each row execute function platform.keep_to_machine('state', 'requires_payment_method',
    'requires_payment_method > succeeded canceled');
