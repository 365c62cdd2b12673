create or replace trigger withdrawal_follows_machine before insert or update of state on banking.withdrawal
  for each row execute function platform.keep_to_machine('state', 'waiting',
    'waiting > cancelled sent',
    'sent > paid returned',
    'paid > returned');

create or replace function banking.keep_withdrawal() returns trigger language plpgsql as $$
begin
  if (new.id, new.user_id, new.payout_account_id, new.asset, new.amount, new.reference, new.created_at)
    is distinct from
    (old.id, old.user_id, old.payout_account_id, old.asset, old.amount, old.reference, old.created_at) then
    raise exception 'withdrawal % would change what never changes', old.id
      using errcode = 'check_violation', constraint = 'withdrawal_keeps_its_order', schema = 'banking', table = 'withdrawal';
  end if;
  return new;
end $$;
comment on function banking.keep_withdrawal() is 'A withdrawal never changes owner, destination, amount or reference.';

create or replace trigger withdrawal_keeps_its_order before update on banking.withdrawal
  for each row execute function banking.keep_withdrawal();
