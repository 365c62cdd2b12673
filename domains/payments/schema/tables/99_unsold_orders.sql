create index link_unsold_order on payments.link (merchant_id, id desc) where is_checkout and state <> 'exhausted';

comment on column payments.link.search_words is
  'The words of its title, and of an order those that its shop calls it by. A payment has the title of its link, so payments are found by it, too.';
-- An order is found by what its shop calls it, too.
update payments.link
set search_words = search_words || setweight(jsonb_to_tsvector('simple', metadata, '["string"]'), 'B')
where is_checkout and metadata <> '{}';
