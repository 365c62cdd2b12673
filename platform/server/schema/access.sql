-- Which schema files have run, and whose keys belong here, are the owner's to write: the application compares them.
revoke all on platform.schema_file from the_application;
grant select on platform.schema_file to the_application;
revoke update, delete on platform.installation, platform.done_once from the_application;
revoke all on graphile_worker.migrations from the_application;
grant select on graphile_worker.migrations to the_application;
