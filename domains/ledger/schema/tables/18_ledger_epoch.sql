-- A dump loaded into a new cluster meets transaction numbers that begin anew. An epoch lets the ledger's go on where they ended.

create table ledger.epoch (
  epoch integer not null,
  cluster text not null,
  xid_offset bigint not null,
  after_seq bigint not null,
  begun_at timestamptz not null,
  constraint epoch_pkey primary key (epoch),
  constraint epoch_not_negative check (epoch >= 0 and xid_offset >= 0 and after_seq >= 0)
);
comment on table ledger.epoch is
  'The clusters of PostgreSQL that this ledger has lived in, by their system identifiers; the newest is where it may be sealed. The offset is added to a cluster''s transaction numbers, so that those of the ledger never go back. Roots after number after_seq name the epoch. Append-only.';

-- The cluster in which the ledger is made is that of its first epoch; ledger.cluster() comes with the functions.
insert into ledger.epoch (epoch, cluster, xid_offset, after_seq, begun_at)
select 0, system_identifier::text, 0, 0, now()
from pg_control_system();
