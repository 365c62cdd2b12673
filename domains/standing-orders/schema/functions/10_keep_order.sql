-- The same transitions as contract/order-machine.ts; the test of machines in apps/server compares them.
create or replace function standing_orders.standing_order_may_become(old_state text, new_state text) returns boolean
  language sql immutable parallel safe
as $$
  select (old_state, new_state) in (
    ('active', 'paused'),
    ('active', 'ended'),
    ('paused', 'active'),
    ('paused', 'ended'))
$$;
comment on function standing_orders.standing_order_may_become(text, text) is
  'Whether a standing order may go from one state to another: the transitions of its machine.';

create or replace function standing_orders.keep_standing_order_states() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state = 'active' then
      return new;
    end if;
    raise exception '% does not begin as %', new.id, new.state
      using errcode = 'check_violation', constraint = 'standing_order_follows_machine', schema = 'standing_orders', table = 'standing_order';
  end if;
  if new.state <> old.state and not standing_orders.standing_order_may_become(old.state, new.state) then
    raise exception '% does not go from % to %', old.id, old.state, new.state
      using errcode = 'check_violation', constraint = 'standing_order_follows_machine', schema = 'standing_orders', table = 'standing_order';
  end if;
  return new;
end $$;
comment on function standing_orders.keep_standing_order_states() is 'A standing order begins as active and follows its machine.';

create or replace trigger standing_order_follows_machine before insert or update of state on standing_orders.standing_order
  for each row execute function standing_orders.keep_standing_order_states();
