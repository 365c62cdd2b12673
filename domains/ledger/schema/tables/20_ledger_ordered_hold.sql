alter table ledger.hold add column is_ordered boolean not null default false;
comment on column ledger.hold.is_ordered is
  'Ordered by the house against its owner''s will: it takes at most what is there, counts towards no limit, and is placed on frozen accounts too.';
