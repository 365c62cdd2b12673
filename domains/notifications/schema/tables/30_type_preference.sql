create table notifications.type_preference (
  user_id uuid not null,
  type text not null constraint type_preference_format check (type ~ '^(money|security|task|alert)\.[a-z_]+$'),
  channel text not null constraint type_preference_channel_known check (channel in ('in_app', 'email', 'sms')),
  is_on boolean not null,
  changed_at timestamptz not null,
  constraint type_preference_key primary key (user_id, type, channel)
);
comment on table notifications.type_preference is
  'How a person wants to be told of one type of notice, where that is not as they chose for its category.';
