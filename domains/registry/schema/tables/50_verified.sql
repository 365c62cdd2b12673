alter table registry.standing
  add column verified_level smallint constraint standing_verified_level_range check (verified_level between 1 and 3);
comment on column registry.standing.verified_level is 'How far it is verified, as the domain of verification says; null: not at all.';
