-- Of which deadline a person was told last, and how many days before.
alter table grants.saved_programme
  add column told_of timestamptz,
  add column told_days smallint;
comment on column grants.saved_programme.told_of is 'The deadline of which the person was told last; one that moves is told anew.';
