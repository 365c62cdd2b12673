-- An employer shortlists, an offer has terms, and an applicant turns one down.
alter table careers.application
  add column sealed_offer text,
  drop constraint application_state_known,
  add constraint application_state_known
    check (state in (
      'submitted', 'seen', 'shortlisted', 'interview', 'interviewed', 'offer', 'hired', 'declined', 'turned_down', 'withdrawn',
      'no_response'));
comment on column careers.application.sealed_offer is 'What the employer offers: pay, first day and a note. Null before an offer, and where the account of the applicant is gone.';
