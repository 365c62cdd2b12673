create index payment_canceled on payments.payment (merchant_id, id desc) where state = 'canceled';
