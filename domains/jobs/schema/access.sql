-- Postings are added and change their state; none is removed.
revoke delete on jobs.posting from the_application;
