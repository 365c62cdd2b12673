-- Against money that was taken back its recipient appeals once; another officer than all before decides.
alter table grants.recovery
  drop constraint recovery_state_known,
  add constraint recovery_state_known
    check (state in ('proposed', 'answered', 'dropped', 'owed', 'settled', 'appealed', 'returned')),
  drop constraint recovery_decided_when,
  add constraint recovery_decided_when
    check ((state not in ('proposed', 'answered')) = (decided_at is not null) and (decided_at is null) = (decided_by is null)),
  add column sealed_appeal text,
  add column appealed_at timestamptz,
  add column appeal_decided_by uuid,
  add column sealed_appeal_decision text,
  add column appeal_decided_at timestamptz,
  add constraint recovery_appealed_when check (state not in ('appealed', 'returned') or appealed_at is not null),
  add constraint recovery_appeal_decided_when
    check ((appeal_decided_at is null) = (appeal_decided_by is null) and (appeal_decided_at is null or appealed_at is not null)
      and (state <> 'returned' or appeal_decided_at is not null) and (state <> 'appealed' or appeal_decided_at is null)),
  add constraint recovery_appeal_by_another
    check (appeal_decided_by is distinct from proposed_by and (appeal_decided_by is null or appeal_decided_by <> decided_by));
comment on column grants.recovery.sealed_appeal is 'What its recipient said against the decision. It leaves with the account.';
comment on column grants.recovery.appeal_decided_by is 'Neither who proposed it nor who decided it.';
