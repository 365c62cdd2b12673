alter table organisations.organisation
  add column register_number text constraint organisation_register_number_once unique;
comment on column organisations.organisation.register_number is 'Its number in the register of businesses; null: self-declared.';
-- A business of the register may have a longer name.
alter table organisations.organisation
  drop constraint organisation_name_length,
  add constraint organisation_name_length check (char_length(name) between 1 and 160);
