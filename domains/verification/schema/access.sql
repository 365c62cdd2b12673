-- What was found and decided stays; only lists give way to newer ones.
revoke delete on verification.business, verification.check_result, verification.hit from the_application;
