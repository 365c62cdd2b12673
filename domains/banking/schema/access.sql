-- What was handed to the bank, and what came of it, is added and never changed.
revoke update, delete on banking.bank_batch, banking.withdrawal_step from the_application;

-- To lock its rows takes the right to update, and so does their seal; the table itself refuses every other update (bank_entry_keeps).
grant update on banking.bank_entry to the_application;
