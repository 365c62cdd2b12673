create index role_grant_person on roles.role_grant (user_id, id);
