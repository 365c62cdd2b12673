-- Applications are added and change their state; none is removed.
revoke delete on careers.application from the_application;
