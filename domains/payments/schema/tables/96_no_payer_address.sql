alter table payments.attempt drop column payer_address;
