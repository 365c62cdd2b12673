create table wallet.lookup_day (
  counted text not null,
  day date not null,
  marks integer[] not null,
  constraint lookup_day_pkey primary key (counted, day)
);
comment on table wallet.lookup_day is
  'Which e-mail addresses and phone numbers of strangers were looked up on a UTC day, by person and by network: four bytes of a hash of each, enough to count the different ones. Forgotten after two days.';
