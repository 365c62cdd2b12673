create index application_hired on careers.application (id) where state = 'hired' and not is_sample;
