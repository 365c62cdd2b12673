drop index registry.change_open_once;
create unique index change_open_once on registry.change (business_id)
  where state in ('awaiting_consent', 'submitted', 'in_review', 'needs_information');

create table registry.consent (
  case_id uuid not null constraint consent_key primary key constraint consent_of_change references registry.change,
  asked_as text not null constraint consent_asked_as_known check (asked_as in ('own', 'account', 'paper')),
  user_id uuid,
  organisation_id uuid,
  asked_at timestamptz not null,
  expires_at timestamptz,
  answer text constraint consent_answer_known check (answer in ('given', 'refused', 'expired')),
  answered_by uuid,
  answered_at timestamptz,
  constraint consent_of_one check (num_nonnulls(user_id, organisation_id) = case asked_as when 'paper' then 0 else 1 end),
  constraint consent_ends check ((asked_as = 'account') = (expires_at is not null)),
  constraint consent_answered_once check ((answer is null) = (answered_at is null)),
  constraint consent_given_by_someone check (answer is distinct from 'given' or answered_by is not null)
);
comment on table registry.consent is 'What the holder says whose shares a change takes. Own: the holder filed it. Account: asked for by the holder''s account. Paper: the holder has none, and signed a paper.';
comment on column registry.consent.user_id is 'The holder. Of a business of the register its organisation, for which its owners answer.';
create index consent_of_person on registry.consent (user_id) where answer is null;
create index consent_of_organisation on registry.consent (organisation_id) where answer is null;
create index consent_by_end on registry.consent (expires_at) where answer is null and expires_at is not null;
