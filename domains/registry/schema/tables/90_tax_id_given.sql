-- The number itself is kept, sealed, where it is checked.
alter table registry.standing add column has_tax_id boolean not null default false;
update registry.standing set has_tax_id = tax_id is not null;
alter table registry.standing drop column tax_id;
