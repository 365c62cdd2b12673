-- Which states and decisions there are is said by the kind of a case; the runner lets no other through.
alter table cases.case
  drop constraint case_state_known,
  add constraint case_state_form check (state ~ '^[a-z][a-z_]{0,39}$');
alter table cases.approval
  drop constraint approval_response_known,
  add constraint approval_response_form check (response ~ '^[a-z][a-z_]{0,39}$'),
  add column step text not null default 'approval'
    constraint approval_step_form check (step ~ '^[a-z][a-z_]{0,39}$');
comment on column cases.approval.step is 'Which of the approvals that the kind asks for it was.';
