alter table identity.factor add column begun_in uuid;
comment on column identity.factor.begun_in is
  'The session that began to connect the app. Until its first right code, no other session may confirm it.';
