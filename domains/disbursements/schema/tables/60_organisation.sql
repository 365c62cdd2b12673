-- What an organisation is paid goes into its own wallet, where it has one.
alter table disbursements.disbursement add column organisation_id uuid;
comment on column disbursements.disbursement.organisation_id is 'The business into whose wallet it is paid; null where the person is paid. The person acts for it.';
