-- What was sold and paid stays.
revoke delete on payments.link, payments.payment, payments.attempt from the_application;
revoke update, delete on payments.refund, payments.sandbox_charge from the_application;
