-- What has happened is never changed or removed. The posting functions never run into the guards of files 10 to 16; they are there for
-- their bugs, and for the person who writes to the tables by hand.

create or replace function ledger.refuse_change() returns trigger
language plpgsql
as $$
begin
  raise exception '% of %.% is refused: correct by a new transfer', lower(tg_op), tg_table_schema, tg_table_name
    using errcode = 'check_violation', constraint = tg_table_name || '_append_only', schema = tg_table_schema, table = tg_table_name;
end;
$$;
comment on function ledger.refuse_change() is 'Ends every statement that would change or remove what has happened.';
revoke all on function ledger.refuse_change from public;

create or replace trigger asset_append_only before delete or truncate on ledger.asset
  for each statement execute function ledger.refuse_change();
create or replace trigger account_append_only before delete or truncate on ledger.account
  for each statement execute function ledger.refuse_change();
create or replace trigger transfer_append_only before update or delete or truncate on ledger.transfer
  for each statement execute function ledger.refuse_change();
create or replace trigger entry_append_only before update or delete or truncate on ledger.entry
  for each statement execute function ledger.refuse_change();
create or replace trigger hold_append_only before delete or truncate on ledger.hold
  for each statement execute function ledger.refuse_change();
create or replace trigger account_snapshot_append_only before update or delete or truncate on ledger.account_snapshot
  for each statement execute function ledger.refuse_change();
create or replace trigger checkpoint_append_only before update or delete or truncate on ledger.checkpoint
  for each statement execute function ledger.refuse_change();
create or replace trigger log_key_append_only before update or delete or truncate on ledger.log_key
  for each statement execute function ledger.refuse_change();
create or replace trigger log_tile_append_only before delete or truncate on ledger.log_tile
  for each statement execute function ledger.refuse_change();
create or replace trigger epoch_append_only before update or delete or truncate on ledger.epoch
  for each statement execute function ledger.refuse_change();
