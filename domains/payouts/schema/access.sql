-- What was paid out stays.
revoke delete on payouts.payout from the_application;
