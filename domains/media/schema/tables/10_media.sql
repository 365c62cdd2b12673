create schema media;

create table media.picture (
  id uuid not null constraint picture_key primary key,
  added_by uuid,
  width integer not null,
  height integer not null,
  added_at timestamptz not null,
  constraint picture_has_size check (width between 1 and 16000 and height between 1 and 16000)
);
comment on table media.picture is 'Pictures that everyone may see who knows their address.';
comment on column media.picture.added_by is 'Null where the account is gone: what it published stays.';
create index picture_added_by on media.picture (added_by);
create index picture_oldest on media.picture (added_at, id);

create table media.picture_file (
  picture_id uuid not null constraint picture_file_picture references media.picture on delete cascade,
  width integer not null,
  format text not null constraint picture_file_format_known check (format in ('avif', 'webp', 'jpeg')),
  height integer not null,
  bytes bytea not null,
  constraint picture_file_key primary key (picture_id, width, format)
);
comment on table media.picture_file is 'A picture as browsers get it: drawn anew, so that nothing of the file that came is in it.';
-- Encoded pictures do not become smaller by compressing them again.
alter table media.picture_file alter column bytes set storage external;
