-- A key that was made stays.
revoke delete on developers.api_key from the_application;
