-- The sealed log: a Merkle tree over all transfers whose roots are signed with a key that is not in this database.

create table ledger.checkpoint (
  seq bigint not null,
  xid_from xid8 not null,
  xid_to xid8 not null,
  size_before bigint not null,
  tree_size bigint not null,
  root bytea not null,
  posted_through timestamptz not null,
  sealed_at timestamptz not null,
  note text not null,
  constraint checkpoint_pkey primary key (seq),
  constraint checkpoint_size_key unique (tree_size),
  constraint checkpoint_root_length check (octet_length(root) = 32),
  constraint checkpoint_grows check (tree_size > size_before and size_before >= 0),
  constraint checkpoint_xids_grow check (xid_to > xid_from)
);
comment on table ledger.checkpoint is
  'A signed root. Its leaves are the transfers written by transactions from xid_from (inclusive) to xid_to (exclusive), in the order of xid and id, at the places from size_before on. The note is what is published. Append-only.';

create table ledger.log_tile (
  level smallint not null,
  index bigint not null,
  hashes bytea not null,
  constraint log_tile_pkey primary key (level, index),
  constraint log_tile_level_range check (level between 0 and 7),
  constraint log_tile_whole_hashes check (octet_length(hashes) between 32 and 8192 and octet_length(hashes) % 32 = 0)
);
comment on table ledger.log_tile is
  'The tree in tiles of 256 hashes: on level 0 the leaves, on each next level the roots of the full tiles below. A tile only grows at its end.';
-- Hashes do not compress.
alter table ledger.log_tile alter column hashes set storage external;

create table ledger.log_key (
  public_key bytea not null,
  first_used_at timestamptz not null,
  constraint log_key_pkey primary key (public_key),
  constraint log_key_length check (octet_length(public_key) = 32)
);
comment on table ledger.log_key is
  'Ed25519 keys that have signed roots; the newest signs now. The private halves are kept outside the database. Append-only.';

create trigger checkpoint_append_only before update or delete or truncate on ledger.checkpoint
  for each statement execute function ledger.refuse_change();
create trigger log_key_append_only before update or delete or truncate on ledger.log_key
  for each statement execute function ledger.refuse_change();
create trigger log_tile_append_only before delete or truncate on ledger.log_tile
  for each statement execute function ledger.refuse_change();

create function ledger.refuse_other_tile() returns trigger
language plpgsql
as $$
begin
  raise exception 'tile % of level % would lose or change a hash', old.index, old.level
    using errcode = 'check_violation', constraint = 'log_tile_grows', schema = 'ledger', table = 'log_tile';
end;
$$;
comment on function ledger.refuse_other_tile() is 'A tile only grows at its end.';

create trigger log_tile_grows before update on ledger.log_tile
  for each row when (
    new.level <> old.level
    or new.index <> old.index
    or octet_length(new.hashes) < octet_length(old.hashes)
    or substring(new.hashes for octet_length(old.hashes)) <> old.hashes)
  execute function ledger.refuse_other_tile();

-- Rows arrive in the order of time: a summary for each range of pages finds the newest at next to no cost for the one who posts.
create index transfer_posted_brin on ledger.transfer using brin (posted_at) with (pages_per_range = 32, autosummarize = on);

create function ledger.leaf_of(t ledger.transfer) returns text
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
