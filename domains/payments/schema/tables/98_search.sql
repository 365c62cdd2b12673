alter table payments.link add column search_words tsvector not null default '';
comment on column payments.link.search_words is
  'The words of its title. A payment has the title of its link, so payments are found by it, too.';
update payments.link set search_words = to_tsvector('simple', title);
create index link_search on payments.link using gin (search_words);
create index link_listed on payments.link (merchant_id, id desc) where not is_checkout;

create index payment_open on payments.payment (merchant_id, id desc) where ended_at is null;
