comment on column grant_programmes.plan.fixed_rate is
  'Of one that pays in another currency than dollars: how many smallest units of it a US cent was worth when it was published. Null before, and where it pays in dollars.';
