alter table registry.consent
  add column sealed_email text,
  add column email_mark bytea,
  drop constraint consent_of_one,
  add constraint consent_of_one check (
    case asked_as
      when 'paper' then num_nonnulls(user_id, organisation_id, email_mark) = 0
      else num_nonnulls(coalesce(user_id::text, encode(email_mark, 'hex')), organisation_id) = 1
    end),
  add constraint consent_address_unanswered check (sealed_email is null or answer is null);
comment on column registry.consent.sealed_email is 'Where the mail went that asks a director who joins. Gone once it was answered, or the time is over.';
comment on column registry.consent.email_mark is 'A keyed hash of the address in lower case; null: an account was asked. The account that answers is kept beside it.';
create index consent_to_address on registry.consent (email_mark, asked_at) where email_mark is not null;
