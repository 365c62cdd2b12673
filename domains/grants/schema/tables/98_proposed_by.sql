-- Who proposed a programme has a part in its terms, and cannot apply to it.
alter table grants.programme add column proposed_by uuid;
comment on column grants.programme.proposed_by is 'The organisation that proposed it. Null: those who run programmes made it, or it stands in the code.';
