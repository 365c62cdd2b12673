-- The same transitions as contract/withdrawal-machine.ts; withdrawal-states.test.ts compares them.
create or replace function banking.withdrawal_may_become(old_state text, new_state text) returns boolean
  language sql immutable parallel safe
as $$
  select (old_state, new_state) in (
    ('waiting', 'cancelled'),
    ('waiting', 'sent'),
    ('sent', 'paid'),
    ('sent', 'returned'),
    ('paid', 'returned'))
$$;
comment on function banking.withdrawal_may_become(text, text) is
  'Whether a withdrawal may go from one state to another: the transitions of its machine.';

create or replace function banking.keep_withdrawal() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state = 'waiting' then
      return new;
    end if;
    raise exception 'withdrawal % does not begin as %', new.id, new.state
      using errcode = 'check_violation', constraint = 'withdrawal_follows_machine', schema = 'banking', table = 'withdrawal';
  end if;
  if new.state <> old.state and not banking.withdrawal_may_become(old.state, new.state) then
    raise exception 'withdrawal % does not go from % to %', old.id, old.state, new.state
      using errcode = 'check_violation', constraint = 'withdrawal_follows_machine', schema = 'banking', table = 'withdrawal';
  end if;
  if (new.id, new.user_id, new.payout_account_id, new.asset, new.amount, new.reference, new.created_at)
    is distinct from
    (old.id, old.user_id, old.payout_account_id, old.asset, old.amount, old.reference, old.created_at) then
    raise exception 'withdrawal % would change what never changes', old.id
      using errcode = 'check_violation', constraint = 'withdrawal_keeps_its_order', schema = 'banking', table = 'withdrawal';
  end if;
  return new;
end $$;
comment on function banking.keep_withdrawal() is
  'A withdrawal begins as waiting, follows its machine, and never changes owner, destination, amount or reference.';

create or replace trigger withdrawal_follows_machine before insert or update on banking.withdrawal
  for each row execute function banking.keep_withdrawal();
