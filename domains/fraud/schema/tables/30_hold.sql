create table fraud.hold (
  id uuid not null constraint hold_key primary key,
  case_id uuid not null,
  transfer_id uuid not null,
  owner_id uuid not null,
  asset text not null,
  amount bigint not null constraint hold_amount_positive check (amount > 0),
  placed_at timestamptz not null,
  until timestamptz not null,
  ended_at timestamptz,
  end_reason text constraint hold_end_known check (end_reason in ('expired', 'released', 'decided')),
  sealed_answer text,
  answered_at timestamptz,
  constraint hold_end_whole check ((ended_at is null) = (end_reason is null)),
  constraint hold_answer_whole check ((sealed_answer is null) = (answered_at is null)),
  constraint hold_until_later check (until > placed_at)
);
comment on table fraud.hold is 'Money that officers keep back from a person because of one payment. The money itself is held in the ledger.';
comment on column fraud.hold.sealed_answer is 'What the owner of the money says to it.';
create unique index hold_open_payment on fraud.hold (transfer_id) where ended_at is null;
create index hold_of_case on fraud.hold (case_id, id);
create index hold_of_owner on fraud.hold (owner_id) where ended_at is null;

create table fraud.hold_part (
  ledger_hold_id uuid not null constraint hold_part_key primary key,
  hold_id uuid not null constraint hold_part_hold references fraud.hold,
  amount bigint not null,
  ended_at timestamptz
);
comment on table fraud.hold_part is 'The holds in the ledger of which a hold is made: one for each account of the person.';
create index hold_part_of_hold on fraud.hold_part (hold_id);

create table fraud.hold_act (
  hold_id uuid not null constraint hold_act_hold references fraud.hold,
  number integer not null,
  act text not null constraint hold_act_known check (act in ('placed', 'prolonged', 'released', 'decided', 'expired')),
  actor_id uuid,
  sealed_reason text,
  at timestamptz not null,
  constraint hold_act_key primary key (hold_id, number),
  constraint hold_act_by_person check ((act = 'expired') = (actor_id is null))
);
comment on table fraud.hold_act is 'Who did what to a hold, in order, and why. Only ever added to.';
