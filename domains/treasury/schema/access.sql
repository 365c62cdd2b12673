-- What was asked for and paid stays.
revoke delete on treasury.guard, treasury.payment from the_application;
