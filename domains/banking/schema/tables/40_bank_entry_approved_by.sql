-- Neither of the two people who took a file in is given money of it later: both stand with the entry.
alter table banking.bank_entry add column approved_by uuid;
comment on column banking.bank_entry.approved_by is
  'Who approved the file or the gap. Null where it was taken before this was kept.';
