import type { Work } from '@egcr/server-kit/work';
import { Refusal } from '@egcr/server-kit/refusal';

import { approvalRefusals } from '../contract/index.ts';
import type { Judgement } from './kind.ts';
import type { ApprovalParts } from './parts.ts';

/**
 * What a proposal moves, in US cents. Two people who deceive the house together, or one who deceives the other, move no more than this in
 * a day: the bound is set on the host. Refuses day_worth_reached, whose `left` is what may still be moved.
 */
export async function boundedWorth(
  { money }: Pick<ApprovalParts, 'money'>,
  work: Pick<Work, 'db' | 'now'>,
  { moves = [] }: Judgement,
  movedMinor = 0n,
): Promise<bigint> {
  const worth = moves.length === 0 ? 0n : await money.worthOf(work, moves);
  const left = money.dayMaxMinor > movedMinor ? money.dayMaxMinor - movedMinor : 0n;
  if (worth <= left) return worth;
  throw new Refusal(approvalRefusals.day_worth_reached, {
    members: { left: left.toString() },
  });
}
