alter table registry.officer add column confirmed_at timestamptz;
comment on column registry.officer.confirmed_at is 'When the person said by an account of their own that they lead it; null: nobody has.';

create table registry.directorship (
  id uuid not null constraint directorship_key primary key,
  case_id uuid not null constraint directorship_of references registry.registration,
  place text not null constraint directorship_place_known check (place in ('2', '3')),
  user_id uuid not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  answer text constraint directorship_answer_known check (answer in ('confirmed', 'declined')),
  answered_at timestamptz,
  replaced_at timestamptz,
  constraint directorship_answered_once check ((answer is null) = (answered_at is null)),
  constraint directorship_confirmed_stays check (replaced_at is null or answer is distinct from 'confirmed')
);
comment on table registry.directorship is 'Whom a registration names as a director, and whether they said so by their own account.';
comment on column registry.directorship.place is 'Which of the questions about directors; the first is the applicant.';
comment on column registry.directorship.replaced_at is 'When the applicant asked someone else, or took the director off; null of the question that counts.';
create unique index directorship_of_place on registry.directorship (case_id, place) where replaced_at is null;
create unique index directorship_of_person on registry.directorship (case_id, user_id) where replaced_at is null;
create index directorship_asked on registry.directorship (user_id);
