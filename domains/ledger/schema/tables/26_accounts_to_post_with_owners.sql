-- It answers two more columns, which no replacement may do: functions/30_read_for_posting.sql makes it again.

drop function if exists ledger.accounts_to_post(uuid[], text[], timestamptz);
