create table registry.name_part (
  jurisdiction text not null,
  part text not null,
  name_key text not null,
  constraint name_part_key primary key (jurisdiction, part, name_key),
  constraint name_part_of foreign key (jurisdiction, name_key) references registry.held_name on delete cascade
);
comment on table registry.name_part is 'The parts by which names that are near to one are found, each with its names in the order of the alphabet.';
create index name_part_of_name on registry.name_part (jurisdiction, name_key);

insert into registry.name_part (jurisdiction, part, name_key)
select distinct jurisdiction, unnest(near_grams), name_key from registry.held_name;

drop index registry.held_name_near;
