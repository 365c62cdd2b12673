alter table platform.message add column recall_key text;
comment on column platform.message.recall_key is 'Under it the domain that queued a mail may take it back while it waits: a name or a keyed hash, never an address.';
create index message_recalled on platform.message (recall_key) where recall_key is not null;
