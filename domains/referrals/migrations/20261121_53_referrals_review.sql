alter table referrals.reward drop constraint reward_state;
alter table referrals.reward add constraint reward_state
  check (state in ('held', 'in_review', 'due', 'paid', 'refused'));
alter table referrals.reward add column decided_at timestamptz;
alter table referrals.reward add column decided_by uuid;
alter table referrals.reward add constraint reward_decided_by_somebody check ((decided_at is null) = (decided_by is null));
create index reward_review on referrals.reward (id) where state = 'in_review';
comment on column referrals.reward.decided_by is 'Who of the staff released or refused a reward that looked risky.';
