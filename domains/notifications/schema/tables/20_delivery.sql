alter table notifications.notification add column is_silent boolean not null default false;
comment on column notifications.notification.is_silent is 'The person does not want to see notices of this kind in the app; it may have gone out by e-mail.';
drop index notifications.notification_unread;
create index notification_unread on notifications.notification (user_id) where read_at is null and not is_silent;

create table notifications.preference (
  user_id uuid not null,
  category text not null constraint preference_category_known check (category in ('money', 'security', 'task', 'alert')),
  channel text not null constraint preference_channel_known check (channel in ('in_app', 'email', 'sms')),
  is_on boolean not null,
  changed_at timestamptz not null,
  constraint preference_key primary key (user_id, category, channel)
);
comment on table notifications.preference is 'How a person wants to be told of what, where that is not as it stands for everyone.';

create table notifications.delivery (
  notification_id uuid not null
    constraint delivery_notification references notifications.notification on delete cascade,
  user_id uuid not null,
  channel text not null constraint delivery_channel_known check (channel in ('email', 'sms')),
  state text not null
    constraint delivery_state_known
    check (state in ('sent', 'no_contact', 'unverified', 'day_limit', 'mailed_by_domain')),
  at timestamptz not null,
  constraint delivery_key primary key (notification_id, channel)
);
comment on table notifications.delivery is 'What became of each e-mail and text message of a notification: given to the outbox, or why it was not.';
create index delivery_of_person on notifications.delivery (user_id, at desc);
