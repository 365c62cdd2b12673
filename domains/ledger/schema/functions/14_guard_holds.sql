create or replace function ledger.refuse_other_hold() returns trigger
language plpgsql
as $$
begin
  raise exception 'hold % would change what never changes, or go back', old.id
    using errcode = 'check_violation', constraint = 'hold_goes_forward', schema = 'ledger', table = 'hold';
end;
$$;
comment on function ledger.refuse_other_hold() is
  'Of a hold only what is captured grows, and its end comes once.';
revoke all on function ledger.refuse_other_hold from public;

create or replace trigger hold_goes_forward before update on ledger.hold
  for each row when (
    new.id <> old.id
    or new.account_id <> old.account_id
    or new.amount <> old.amount
    or new.reason <> old.reason
    or new.request_hash <> old.request_hash
    or new.is_ordered <> old.is_ordered
    or new.created_at <> old.created_at
    or new.expires_at <> old.expires_at
    or new.captured < old.captured
    or old.state <> 'open')
  execute function ledger.refuse_other_hold();
