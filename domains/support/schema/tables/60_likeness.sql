create table support.claim_trait (
  case_id uuid not null constraint claim_trait_claim references support.claim,
  kind text not null
    constraint claim_trait_kind_known
    check (kind in ('birth', 'name_year_month', 'name_year_day', 'name_month_day', 'name_turned')),
  trait_hash bytea not null,
  constraint claim_trait_key primary key (case_id, kind)
);
comment on table support.claim_trait is 'Keyed hashes of a birth date, and of a name with two of the three parts of a birth date: by them claims are found that may be of one person.';
create index claim_trait_same on support.claim_trait (kind, trait_hash);

create table support.claim_likeness (
  case_id uuid not null constraint claim_likeness_claim references support.claim,
  other_case_id uuid not null constraint claim_likeness_other references support.claim,
  name_percent smallint not null constraint claim_likeness_percent check (name_percent between 0 and 100),
  is_same_birth boolean not null,
  found_at timestamptz not null,
  constraint claim_likeness_key primary key (case_id, other_case_id)
);
comment on table support.claim_likeness is 'Claims of two accounts whose names and birth dates are alike: an officer looks at both, and decides.';
create index claim_likeness_back on support.claim_likeness (other_case_id);
