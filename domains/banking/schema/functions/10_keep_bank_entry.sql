-- What the bank told us stays as it is, but for its seal: it is sealed anew under a new key.
create or replace function banking.keep_bank_entry() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'sealed_remittance' = to_jsonb(old) - 'sealed_remittance' then
    return new;
  end if;
  raise exception 'banking.bank_entry is append-only' using errcode = 'restrict_violation';
end $$;

create or replace trigger bank_entry_keeps before update on banking.bank_entry
  for each row execute function banking.keep_bank_entry();

-- The staff lock its rows while they decide on them, which takes the right to update: the table itself refuses every other update.
create or replace trigger bank_entry_append_only
  before update of account, asset, amount, outcome, withdrawal_id, user_id, taken_by, approved_by, taken_at, id
    or delete or truncate
  on banking.bank_entry
  for each statement execute function ledger.refuse_change();
create or replace trigger suspense_decision_append_only before update or delete or truncate on banking.suspense_decision
  for each statement execute function ledger.refuse_change();
create or replace trigger bank_statement_append_only before update or delete or truncate on banking.bank_statement
  for each statement execute function ledger.refuse_change();
