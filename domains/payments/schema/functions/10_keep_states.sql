create or replace trigger link_follows_machine before insert or update of state on payments.link
  for each row execute function platform.keep_to_machine('state', 'active',
    'active > inactive exhausted expired',
    'inactive > active expired',
    'exhausted > active');

create or replace trigger payment_follows_machine before insert or update of state on payments.payment
  for each row execute function platform.keep_to_machine('state', 'requires_payment_method',
    'requires_payment_method > requires_confirmation processing requires_capture succeeded canceled',
    'requires_confirmation > processing requires_capture succeeded canceled',
    'requires_action > requires_payment_method processing requires_capture succeeded',
    'processing > requires_payment_method requires_action requires_capture succeeded',
    'requires_capture > succeeded canceled');

create or replace trigger dispute_follows_machine before insert or update of state on payments.dispute
  for each row execute function platform.keep_to_machine('state', 'warning_needs_response',
    'warning_needs_response > needs_response warning_under_review prevented',
    'warning_under_review > needs_response warning_closed',
    'warning_closed > needs_response',
    'needs_response > lost under_review won',
    'under_review > lost won');

create or replace trigger routing_rule_follows_machine before insert or update of state on payments.routing_rule
  for each row execute function platform.keep_to_machine('state', 'draft',
    'draft > active retired',
    'active > retired');

create or replace trigger risk_review_follows_machine before insert or update of state on payments.risk_review
  for each row execute function platform.keep_to_machine('state', 'open',
    'open > approved blocked refunded');
