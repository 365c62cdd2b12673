-- What payers write to us through the bank, and why a bank sent money back. What is readable now is sealed when the product starts.
alter table wallet.bank_entry
  alter column remittance drop not null,
  add column sealed_remittance text,
  add constraint bank_entry_sealed check (remittance is null and sealed_remittance is not null) not valid;
comment on column wallet.bank_entry.sealed_remittance is 'Encrypted under a key that is not in the database.';
comment on column wallet.bank_entry.entry is
  'Names one payment. Of what the payer wrote it holds a keyed hash at most.';

alter table wallet.withdrawal
  add column sealed_reason text,
  add constraint withdrawal_reason_sealed check (reason is null) not valid;
comment on column wallet.withdrawal.sealed_reason is
  'Why it came back, in the bank''s code or words, encrypted under a key that is not in the database.';

-- What the bank told us stays as it is, but for its seal: what is readable is sealed once, and sealed anew under a new key.
create function wallet.keep_bank_entry() returns trigger language plpgsql as $$
begin
  if new.remittance is null and new.sealed_remittance is not null
    and (old.remittance is not null or new.entry = old.entry)
    and to_jsonb(new) - '{entry,remittance,sealed_remittance}'::text[]
      = to_jsonb(old) - '{entry,remittance,sealed_remittance}'::text[]
  then
    return new;
  end if;
  raise exception 'wallet.bank_entry is append-only' using errcode = 'restrict_violation';
end $$;

drop trigger bank_entry_append_only on wallet.bank_entry;
create trigger bank_entry_append_only
  before update of account, asset, amount, outcome, withdrawal_id, user_id, taken_by, taken_at, id or delete or truncate
  on wallet.bank_entry
  for each statement execute function ledger.refuse_change();
create trigger bank_entry_keeps before update on wallet.bank_entry
  for each row execute function wallet.keep_bank_entry();
