drop table platform.file;

create table platform.stored_file (
  id uuid not null constraint stored_file_key primary key,
  owner_id uuid not null,
  kind text not null,
  media_type text not null,
  size_bytes bigint not null constraint stored_file_size_positive check (size_bytes > 0),
  piece_count integer not null constraint stored_file_piece_count_positive check (piece_count > 0),
  scan text not null constraint stored_file_scan_known check (scan in ('clean', 'not_scanned')),
  twin bytea not null,
  sealed_name text not null,
  sealed_key text not null,
  stored_at timestamptz not null
);
comment on table platform.stored_file is
  'Files that were uploaded whole and looked at. Which domain has them says the domain; the kit knows whose they are.';
comment on column platform.stored_file.kind is 'As the domain that takes it declares it: domain and thing.';
comment on column platform.stored_file.media_type is 'As found in the bytes, not as claimed.';
comment on column platform.stored_file.twin is
  'A keyed hash of the content and the owner: two files of one person that are the same have the same.';
comment on column platform.stored_file.sealed_name is 'As the sender called it, cleaned; sealed.';
comment on column platform.stored_file.sealed_key is 'The key of this file alone, sealed. A new data key seals it anew; the pieces stay.';
create index stored_file_owner on platform.stored_file (owner_id, kind);

create table platform.stored_piece (
  file_id uuid not null constraint stored_piece_file references platform.stored_file on delete cascade,
  position integer not null constraint stored_piece_position_counted check (position >= 0),
  bytes bytea not null,
  constraint stored_piece_key primary key (file_id, position)
);
comment on table platform.stored_piece is
  'The bytes of stored files, each piece encrypted for its file and its position among all of them.';
-- Encrypted bytes do not compress: trying would cost time at every write.
alter table platform.stored_piece alter column bytes set storage external;

create table platform.upload (
  id uuid not null constraint upload_key primary key,
  owner_id uuid not null,
  kind text not null,
  size_bytes bigint not null constraint upload_size_positive check (size_bytes > 0),
  received_bytes bigint not null
    constraint upload_received_within_size check (received_bytes between 0 and size_bytes),
  sealed_name text not null,
  sealed_key text not null,
  file_id uuid constraint upload_file_once unique constraint upload_file references platform.stored_file on delete cascade,
  begun_at timestamptz not null,
  expires_at timestamptz not null
);
comment on table platform.upload is 'Files on their way in, and those that are here and no domain has taken yet.';
comment on column platform.upload.file_id is 'What came of it; null while it is on its way.';
create index upload_owner on platform.upload (owner_id);
create index upload_expiry on platform.upload (expires_at);

create table platform.upload_piece (
  upload_id uuid not null constraint upload_piece_upload references platform.upload on delete cascade,
  start_byte bigint not null constraint upload_piece_start_counted check (start_byte >= 0),
  size_bytes integer not null constraint upload_piece_size_positive check (size_bytes > 0),
  bytes bytea not null,
  constraint upload_piece_key primary key (upload_id, start_byte)
);
comment on table platform.upload_piece is 'What has come of an upload, encrypted for its upload and its place.';
alter table platform.upload_piece alter column bytes set storage external;
