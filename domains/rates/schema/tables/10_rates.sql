create schema rates;
comment on schema rates is
  'What currencies are worth in each other, who said so and when. Rates are exact decimals, never floats.';

create table rates.source (
  code text not null,
  name text not null,
  kind text not null,
  created_at timestamptz not null,
  constraint source_pkey primary key (code),
  constraint source_code_format check (code ~ '^[a-z][a-z0-9_]{1,39}$'),
  constraint source_kind_known check (kind in ('table', 'sample', 'policy', 'observation'))
);
comment on table rates.source is
  'Who gives rates. table: an operator''s table; sample: made-up figures of a demonstration; policy: JVD''s own price; observation: what JVD''s oracle looks at, never a rate by itself.';

create table rates.point (
  id uuid not null,
  base text not null,
  quote text not null,
  mid numeric(36, 18) not null,
  bid numeric(36, 18) not null,
  ask numeric(36, 18) not null,
  source text not null,
  is_sample boolean not null,
  as_of timestamptz not null,
  recorded_at timestamptz not null,
  constraint point_pkey primary key (id),
  constraint point_once unique (base, quote, source, as_of),
  constraint point_source_fkey foreign key (source) references rates.source (code),
  constraint point_two_currencies check (base <> quote),
  constraint point_positive check (bid > 0),
  constraint point_ordered check (bid <= mid and mid <= ask)
);
create index point_course on rates.point (base, quote, as_of desc);
comment on table rates.point is
  'What one unit of base cost in quote at an instant, as a source said it. Whoever sells the base gets the bid, whoever buys it pays the ask. Only ever added to.';

create table rates.current (
  base text not null,
  quote text not null,
  mid numeric(36, 18) not null,
  bid numeric(36, 18) not null,
  ask numeric(36, 18) not null,
  source text not null,
  is_sample boolean not null,
  as_of timestamptz not null,
  constraint current_pkey primary key (base, quote),
  constraint current_source_fkey foreign key (source) references rates.source (code),
  constraint current_ordered check (0 < bid and bid <= mid and mid <= ask)
);
comment on table rates.current is
  'The newest point of each pair: what is in force. A sample never takes the place of a real rate. Derived from rates.point.';

create table rates.held_step (
  base text not null,
  quote text not null,
  mid numeric(36, 18) not null,
  source text not null,
  held_at timestamptz not null,
  constraint held_step_pkey primary key (base, quote)
);
comment on table rates.held_step is
  'Prices that came by themselves and were further from those of the last day than a price may move by itself. The price in force stays until two people decide, or a nearer one comes; then the row goes.';
