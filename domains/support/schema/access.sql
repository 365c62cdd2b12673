-- A week that was paid stays: it is what catches a second payment of it, however much later.
revoke delete on support.week from the_application;
-- An overpayment and its weeks stay: they say why money was held back.
revoke delete on support.overpayment, support.overpaid_week from the_application;
