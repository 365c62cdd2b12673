-- The application's role writes none of the ledger's tables: what it has to write there are functions of the owner.

create or replace function ledger.keep_reconciliation(run jsonb, kept interval) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into ledger.reconciliation_run
    (id, kind, started_at, took_ms, xid_from, xid_to, transfers, accounts, broken, open_items, frozen)
  select
    r.id, r.kind, r.started_at, r.took_ms, r.xid_from::xid8, r.xid_to::xid8, r.transfers, r.accounts, r.broken, r.open_items, r.frozen
  from jsonb_to_record(run) as r (
    id uuid, kind text, started_at timestamptz, took_ms integer, xid_from text, xid_to text, transfers bigint, accounts bigint,
    broken jsonb, open_items jsonb, frozen integer);
  delete from ledger.reconciliation_run old
  where old.kind = 'new' and old.broken = '[]' and old.started_at < (run ->> 'started_at')::timestamptz - greatest(kept, interval '1 day');
end;
$$;
comment on function ledger.keep_reconciliation(jsonb, interval) is
  'Records one comparison of the books with themselves, and forgets those of what was new that found nothing and are older than so long, a day at least. A comparison that found something is never forgotten.';
revoke all on function ledger.keep_reconciliation from public;
