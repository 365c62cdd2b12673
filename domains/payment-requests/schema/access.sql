-- What was paid on a request is added and never changed.
revoke update, delete on payment_requests.request_payment from the_application;
