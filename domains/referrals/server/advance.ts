import { step } from '@egcr/server-kit/data/step';
import { told } from '@egcr/server-kit/event-kinds';
import { addSeconds } from '@egcr/contract/time';
import type { Work } from '@egcr/server-kit/work';

import { rewardMachine } from '../contract/reward-machine.ts';
import { referralChanged } from '../contract/events.ts';
import {
  REWARD_HOLD_S,
  REWARD_MINOR,
  REWARDS_MAX,
  REWARDS_PER_MONTH_MAX,
  RISK_REVIEW_FROM,
} from '../contract/limits.ts';
import type { ReferralPeople } from './people.ts';
import { addReward, countRewards } from './reward-store.ts';
import { lockReferral, setStatus, type ReferralRow } from './store.ts';

const MONTH_S = 30 * 24 * 3600;

/**
 * Moves the referral of a person who was brought as far as it goes: verified with a confirmed address, profile and PIN, completed by a
 * first payment after that. Safe to repeat; for anybody else nothing happens. `payment` is whom they paid.
 */
export async function advance(
  people: ReferralPeople,
  work: Work,
  refereeId: string,
  payment?: { readonly toUserId: string },
): Promise<void> {
  const referral = await lockReferral(work.db, refereeId);
  if (!referral || referral.status === 'completed') return;
  if (referral.status === 'pending_verification' && !(await isVerified(people, work, refereeId))) return;
  // Money that only goes back to the referrer is no activity of its own.
  const isComplete = payment !== undefined && payment.toUserId !== referral.referrer_id;
  const status = isComplete ? 'completed' : 'verified';
  if (status === referral.status) return;
  await setStatus(work.db, { id: referral.id, status, now: work.now });
  if (isComplete) await holdRewards(work, referral);
  await tellReferrer(work, { ...referral, status });
}

export async function tellReferrer(
  work: Work,
  { id, referrer_id, status }: Pick<ReferralRow, 'id' | 'referrer_id' | 'status'>,
): Promise<void> {
  await work.emit(told(referralChanged, { referral_id: id, status }, [referrer_id]));
}

async function isVerified(people: ReferralPeople, work: Work, userId: string): Promise<boolean> {
  const contacts = await people.contactsOf(work.db, userId);
  if (!contacts?.isEmailVerified && !contacts?.isPhoneVerified) return false;
  return people.hasCompleteProfile(work.db, userId);
}

/** The one who was brought always gets theirs; the referrer up to the caps. */
async function holdRewards(work: Work, referral: ReferralRow): Promise<void> {
  const given = await countRewards(work.db, {
    userId: referral.referrer_id,
    since: addSeconds(work.now, -MONTH_S),
  });
  const isCapped = given.recent >= REWARDS_PER_MONTH_MAX || given.all >= REWARDS_MAX;
  const winners = isCapped ? [referral.referee_id] : [referral.referee_id, referral.referrer_id];
  for (const userId of winners) {
    await addReward(work.db, {
      id: work.newId(),
      referralId: referral.id,
      userId,
      amountMinor: REWARD_MINOR,
      state:
        referral.risk >= RISK_REVIEW_FROM
          ? step(rewardMachine, rewardMachine.first, 'question')
          : rewardMachine.first,
      now: work.now,
      releaseAt: addSeconds(work.now, REWARD_HOLD_S),
    });
  }
}
