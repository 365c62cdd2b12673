-- A debt also grows smaller by what later payments hold back, and by what is given up after an appeal.
alter table disbursements.recovery
  add column held_back_minor bigint not null default 0,
  add column given_up_minor bigint not null default 0,
  drop constraint recovery_returned_within,
  add constraint recovery_returned_within
    check (returned_minor >= 0 and held_back_minor >= 0 and given_up_minor >= 0
      and returned_minor + held_back_minor + given_up_minor <= amount_minor);
comment on column disbursements.recovery.held_back_minor is 'What later payments were made smaller by: that money never left the fund.';
comment on column disbursements.recovery.given_up_minor is 'What is no longer asked for, after an appeal.';
