create or replace trigger standing_order_follows_machine before insert or update of state on standing_orders.standing_order
  for each row execute function platform.keep_to_machine('state', 'active',
    'active > paused ended',
    'paused > active ended');
