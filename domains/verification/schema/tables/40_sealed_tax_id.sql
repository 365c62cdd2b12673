alter table verification.business drop column tax_id, add column sealed_tax_id text;
comment on column verification.business.sealed_tax_id is 'The tax number as it was given, sealed.';
