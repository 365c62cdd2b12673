create or replace trigger unit_order_follows_machine before insert or update of state on funds.unit_order
  for each row execute function platform.keep_to_machine('state', 'waiting',
    'waiting > priced cancelled',
    'priced > settled refused');

create or replace function funds.keep_valuations() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.is_sample then
    return old;
  end if;
  raise exception 'a published valuation is never changed' using errcode = 'restrict_violation';
end;
$$;
create or replace trigger valuation_kept before update or delete on funds.valuation
  for each row execute function funds.keep_valuations();
create or replace trigger valuation_not_emptied before truncate on funds.valuation
  for each statement execute function funds.keep_valuations();
