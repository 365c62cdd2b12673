alter table grant_programmes.plan add column fixed_rate jsonb;
comment on column grant_programmes.plan.fixed_rate is
  'Of one that pays in another currency than dollars: how many units a dollar was worth when it was published. Null before, and where it pays in dollars.';
