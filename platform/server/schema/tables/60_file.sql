create table platform.file (
  id uuid not null constraint file_key primary key,
  name text not null,
  media_type text not null,
  size_bytes bigint not null constraint file_size_positive check (size_bytes > 0),
  sha256 text not null constraint file_sha256_hex check (sha256 ~ '^[0-9a-f]{64}$'),
  stored_at timestamptz not null
);
comment on table platform.file is
  'Files that were taken in. The bytes stand in the file store under the id; whose they are and who may read them is kept by the domain that took them.';
comment on column platform.file.name is 'As the sender called it, cleaned; shown on download, never used as a path.';
comment on column platform.file.media_type is 'As found in the bytes, not as claimed.';
