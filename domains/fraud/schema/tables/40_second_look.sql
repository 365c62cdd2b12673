-- One officer holds money at once; another one confirms it within a day, or it ends. Null: held before that was asked for.
alter table fraud.hold add column confirm_by timestamptz;
alter table fraud.hold add column confirmed_at timestamptz;
alter table fraud.hold drop constraint hold_end_known;
alter table fraud.hold add constraint hold_end_known check (end_reason in ('expired', 'released', 'decided', 'unconfirmed'));
comment on column fraud.hold.confirm_by is 'When the hold ends unless a second officer has confirmed it.';
create index hold_unconfirmed on fraud.hold (confirm_by) where ended_at is null and confirmed_at is null;

alter table fraud.hold_act drop constraint hold_act_known;
alter table fraud.hold_act add constraint hold_act_known
  check (act in ('placed', 'confirmed', 'prolonged', 'released', 'decided', 'expired', 'unconfirmed'));
alter table fraud.hold_act drop constraint hold_act_by_person;
alter table fraud.hold_act add constraint hold_act_by_person check ((act in ('expired', 'unconfirmed')) = (actor_id is null));
