create table careers.interview (
  id uuid not null constraint interview_key primary key,
  application_id uuid not null constraint interview_of references careers.application on delete cascade,
  state text not null
    constraint interview_state_known check (state in ('offered', 'booked', 'other_times', 'held', 'cancelled')),
  version integer not null default 1,
  kind text not null constraint interview_kind_known check (kind in ('video', 'phone', 'on_site')),
  minutes smallint not null constraint interview_minutes_sound check (minutes between 15 and 120),
  time_zone text not null,
  sealed_place text not null,
  offered_by uuid not null,
  offered_at timestamptz not null,
  starts_at timestamptz,
  reminded_count smallint not null default 0,
  constraint interview_booked_when check (state <> 'booked' or starts_at is not null)
);
comment on table careers.interview is 'Interviews of an application, one after another; its machine is careers.interview.';
comment on column careers.interview.time_zone is 'By whose clocks the employer wrote the times.';
comment on column careers.interview.starts_at is 'The time that the applicant chose. It stays where the interview is cancelled: calendars have it.';
comment on column careers.interview.reminded_count is 'Of how many of the two reminders both sides were told.';
create unique index interview_open_once on careers.interview (application_id)
  where state in ('offered', 'booked', 'other_times');
create index interview_latest on careers.interview (application_id, offered_at desc, id desc);
create index interview_ahead on careers.interview (starts_at) where state = 'booked';

create table careers.interview_time (
  interview_id uuid not null constraint interview_time_of references careers.interview on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  offered_by uuid not null,
  is_held boolean not null,
  constraint interview_time_key primary key (interview_id, starts_at),
  constraint interview_time_forward check (ends_at > starts_at)
);
comment on table careers.interview_time is 'Times that are offered for an interview.';
comment on column careers.interview_time.is_held is 'Kept free: no other applicant is offered it by the same person.';
create unique index interview_time_once on careers.interview_time (offered_by, starts_at) where is_held;
