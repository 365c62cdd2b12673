import { addSeconds } from '@egcr/contract/time';

import type { Policy } from './policy.ts';

const DAY_S = 86_400;

/** Until when a refused week can be appealed; null where it is not known when it was refused: then at any time. */
export function appealBy({ appealDays }: Pick<Policy, 'appealDays'>, decidedAt: Date | null): Date | null {
  return decidedAt === null ? null : addSeconds(decidedAt, appealDays * DAY_S);
}

/** Whether it can be appealed now. */
export function canAppealAt(
  policy: Pick<Policy, 'appealDays'>,
  { decidedAt, now }: { readonly decidedAt: Date | null; readonly now: Date },
): boolean {
  const until = appealBy(policy, decidedAt);
  return until === null || now < until;
}
