create schema grants;

create table grants.programme (
  id uuid not null constraint programme_key primary key,
  slug text not null constraint programme_slug_once unique,
  opens_at timestamptz not null,
  closes_at timestamptz,
  is_sample boolean not null default false,
  search_words tsvector not null,
  constraint programme_opens_first check (closes_at is null or closes_at > opens_at)
);
comment on table grants.programme is 'Grants and sector funds: when each takes applications. Its terms stand in the code under the same slug; its money lies in the ledger under its id.';
create index programme_search on grants.programme using gin (search_words);

create table grants.application (
  case_id uuid not null constraint application_key primary key,
  programme_id uuid not null constraint application_programme references grants.programme,
  reference text not null,
  user_id uuid not null,
  organisation_id uuid,
  asset text not null,
  amount_minor bigint not null constraint application_amount_positive check (amount_minor > 0),
  state text not null,
  award_id uuid,
  envelope_id uuid,
  payment_id uuid,
  is_sample boolean not null default false,
  sent_at timestamptz not null,
  closed_at timestamptz
);
comment on table grants.application is 'What was applied for. The case of the same id says what became of it; its state is kept here too, for lists and open books.';
comment on column grants.application.user_id is 'Who sent it, and whose wallet is paid.';
comment on column grants.application.award_id is 'The promise of its sum in the books of the programme.';
comment on column grants.application.payment_id is 'What the payment in the envelope is for: a new one for each envelope.';
comment on column grants.application.closed_at is 'Null while it is active: a person or an organisation has one active application for each programme.';
create unique index application_active_once
  on grants.application (programme_id, coalesce(organisation_id, user_id)) where closed_at is null;
create index application_of_person on grants.application (user_id, case_id desc) where organisation_id is null;
create index application_of_organisation on grants.application (organisation_id, case_id desc) where organisation_id is not null;
create index application_of_envelope on grants.application (envelope_id) where envelope_id is not null;
create index application_of_payment on grants.application (payment_id) where payment_id is not null;
