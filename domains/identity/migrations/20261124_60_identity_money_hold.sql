alter table identity.user add column money_held_until timestamptz;
comment on column identity.user.money_held_until is
  'Until then no money leaves this person''s wallet, because their credentials were reset; null where nothing is held.';
