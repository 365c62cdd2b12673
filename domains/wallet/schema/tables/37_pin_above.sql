alter table wallet.own_limit add column pin_above bigint;
alter table wallet.own_limit add constraint own_limit_pin_above_not_negative check (pin_above >= 0);
comment on column wallet.own_limit.pin_above is
  'A payment above this sum asks for the PIN in its call, in minor units; 0: every payment does; null: a tenth of what can be spent.';
