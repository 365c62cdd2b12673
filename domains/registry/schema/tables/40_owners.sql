alter table registry.share_class
  add column votes_per_share integer not null default 1
    constraint share_class_votes_range check (votes_per_share between 0 and 1000);

alter table registry.holding
  add column holder_kind text not null default 'person'
    constraint holding_kind_known check (holder_kind in ('person', 'business')),
  add column born_month text
    constraint holding_born_form check (born_month ~ '^[0-9]{4}-[0-9]{2}$'),
  add constraint holding_of_person check (holder_kind = 'person' or (user_id is null and born_month is null)),
  add constraint holding_of_known_business check (holder_kind = 'business' or holder_business_id is null);
comment on column registry.holding.holder_kind is 'A business that is not of this register has its name alone.';
comment on column registry.holding.born_month is 'Of a person. The day of a birth is kept nowhere.';
create index holding_of_holder on registry.holding (holder_business_id) where holder_business_id is not null;
