-- `accounts_to_post` answers more columns than before, which no replacement may do: it is made anew from schema/functions/.
drop function if exists ledger.accounts_to_post(uuid[], text[], timestamptz);
