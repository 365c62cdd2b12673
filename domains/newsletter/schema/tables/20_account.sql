alter table newsletter.subscription add column user_id uuid;
comment on column newsletter.subscription.user_id is 'Whose confirmed address it was, where it was that of an account: it ends with the account.';
create index subscription_of_account on newsletter.subscription (user_id) where user_id is not null;
