-- Every sign-in asks which browsers its person has used; without this it would read everybody's sessions.
create index session_person on identity.session (user_id);
create index contact_undo_expiry on identity.contact_undo (expires_at);
create index factor_challenge_expiry on identity.factor_challenge (expires_at);
