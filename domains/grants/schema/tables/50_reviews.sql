-- How applications are judged: who was asked, what ties them, and the scores.
alter table grants.application
  add column round smallint not null default 1,
  add column reviews_needed smallint not null default 2;
comment on column grants.application.round is 'How often it is judged: 2 after an appeal, by other people.';
comment on column grants.application.reviews_needed is 'Two, three for a large sum, one more where reviews differ too much.';

create table grants.review (
  id uuid not null constraint review_key primary key,
  case_id uuid not null constraint review_of references grants.application,
  round smallint not null,
  reviewer_id uuid not null,
  state text not null
    constraint review_state_known check (state in ('assigned', 'scoring', 'sent', 'conflicted', 'released')),
  version integer not null default 1,
  tie text constraint review_tie_known check (tie in ('family', 'work', 'money', 'other')),
  scores jsonb not null default '{}',
  sealed_reasons text,
  asked_at timestamptz not null,
  sent_at timestamptz,
  constraint review_once unique (case_id, reviewer_id),
  constraint review_tie_says check ((state = 'conflicted') = (tie is not null)),
  constraint review_sent_when check ((state = 'sent') = (sent_at is not null))
);
comment on table grants.review is 'The scores and reasons that one reviewer gives an application, without knowing the applicant. A review that was sent never changes.';
comment on column grants.review.tie is 'What ties the reviewer to the application, where they said so: someone else judges it then.';
comment on column grants.review.scores is 'By criterion, in half points from 0 to 10; what is not scored yet is missing.';
create index review_of_person on grants.review (reviewer_id, id desc);
create index application_judged on grants.application (programme_id, case_id desc) where state in ('under_review', 'reserve');
