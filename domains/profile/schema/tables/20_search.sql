create index profile_username_beginning on profile.profile (username text_pattern_ops);
create index profile_name_beginning on profile.profile (lower(first_name || ' ' || last_name) text_pattern_ops);
create index profile_last_name_beginning on profile.profile (lower(last_name) text_pattern_ops);
