import { notificationAsked } from '@egcr/notifications/contract';
import { step } from '@egcr/server-kit/data/step';
import { told } from '@egcr/server-kit/event-kinds';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { awardMachine, grantRefusals, milestoneMachine } from '../../contract/index.ts';
import { awardEnded } from '../../contract/notices.ts';
import type { GrantMoney, GrantParts } from '../parts.ts';
import { inAsset } from './award-money.ts';
import { endAwardRow, findAward, milestonesOf, setMilestoneState, type AwardRow } from './award-store.ts';

interface Ending {
  /** Who ended it: null where an account is gone. */
  readonly by: string | null;
  readonly reason: string | null;
}

/**
 * Ends an award that is locked: parts that are not paid are closed, and what is left of the promise goes back to the budget. What is paid stays
 * with the recipient. Refuses award_step_refused, payment_under_way, in that order.
 */
export async function endAward(
  { money }: { readonly money: Pick<GrantMoney, 'left' | 'uncommit'> },
  work: Work,
  award: AwardRow,
  ending: Ending,
): Promise<void> {
  step(awardMachine, award.state, 'end');
  const milestones = await milestonesOf(work.db, [award.id]);
  if (milestones.some(({ state }) => state === 'to_pay')) throw new Refusal(grantRefusals.payment_under_way);
  for (const { id, state } of milestones)
    if (state !== 'paid' && state !== 'closed')
      await setMilestoneState(work, { id, state: step(milestoneMachine, state, 'close') });
  const givenBackMinor = await money.left(work.db, { id: award.id, asset: award.asset });
  if (givenBackMinor > 0n)
    await money.uncommit(work, {
      id: award.id,
      amount: inAsset(award.asset, givenBackMinor),
      key: `end ${award.id}`,
    });
  await endAwardRow(work, { id: award.id, ...ending, givenBackMinor });
  const notice = awardEnded.of({ reference: award.reference }, award.case_id);
  await work.emit(told(notificationAsked, { user_id: award.user_id, ...notice }));
}

/** Ends the award of a case whose officers decline it after a payment stopped; nothing where there is none. */
export async function endStoppedAward(
  parts: Pick<GrantParts, 'money'>,
  work: Work,
  { caseId, by }: { readonly caseId: string; readonly by: string | null },
): Promise<void> {
  const award = await findAward(work.db, { caseId }, { isLocked: true });
  if (award?.state === 'active') await endAward(parts, work, award, { by, reason: null });
}
