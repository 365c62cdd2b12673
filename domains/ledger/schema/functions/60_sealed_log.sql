create or replace function ledger.leaf_of(t ledger.transfer) returns text
language sql stable parallel safe
as $$
  select 'egcr transfer v1'
    || E'\nid: ' || t.id
    || E'\ngroup: ' || coalesce(t.group_id::text, '')
    || E'\nkind: ' || t.kind::text
    || E'\nasset: ' || t.asset
    || E'\namount: ' || t.amount
    || E'\ndebit: ' || t.debit
    || E'\ndebit_version: ' || t.debit_version
    || E'\ncredit: ' || t.credit
    || E'\ncredit_version: ' || t.credit_version
    || E'\nreverses: ' || coalesce(t.reverses::text, '')
    || E'\nhold: ' || coalesce(t.hold_id::text, '')
    || E'\nquote: ' || coalesce(t.quote_id::text, '')
    || E'\neffective_at: ' || coalesce(to_char(t.effective_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), '')
    || E'\nposted_at: ' || to_char(t.posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
    || E'\nmeta: ' || t.meta::text
$$;
comment on function ledger.leaf_of(ledger.transfer) is
  'A transfer as the log hashes it: every column that says what happened, one a line, in one order. The same text years later.';
revoke all on function ledger.leaf_of from public;

create or replace function ledger.register_log_key(key bytea, asked_at timestamptz) returns boolean
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
revoke all on function ledger.register_log_key from public;

create or replace function ledger.keep_tiles(levels smallint[], indexes bigint[], contents bytea[]) returns void
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
revoke all on function ledger.keep_tiles from public;

create or replace function ledger.keep_checkpoint(checkpoint jsonb) returns void
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
revoke all on function ledger.keep_checkpoint from public;
