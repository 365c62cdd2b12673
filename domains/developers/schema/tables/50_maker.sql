alter table developers.api_key add column made_by uuid;
comment on column developers.api_key.made_by is
  'Who made it, for themselves or for their business: while their own money is held, it gives nothing out of the wallet of the business. Null: made before this was kept, or as a sample.';
