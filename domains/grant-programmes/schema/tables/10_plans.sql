create schema grant_programmes;

-- Programmes that people make: a draft, two people who publish it, and what became of each round.
create table grant_programmes.plan (
  id uuid not null constraint plan_key primary key,
  state text not null
    constraint plan_state_known
    check (state in ('draft', 'in_review', 'forecasted', 'open', 'closed', 'evaluating', 'awarded', 'archived')),
  version integer not null default 1,
  slug text not null constraint plan_slug_once unique,
  language text not null,
  answers jsonb not null,
  round smallint not null default 1,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  made_by uuid not null,
  organisation_id uuid,
  endorsed_by uuid,
  published_by uuid,
  award_proposed_by uuid,
  awarded_by uuid,
  is_sample boolean not null default false,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  constraint plan_dates check (closes_at > opens_at),
  constraint plan_by_two check (published_by is null or (published_by <> endorsed_by and published_by <> made_by)),
  constraint plan_awarded_by_two check (awarded_by is null or (awarded_by <> award_proposed_by and awarded_by <> made_by)),
  constraint plan_published check ((state in ('draft', 'in_review') and published_by is null) or published_by is not null or state = 'archived')
);
comment on table grant_programmes.plan is 'A programme as people make it: its answers, its state and its present round. Once it is published, grants.programme has it under the same id.';
comment on column grant_programmes.plan.answers is 'Of the form grants.programme-plan. They never change once it is published.';
comment on column grant_programmes.plan.endorsed_by is 'The first of the two people who publish it.';
create index plan_of_person on grant_programmes.plan (made_by, id desc) where organisation_id is null;
create index plan_of_organisation on grant_programmes.plan (organisation_id, id desc) where organisation_id is not null;
create index plan_by_state on grant_programmes.plan (state, id desc);

create table grant_programmes.step (
  id uuid not null constraint step_key primary key,
  plan_id uuid not null constraint step_of references grant_programmes.plan,
  event text not null,
  state text not null,
  by_id uuid,
  sealed_reason text,
  at timestamptz not null
);
comment on table grant_programmes.step is 'What was done with a programme, by whom and when. Time has no id.';
create index step_in_order on grant_programmes.step (plan_id, id);
