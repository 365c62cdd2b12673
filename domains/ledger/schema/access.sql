-- What the application's role may do in the ledger: read, and call the functions of its owner. Run after the schema files at each start.
-- A new table of the ledger may be read and nothing else; a new function has to be named here before anybody can call it.
revoke all on all tables in schema ledger from the_application;
grant select on all tables in schema ledger to the_application;
revoke all on all sequences in schema ledger from the_application;
revoke all on all routines in schema ledger from the_application;

grant execute on function
  ledger.open_accounts,
  ledger.set_account_status,
  ledger.set_account_limits,
  ledger.post,
  ledger.post_one,
  ledger.post_in_tx,
  ledger.place_holds,
  ledger.release_hold,
  ledger.expire_holds,
  ledger.take_snapshots,
  ledger.keep_reconciliation,
  ledger.register_log_key,
  ledger.keep_tiles,
  ledger.keep_checkpoint,
  ledger.complete_below,
  ledger.cluster,
  ledger.version_before,
  ledger.leaf_of
to the_application;
