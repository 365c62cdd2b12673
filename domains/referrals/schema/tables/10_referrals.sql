create schema referrals;

create table referrals.referral_code (
  user_id uuid primary key,
  code text not null,
  created_at timestamptz not null,
  constraint referral_code_unique unique (code),
  constraint referral_code_form check (code ~ '^[A-Z0-9]{6,12}$')
);
comment on table referrals.referral_code is 'What each person hands to others. Made when first read.';

create table referrals.referral (
  id uuid primary key,
  referrer_id uuid not null,
  referee_id uuid not null,
  status text not null default 'pending_verification',
  risk integer not null default 0,
  risk_reasons text[] not null default '{}',
  network_mark text,
  applied_at timestamptz not null,
  verified_at timestamptz,
  completed_at timestamptz,
  constraint referral_once unique (referee_id),
  constraint referral_of_another check (referrer_id <> referee_id),
  constraint referral_status check (status in ('pending_verification', 'verified', 'completed')),
  constraint referral_completed_after_verified check (completed_at is null or verified_at is not null)
);
create index referral_referrer on referrals.referral (referrer_id, applied_at desc);
comment on table referrals.referral is 'Who brought whom. A person is brought at most once, for good.';
comment on column referrals.referral.network_mark is 'Tells only whether two people whom the same person brought came from one network; null where the network is not known.';

create table referrals.reward (
  id uuid primary key,
  referral_id uuid not null references referrals.referral (id),
  user_id uuid not null,
  amount bigint not null,
  asset text not null,
  state text not null,
  created_at timestamptz not null,
  release_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  constraint reward_once unique (referral_id, user_id),
  constraint reward_amount_positive check (amount > 0),
  constraint reward_state check (state in ('held', 'in_review', 'due', 'paid', 'refused')),
  constraint reward_decided_by_somebody check ((decided_at is null) = (decided_by is null))
);
create index reward_release on referrals.reward (release_at) where state = 'held';
create index reward_user on referrals.reward (user_id, created_at);
create index reward_review on referrals.reward (id) where state = 'in_review';
comment on table referrals.reward is 'What both sides get for a completed referral: held first, looked at by a person where it is risky, then due, then paid.';
comment on column referrals.reward.decided_by is 'Who of the staff released or refused a reward that looked risky.';
