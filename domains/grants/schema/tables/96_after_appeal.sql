-- After a won appeal nothing is proposed again without something new.
alter table grants.recovery
  add column after_appeal uuid constraint recovery_after_appeal references grants.recovery,
  add column sealed_new_facts text,
  add constraint recovery_new_facts check ((after_appeal is null) = (sealed_new_facts is null));
comment on column grants.recovery.after_appeal is 'The latest recovery of the award that an appeal gave back before this was proposed.';
comment on column grants.recovery.sealed_new_facts is 'What is new since that appeal, as the officer who proposed anew wrote it.';
