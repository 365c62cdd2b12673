-- What was settled stays as the rail has said it.
revoke update, delete on settlements.file, settlements.line from the_application;
revoke delete on settlements.difference from the_application;
