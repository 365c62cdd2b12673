alter table careers.application add column sealed_answers text;
comment on column careers.application.sealed_answers is 'What was asked and answered with the application. Null where nothing was asked, and where the account of the applicant is gone.';
