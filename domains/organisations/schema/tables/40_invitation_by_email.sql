alter table organisations.invitation
  alter column user_id drop not null,
  add column sealed_email text,
  add column email_mark bytea,
  add constraint invitation_to_someone check (user_id is not null or email_mark is not null),
  add constraint invitation_address_while_open check (sealed_email is null or state = 'open');
comment on column organisations.invitation.user_id is 'Null while it waits for the person who has the address.';
comment on column organisations.invitation.sealed_email is 'Where the mail went. Gone once the invitation has ended.';
comment on column organisations.invitation.email_mark is 'A keyed hash of the address in lower case; null: a person was invited by their username.';
create unique index invitation_once_to_address on organisations.invitation (organisation_id, email_mark)
  where state = 'open' and user_id is null;
create index invitation_to_address on organisations.invitation (email_mark, created_at) where email_mark is not null;
create index invitation_mailed_by on organisations.invitation (invited_by, created_at) where email_mark is not null;
