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
