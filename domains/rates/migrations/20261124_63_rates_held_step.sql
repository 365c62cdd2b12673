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
