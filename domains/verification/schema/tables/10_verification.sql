create schema verification;

create table verification.business (
  id uuid not null constraint business_key primary key,
  organisation_id uuid not null constraint business_organisation_once unique,
  state text not null
    constraint business_state_known
    check (
      state in (
        'not_started', 'in_progress', 'submitted', 'in_review', 'needs_information', 'verified', 'expiring', 'expired', 'rejected',
        'suspended', 'revoked'
      )
    ),
  level smallint not null default 0 constraint business_level_range check (level between 0 and 3),
  wanted_level smallint constraint business_wanted_level_range check (wanted_level between 2 and 3),
  case_id uuid constraint business_case_once unique,
  valid_until date,
  is_high_risk boolean not null default false,
  lei text constraint business_lei_form check (lei ~ '^[0-9A-Z]{20}$'),
  tax_country text constraint business_tax_country_form check (tax_country ~ '^[A-Z]{2}$'),
  tax_id text,
  changed_at timestamptz not null,
  constraint business_level_ends check ((level = 0) = (valid_until is null))
);
comment on table verification.business is 'How far a business of the register is verified. Its id is that of the register.';
create index business_by_end on verification.business (valid_until) where valid_until is not null;

create table verification.check_result (
  business_id uuid not null constraint check_result_of references verification.business,
  kind text not null
    constraint check_result_kind_known
    check (kind in ('registry', 'contact', 'lei', 'tax', 'sanctions', 'documents', 'officers', 'owners', 'wallet')),
  result text not null constraint check_result_known check (result in ('open', 'pass', 'fail', 'refer', 'na')),
  note text,
  checked_by uuid,
  checked_at timestamptz not null,
  constraint check_result_key primary key (business_id, kind)
);
comment on table verification.check_result is 'The latest result of each check. Checked by nobody: by a rule.';

create table verification.screening_list (
  id uuid not null constraint screening_list_key primary key,
  source text not null constraint screening_list_source_known check (source in ('sample', 'ofac_sdn', 'follow_the_money')),
  entries integer not null constraint screening_list_has_entries check (entries > 0),
  imported_by uuid,
  imported_at timestamptz not null,
  is_current boolean not null
);
comment on table verification.screening_list is 'Lists of people and businesses that names are compared with, as they were imported.';
create unique index screening_list_current on verification.screening_list (source) where is_current;

create table verification.watched (
  list_id uuid not null constraint watched_list references verification.screening_list on delete cascade,
  entry_key text not null,
  names text[] not null constraint watched_has_names check (cardinality(names) > 0),
  born_year text constraint watched_born_form check (born_year ~ '^[0-9]{4}$'),
  keys text[] not null,
  constraint watched_key primary key (list_id, entry_key)
);
comment on table verification.watched is 'The people and businesses of a list. Their keys are parts of names by which candidates are found.';
create index watched_by_keys on verification.watched using gin (keys);

create table verification.hit (
  id uuid not null constraint hit_key primary key,
  business_id uuid not null constraint hit_of_business references verification.business,
  subject text not null,
  source text not null,
  entry_key text not null,
  entry_names text not null,
  score numeric(4, 3) not null constraint hit_score_range check (score between 0 and 1),
  reasons text not null,
  qualifier text constraint hit_qualifier_known check (qualifier in ('born_same', 'born_differs')),
  state text not null
    constraint hit_state_known check (state in ('potential', 'confirmed_once', 'confirmed', 'cleared')),
  found_at timestamptz not null,
  first_by uuid,
  second_by uuid,
  reason text,
  decided_at timestamptz,
  constraint hit_once unique (business_id, subject, source, entry_key, entry_names),
  constraint hit_by_two check (second_by <> first_by)
);
comment on table verification.hit is 'A name of a business that is like one of a list. A decision is kept and counts again until either name changes.';
comment on column verification.hit.entry_names is 'The names of the entry as they were: where they change, it is another hit.';
