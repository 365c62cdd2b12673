alter table support.claim
  add column hired_at timestamptz,
  add column sealed_hire text,
  add constraint claim_hired_when check ((hired_at is null) = (sealed_hire is null));
comment on column support.claim.sealed_hire is 'The job that ended the claim and what it pays; null where none did.';
