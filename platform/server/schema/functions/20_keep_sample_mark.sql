-- What is marked as a sample can be removed, so the mark is set once.
create or replace function platform.keep_sample_mark() returns trigger language plpgsql as $$
begin
  if new.is_sample is distinct from old.is_sample then
    raise exception '%.% keeps its mark', tg_table_schema, tg_table_name
      using errcode = 'check_violation', constraint = tg_name, schema = tg_table_schema, table = tg_table_name;
  end if;
  return new;
end $$;
comment on function platform.keep_sample_mark() is
  'Before each update: a row that is real never becomes a sample, which could be removed, nor the other way round.';
