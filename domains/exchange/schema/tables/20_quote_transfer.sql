alter table exchange.quote add column transfer_id uuid;
comment on column exchange.quote.transfer_id is 'The payment to somebody that it became; conversion_id where it became a conversion of the person''s own.';
alter table exchange.quote drop constraint quote_used_whole;
alter table exchange.quote add constraint quote_used_whole check (
  (used_at is null) = (num_nonnulls(conversion_id, transfer_id) = 0) and num_nonnulls(conversion_id, transfer_id) <= 1);
