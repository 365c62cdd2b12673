-- Applications are added and change their state; none is removed.
revoke delete on grants.application from the_application;
revoke delete on grants.review from the_application;
-- What was taken back, and why, stays written down.
revoke delete on grants.recovery from the_application;
