create table verification.people_review (
  case_id uuid not null constraint people_review_key primary key,
  business_id uuid not null constraint people_review_of references verification.business,
  opened_at timestamptz not null,
  closed_at timestamptz
);
comment on table verification.people_review is 'Cases in which officers decide hits of people who came to a business after it was checked.';
create unique index people_review_open_once on verification.people_review (business_id) where closed_at is null;
