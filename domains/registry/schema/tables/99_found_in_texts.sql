create index contact_proof_by_domain on registry.contact_proof (value) where kind = 'domain';
create index officer_by_account on registry.officer (user_id) where user_id is not null;
create index holding_by_account on registry.holding (user_id) where user_id is not null;
