import { addSeconds } from '@egcr/contract/time';
import type { KnownJob } from '@egcr/jobs/server';

import type { JobOffer } from '../../contract/index.ts';

const DAY_S = 86_400;

/** What an employer of the demonstration offers: the middle of what was posted, from in four weeks on. */
export function sampleOffer({ pay: { min, max, period } }: Pick<KnownJob, 'pay'>, now: Date): JobOffer {
  const value = (BigInt(min.value) + BigInt(max.value)) / 2n;
  const starts = addSeconds(now, 28 * DAY_S)
    .toISOString()
    .slice(0, 10);
  return { pay: { ...min, value: value.toString() }, period, starts_on: starts, note: '' };
}
