-- Envelopes and their payments are added and change their state; none is removed.
revoke delete on disbursements.commitment, disbursements.envelope, disbursements.disbursement from the_application;
-- What was brought in stays written down.
revoke update, delete on disbursements.filling from the_application;
-- A debt grows smaller and is never removed.
revoke delete on disbursements.recovery from the_application;
