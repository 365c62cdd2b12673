create schema registry;

create table registry.registration (
  case_id uuid not null constraint registration_key primary key,
  reference text not null,
  user_id uuid not null,
  name text not null,
  jurisdiction text not null constraint registration_jurisdiction_form check (jurisdiction ~ '^[A-Z]{2}$'),
  state text not null,
  sealed_details text not null,
  fee_transfer_id uuid,
  is_sample boolean not null default false,
  sent_at timestamptz not null
);
comment on table registry.registration is 'A business that a person asked to register. The case of the same id says what became of it; its state is kept here too, for lists.';
comment on column registry.registration.sealed_details is 'What the entry is made of: address, birth of the director, shares. Sealed, as the answers of the case are.';
comment on column registry.registration.fee_transfer_id is 'The fee as it left the wallet; null of a sample.';
create index registration_of_person on registry.registration (user_id, case_id desc);

create table registry.held_name (
  jurisdiction text not null,
  name_key text not null,
  name text not null,
  near_grams text[] not null,
  holder_id uuid not null,
  held_at timestamptz not null,
  constraint held_name_key primary key (jurisdiction, name_key)
);
comment on table registry.held_name is 'Names that are registered or asked for, once in each country. The holder is a registration, or a business that came without one.';
create unique index held_name_of_holder on registry.held_name (holder_id);
create index held_name_near on registry.held_name using gin (near_grams);

create table registry.business (
  id uuid not null constraint business_key primary key,
  number text not null constraint business_number_once unique
    constraint business_number_form check (number ~ '^JVR[A-Z]{2}[0-9]{7}[0-9A-Z]$'),
  case_id uuid constraint business_case_once unique,
  organisation_id uuid constraint business_organisation_once unique,
  slug text not null constraint business_slug_once unique,
  name text not null constraint business_name_length check (char_length(name) between 1 and 160),
  type text not null
    constraint business_type_known check (type in ('private_company', 'public_company', 'partnership', 'cooperative')),
  jurisdiction text not null constraint business_jurisdiction_form check (jurisdiction ~ '^[A-Z]{2}$'),
  status text not null
    constraint business_status_known
    check (status in ('active', 'dormant', 'suspended', 'struck_off_pending', 'dissolved', 'liquidation', 'converted')),
  street text not null,
  town text not null,
  postcode text not null,
  activities text[] not null,
  registered_at timestamptz not null,
  is_sample boolean not null default false,
  search_words tsvector not null
);
comment on table registry.business is 'The register: businesses with their numbers. The platform''s own record, no state register.';
create index business_search on registry.business using gin (search_words);

create table registry.officer (
  id uuid not null constraint officer_key primary key,
  business_id uuid not null constraint officer_business references registry.business,
  role text not null constraint officer_role_known check (role in ('director', 'secretary')),
  user_id uuid,
  name text not null,
  born_month text not null constraint officer_born_form check (born_month ~ '^[0-9]{4}-[0-9]{2}$'),
  appointed_at timestamptz not null,
  resigned_at timestamptz
);
comment on table registry.officer is 'Who leads a business. Of their birth the register keeps the month alone.';
create index officer_of_business on registry.officer (business_id);

create table registry.share_class (
  business_id uuid not null constraint share_class_business references registry.business,
  name text not null,
  issued bigint not null constraint share_class_issued_positive check (issued > 0),
  nominal_minor bigint not null constraint share_class_nominal_nonnegative check (nominal_minor >= 0),
  asset text not null,
  constraint share_class_key primary key (business_id, name)
);
comment on table registry.share_class is 'The shares or parts of a business. Issued shares times their nominal value is its paid-up capital.';

create table registry.holding (
  id uuid not null constraint holding_key primary key,
  business_id uuid not null,
  class_name text not null,
  user_id uuid,
  holder_business_id uuid constraint holding_of_business references registry.business,
  name text not null,
  shares bigint not null constraint holding_shares_positive check (shares > 0),
  constraint holding_class foreign key (business_id, class_name) references registry.share_class
);
comment on table registry.holding is 'Who holds how many shares: a person, or another business of the register.';
create index holding_of_class on registry.holding (business_id, class_name);

create table registry.filing (
  id uuid not null constraint filing_key primary key,
  business_id uuid not null constraint filing_business references registry.business,
  kind text not null constraint filing_kind_known check (kind in ('registered', 'confirmed', 'changed')),
  made_by uuid,
  made_at timestamptz not null
);
comment on table registry.filing is 'What was entered in the register about a business, in order. Append-only.';
create index filing_of_business on registry.filing (business_id, id desc);
