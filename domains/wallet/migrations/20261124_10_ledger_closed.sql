-- The application's role writes none of the ledger's tables: what it used to write there by hand becomes functions of the owner.

create function ledger.keep_reconciliation(run jsonb, kept interval) returns void
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

create function ledger.register_log_key(key bytea, asked_at timestamptz) returns boolean
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if key = (select k.public_key from ledger.log_key k order by k.first_used_at desc limit 1) then
    return true;
  end if;
  insert into ledger.log_key (public_key, first_used_at) values (key, asked_at) on conflict do nothing;
  return found;
end;
$$;
comment on function ledger.register_log_key(bytea, timestamptz) is
  'Makes the key known that signs from now on; false where another key has taken over since this one signed.';

create function ledger.keep_tiles(levels smallint[], indexes bigint[], contents bytea[]) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into ledger.log_tile (level, index, hashes)
  select tile.level, tile.index, tile.hashes
  from unnest(levels, indexes, contents) as tile (level, index, hashes)
  on conflict on constraint log_tile_pkey do update set hashes = excluded.hashes;
end;
$$;
comment on function ledger.keep_tiles(smallint[], bigint[], bytea[]) is
  'Writes tiles of the tree that have grown. A tile that would lose or change a hash is refused by its trigger.';

create function ledger.keep_checkpoint(checkpoint jsonb) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  fresh record;
  last record;
begin
  select
    c.seq, c.xid_from::xid8 as xid_from, c.xid_to::xid8 as xid_to, c.size_before, c.tree_size, decode(c.root, 'hex') as root,
    c.posted_through, c.sealed_at, c.note
  into fresh
  from jsonb_to_record(checkpoint) as c (
    seq bigint, xid_from text, xid_to text, size_before bigint, tree_size bigint, root text, posted_through timestamptz,
    sealed_at timestamptz, note text);
  select c.seq, c.tree_size, c.xid_to into last from ledger.checkpoint c order by c.seq desc limit 1;
  if fresh.seq is distinct from coalesce(last.seq, 0) + 1
    or fresh.size_before is distinct from coalesce(last.tree_size, 0)
    or fresh.xid_from is distinct from coalesce(last.xid_to, '0'::xid8)
  then
    raise exception 'checkpoint % does not begin where the one before it ends', fresh.seq
      using errcode = 'check_violation', constraint = 'checkpoint_follows', schema = 'ledger', table = 'checkpoint';
  end if;
  insert into ledger.checkpoint (seq, xid_from, xid_to, size_before, tree_size, root, posted_through, sealed_at, note)
  values (
    fresh.seq, fresh.xid_from, fresh.xid_to, fresh.size_before, fresh.tree_size, fresh.root, fresh.posted_through, fresh.sealed_at,
    fresh.note);
end;
$$;
comment on function ledger.keep_checkpoint(jsonb) is
  'Keeps a signed root: the one after the last, over what the last does not hold.';

revoke all on all functions in schema ledger from public;

-- What the bank told us is locked row by row while the staff decide on it, which takes the right to update: the table itself refuses that.
create trigger bank_entry_append_only before update or delete or truncate on wallet.bank_entry
  for each statement execute function ledger.refuse_change();
