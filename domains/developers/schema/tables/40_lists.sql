-- What narrows the lists of a busy program is found without walking through all of its month.
create index event_by_type on developers.event (owner_id, type, id desc);
create index event_by_mode on developers.event (owner_id, is_live, id desc);
create index request_refused on developers.request (owner_id, id desc) where status >= 400;
create index delivery_not_arrived on developers.delivery (webhook_id, id desc) where delivered_at is null or next_at is not null;
