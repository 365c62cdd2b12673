create or replace function funds.keep_cash_moves() returns trigger language plpgsql as $$
begin
  raise exception 'money of a fund that has moved is never rewritten' using errcode = 'restrict_violation';
end;
$$;
create or replace trigger placement_kept before update or delete on funds.placement
  for each row execute function funds.keep_cash_moves();
create or replace trigger placement_not_emptied before truncate on funds.placement
  for each statement execute function funds.keep_cash_moves();
create or replace trigger spending_kept before update or delete on funds.spending
  for each row execute function funds.keep_cash_moves();
create or replace trigger spending_not_emptied before truncate on funds.spending
  for each statement execute function funds.keep_cash_moves();
