import { createHash } from 'node:crypto';

import { isDisposableMail } from '@egcr/server-kit/disposable-mail';
import { networkOf } from '@egcr/server-kit/network';

import { REFERRALS_PER_HOUR_USUAL } from '../contract/limits.ts';
import type { Crowd } from './store.ts';

const points = { same_mailbox: 60, same_network: 30, burst: 30, disposable_email: 30 } as const;
type RiskReason = keyof typeof points;

export interface Risk {
  readonly risk: number;
  readonly reasons: readonly RiskReason[];
}

/** What speaks against a referral. It is never refused for it: its reward waits for a person who looks. */
export function judgeRisk({
  refereeEmail,
  referrerEmail,
  crowd,
}: {
  readonly refereeEmail: string | null;
  readonly referrerEmail: string | null;
  readonly crowd: Crowd;
}): Risk {
  const found: Readonly<Record<RiskReason, boolean>> = {
    same_mailbox:
      refereeEmail !== null && referrerEmail !== null && mailboxOf(refereeEmail) === mailboxOf(referrerEmail),
    same_network: crowd.sameNetwork > 0,
    burst: crowd.hour >= REFERRALS_PER_HOUR_USUAL,
    disposable_email: isDisposableMail(refereeEmail ?? ''),
  };
  const reasons = Object.keys(points)
    .filter((name): name is RiskReason => name in points)
    .filter((name) => found[name]);
  return { risk: reasons.reduce((sum, name) => sum + points[name], 0), reasons };
}

/** Where mail to an address ends up: without what stands behind a plus, for Gmail also without dots. */
function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  const plain = name.split('+')[0] ?? name;
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
}

/** A mark by which two people of one network are seen, but only among those whom the same person brought. */
export function networkMarkOf(ip: string, referrerId: string): string | null {
  if (ip === '') return null;
  return createHash('sha256')
    .update(`${referrerId} ${networkOf(ip)}`)
    .digest('base64url')
    .slice(0, 22);
}
