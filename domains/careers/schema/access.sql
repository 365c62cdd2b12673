-- Applications are added and change their state; none is removed.
revoke delete on careers.application from the_application;
revoke delete on careers.message from the_application;
revoke delete on careers.interview from the_application;
