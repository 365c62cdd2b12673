-- Applications are added and change their state; none is removed.
revoke delete on grants.application from the_application;
revoke delete on grants.review from the_application;
