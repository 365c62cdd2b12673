-- A week that was paid stays: it is what catches a second payment of it, however much later.
revoke delete on support.week from the_application;
