-- What was sold and paid stays.
revoke delete on payments.link, payments.payment from the_application;
revoke update, delete on payments.attempt, payments.refund from the_application;
