-- The same transitions as contract/request-machine.ts; the test of machines in apps/server compares them.
create or replace function payment_requests.payment_request_may_become(old_state text, new_state text) returns boolean
  language sql immutable parallel safe
as $$
  select (old_state, new_state) in (
    ('pending', 'partially_paid'),
    ('pending', 'paid'),
    ('pending', 'declined'),
    ('pending', 'cancelled'),
    ('pending', 'expired'),
    ('partially_paid', 'paid'),
    ('partially_paid', 'declined'),
    ('partially_paid', 'cancelled'),
    ('partially_paid', 'expired'))
$$;
comment on function payment_requests.payment_request_may_become(text, text) is
  'Whether a request may go from one state to another: the transitions of its machine.';

create or replace function payment_requests.keep_payment_request_states() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state = 'pending' then
      return new;
    end if;
    raise exception '% does not begin as %', new.id, new.state
      using errcode = 'check_violation', constraint = 'payment_request_follows_machine', schema = 'payment_requests', table = 'payment_request';
  end if;
  if new.state <> old.state and not payment_requests.payment_request_may_become(old.state, new.state) then
    raise exception '% does not go from % to %', old.id, old.state, new.state
      using errcode = 'check_violation', constraint = 'payment_request_follows_machine', schema = 'payment_requests', table = 'payment_request';
  end if;
  return new;
end $$;
comment on function payment_requests.keep_payment_request_states() is 'A request begins as pending and follows its machine.';

create or replace trigger payment_request_follows_machine before insert or update of state on payment_requests.payment_request
  for each row execute function payment_requests.keep_payment_request_states();
