create or replace function ledger.cluster() returns text
language sql stable
set search_path = pg_catalog, pg_temp
as $$ select system_identifier::text from pg_control_system() $$;
comment on function ledger.cluster() is 'The identifier of the cluster this database is in: a dump loaded elsewhere meets another.';
revoke all on function ledger.cluster from public;

create or replace function ledger.complete_below() returns xid8
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select (pg_snapshot_xmin(pg_current_snapshot())::text::bigint + e.xid_offset)::text::xid8
  from ledger.epoch e
  where e.cluster = ledger.cluster() and e.epoch = (select max(newest.epoch) from ledger.epoch newest)
$$;
comment on function ledger.complete_below() is
  'Transfers of transactions below it are complete: nothing can appear among them any more. Null where this cluster is not the one of the newest epoch.';
revoke all on function ledger.complete_below from public;

create or replace function ledger.begin_epoch(strays uuid[], asked_at timestamptz) returns ledger.epoch
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  earlier ledger.epoch;
  begun ledger.epoch;
begin
  -- Nobody posts meanwhile, and nobody seals.
  lock table ledger.transfer in access exclusive mode;
  perform pg_advisory_xact_lock(hashtextextended('ledger.checkpoint', 0));
  select * into strict earlier from ledger.epoch e order by e.epoch desc limit 1;
  if earlier.cluster = ledger.cluster() then
    raise exception 'this cluster has its epoch' using errcode = 'object_not_in_prerequisite_state';
  end if;
  begun.epoch := earlier.epoch + 1;
  begun.cluster := ledger.cluster();
  begun.begun_at := asked_at;
  begun.after_seq := coalesce((select max(c.seq) from ledger.checkpoint c), 0);
  begun.xid_offset := greatest(
    (select max(t.xid::text::bigint) from ledger.transfer t),
    (select max(c.xid_to::text::bigint) from ledger.checkpoint c),
    (select max(r.xid_to::text::bigint) from ledger.reconciliation_run r),
    earlier.xid_offset);
  -- What was posted here before this moment has numbers of this cluster that the log has passed: it gets those of the new epoch.
  alter table ledger.transfer disable trigger transfer_append_only;
  update ledger.transfer t
  set xid = (t.xid::text::bigint - earlier.xid_offset + begun.xid_offset)::text::xid8
  where t.id = any (strays);
  alter table ledger.transfer enable trigger transfer_append_only;
  execute format(
    'alter table ledger.transfer alter column xid set default ((pg_current_xact_id()::text::bigint + %s)::text::xid8)',
    begun.xid_offset);
  insert into ledger.epoch values (begun.*);
  return begun;
end;
$$;
comment on function ledger.begin_epoch(uuid[], timestamptz) is
  'For the owner, by npm run ledger:epoch: lets the ledger''s transaction numbers go on in another cluster. Strays are the transfers that were posted in it before.';
revoke all on function ledger.begin_epoch from public;
