-- What everyone may know of an award: the kind of the recipient, the country and the day.
alter table grants.application
  add column applicant_kind text not null default 'person'
    constraint application_applicant_known check (applicant_kind in ('person', 'business', 'government', 'ngo')),
  add column country text,
  add column awarded_at timestamptz;
comment on column grants.application.applicant_kind is 'What the applicant was when the application was sent.';
comment on column grants.application.country is 'Where the money is to be spent; null where it was not kept yet.';
comment on column grants.application.awarded_at is 'When its sum was promised first.';
update grants.application a
set applicant_kind = coalesce((select p.applicants[1] from grants.programme p where p.id = a.programme_id), 'business')
where organisation_id is not null;
update grants.application set awarded_at = sent_at where award_id is not null;
alter table grants.application alter column applicant_kind drop default;
create index application_awards on grants.application (award_id desc)
  where state in ('approved', 'payment_stopped', 'paid');
create index application_awards_of_programme on grants.application (programme_id, award_id desc)
  where state in ('approved', 'payment_stopped', 'paid');
