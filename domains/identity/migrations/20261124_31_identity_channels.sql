alter table identity.session add column channel text;
alter table identity.session add constraint session_channel_known check (channel in ('email', 'phone', 'phone_unproved'));
comment on column identity.session.channel is
  'Where the code or link that opened the session was sent; phone_unproved: to a number nobody had used for half a year. Null where none opened it.';

alter table identity.user add column phone_proved_at timestamptz;
update identity.user set phone_proved_at = phone_confirmed_at;
comment on column identity.user.phone_proved_at is
  'When the person last showed that the number is theirs: by a code sent to it, or by the PIN after such a code.';

alter table identity.user add column money_held_since timestamptz;
alter table identity.user add column money_held_by text[] not null default '{}';
alter table identity.user add constraint user_money_held_by_known check (money_held_by <@ array['email', 'phone']);
comment on column identity.user.money_held_since is 'When the hold began; a second reset during a hold makes it longer, not younger.';
comment on column identity.user.money_held_by is 'The channels that resets of this hold came by: what ends it early comes by none of them.';

alter table identity.one_time_token drop constraint one_time_token_kind_known;
alter table identity.one_time_token add constraint one_time_token_kind_known check (
  kind in (
    'email_signup', 'phone_signup', 'email_signin', 'phone_signin', 'recovery', 'reauthentication', 'pin_reset',
    'email_change_current', 'email_change_new', 'phone_change', 'invite', 'hold_release'
  )
);
