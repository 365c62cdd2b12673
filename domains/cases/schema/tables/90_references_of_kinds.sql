-- A kind may bring the reference under which its cases were always known, such as EG- of the messages to the platform.
alter table cases.case
  drop constraint case_reference_form,
  add constraint case_reference_form check (reference ~ '^[A-Z]{2}-[0-9A-Z]{4}-[0-9A-Z]{4}$');
