-- What a search filters by. The terms stand in the code; each start writes them here anew.
alter table grants.programme
  add column kind text not null default 'grant'
    constraint programme_kind_known check (kind in ('grant', 'fund')),
  add column applicants text[] not null default '{}',
  add column sector text,
  add column countries text[] not null default '{}',
  add column minimum_minor bigint not null default 0,
  add column maximum_minor bigint not null default 0;
comment on column grants.programme.countries is 'Where the money may be spent; empty: everywhere.';

create table grants.saved_programme (
  user_id uuid not null,
  programme_id uuid not null constraint saved_programme_of references grants.programme,
  saved_at timestamptz not null,
  constraint saved_programme_once primary key (user_id, programme_id)
);
comment on table grants.saved_programme is 'Programmes that a person wants to find again.';
