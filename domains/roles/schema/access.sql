-- What was granted and asked for stays: rows are added and ended, never removed.
revoke delete on roles.role_grant, roles.role_request from the_application;
