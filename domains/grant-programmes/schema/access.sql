-- Programmes and what was done with them stay written down.
revoke delete on grant_programmes.plan from the_application;
revoke delete on grant_programmes.step from the_application;
