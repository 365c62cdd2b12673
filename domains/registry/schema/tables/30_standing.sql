create table registry.standing (
  business_id uuid not null constraint standing_key primary key constraint standing_business references registry.business,
  verified_until date,
  owners_confirmed_at timestamptz,
  confirmed_at timestamptz,
  documents_until date,
  tax_id text,
  signatory_rule text
);
comment on table registry.standing is 'What the compliance score of a business is counted from. Null: not given yet.';

create table registry.sample_figures (
  business_id uuid not null constraint sample_figures_key primary key constraint sample_figures_business references registry.business,
  jrc20 bigint not null,
  jrc721 bigint not null,
  jrc998 bigint not null
);
comment on table registry.sample_figures is 'Invented numbers of tokens of a sample business, until the capital market keeps tokens.';
