import { uuidv7Time_ms } from '@egcr/contract/ids';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { addSeconds } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { applyReferralCall } from '../contract/endpoints.ts';
import { APPLY_WITHIN_S, REFERRALS_PER_DAY_MAX } from '../contract/limits.ts';
import { referralRefusals } from '../contract/refusals.ts';
import { isReferralCode } from '../contract/rules.ts';
import { advance, tellReferrer } from './advance.ts';
import { textsIn } from './texts.ts';
import type { ReferralPeople } from './people.ts';
import { judgeRisk, networkMarkOf } from './risk.ts';
import { addReferral, countLately, findCodeOwner, isAbove, lockApplying, type Crowd } from './store.ts';

/**
 * Says who sent a person. Refuses referral_refused, always the same: for an unknown or own code, an account that is too old or was
 * brought before, a ring, and a referrer who has brought too many that day.
 */
export async function applyCode(
  people: ReferralPeople,
  work: Work,
  { body }: CallInput<typeof applyReferralCall>,
): Promise<ReplyOf<typeof applyReferralCall>> {
  const { userId } = personOf(work);
  const code = body.referral_code.trim().toUpperCase();
  const referrerId = isReferralCode(code) ? await findCodeOwner(work.db, code) : undefined;
  if (referrerId === undefined || referrerId === userId || isTooLate(userId, work.now)) throw refused();
  await lockApplying(work.db);
  if (await isAbove(work.db, { userId, of: referrerId })) throw refused();
  const networkMark = networkMarkOf(work.request.ip, referrerId);
  const crowd = await crowdOf(work, { referrerId, networkMark });
  if (crowd.day >= REFERRALS_PER_DAY_MAX) throw refused();
  const { risk, reasons } = await riskOf(people, work, { userId, referrerId, crowd });
  const added = await addReferral(work.db, {
    id: work.newId(),
    referrerId,
    refereeId: userId,
    risk,
    riskReasons: reasons,
    networkMark,
    now: work.now,
  });
  if (!added) throw refused();
  await tellReferrer(work, added);
  await advance(people, work, userId);
  return { detail: textsIn(work.request.language).applied };
}

function refused(): Refusal {
  return new Refusal(referralRefusals.referral_refused);
}

/** An account's id holds when it was made; one that does not tell is let pass, it comes from elsewhere. */
function isTooLate(userId: string, now: Date): boolean {
  const joined_ms = uuidv7Time_ms(userId);
  return joined_ms !== undefined && now.getTime() - joined_ms > APPLY_WITHIN_S * 1000;
}

function crowdOf(
  work: Work,
  of: { readonly referrerId: string; readonly networkMark: string | null },
): Promise<Crowd> {
  const hourAgo = addSeconds(work.now, -3600);
  return countLately(work.db, { ...of, hourAgo, dayAgo: addSeconds(work.now, -24 * 3600) });
}

async function riskOf(
  people: ReferralPeople,
  work: Work,
  of: { readonly userId: string; readonly referrerId: string; readonly crowd: Crowd },
): Promise<ReturnType<typeof judgeRisk>> {
  const [referee, referrer] = [
    await people.contactsOf(work.db, of.userId),
    await people.contactsOf(work.db, of.referrerId),
  ];
  return judgeRisk({
    refereeEmail: referee?.email ?? null,
    referrerEmail: referrer?.email ?? null,
    crowd: of.crowd,
  });
}
