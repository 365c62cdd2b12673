import { platformRefusals } from '@egcr/contract/refusals';
import { mayAnswer } from '@egcr/disbursements/contract';
import { notificationAsked } from '@egcr/notifications/contract';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { told } from '@egcr/server-kit/event-kinds';
import { Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import {
  grantRefusals,
  recoveryMachine,
  type answerRecoveryCall,
  type payBackCall,
} from '../../contract/index.ts';
import { recoveryAnswered, recoverySettled } from '../../contract/notices.ts';
import { inAsset } from '../awards/award-money.ts';
import { findAward, type AwardRow } from '../awards/award-store.ts';
import type { GrantParts } from '../parts.ts';
import { keepAnswer, recoveriesOf, setRecoveryState, type RecoveryRow } from './recovery-store.ts';
import { showRecoveries, type ShownRecoveries } from './show-recoveries.ts';

type Parts = Pick<GrantParts, 'money' | 'papers' | 'holders'>;

/** Answers a proposal to take money back. Refuses not_found, recovery_step_refused, answer_over, in that order. */
export async function answerRecovery(
  parts: Parts,
  work: Work,
  { params, body }: CallInput<typeof answerRecoveryCall>,
): Promise<ShownRecoveries> {
  const { award, recovery } = await ownRecovery(work, params);
  const state = step(recoveryMachine, recovery.state, 'answer');
  if (!mayAnswer({ state: recovery.state, answerBy: recovery.answer_by }, work.now))
    throw new Refusal(grantRefusals.answer_over);
  await keepAnswer(work, { id: recovery.id, text: body.text, state });
  const notice = recoveryAnswered.of({ reference: award.reference }, award.case_id);
  for (const userId of await parts.holders(work, 'grants.award'))
    if (userId !== award.user_id && userId !== recovery.proposed_by)
      await work.emit(told(notificationAsked, { user_id: userId, ...notice }));
  return showRecoveries(parts, work, params.id);
}

/** Pays back what is owed, or a part. Refuses not_found, recovery_step_refused, then as disbursements' `payBack`. */
export async function payBackOwed(
  parts: Parts,
  work: Work,
  { params, body: { amount } }: CallInput<typeof payBackCall>,
): Promise<ShownRecoveries> {
  const { award, recovery } = await ownRecovery(work, params);
  const settled = step(recoveryMachine, recovery.state, 'settle');
  if (amount.assetCode !== award.asset)
    throw validationRefusal([{ field: 'amount.assetCode', code: 'not_offered' }]);
  const { owedMinor } = await parts.money.payBack(work, { id: recovery.id, amount, key: work.effectId });
  if (owedMinor === 0n) await settle(work, { award, recovery, state: settled });
  return showRecoveries(parts, work, params.id);
}

interface Settled {
  readonly award: AwardRow;
  readonly recovery: RecoveryRow;
  readonly state: RecoveryRow['state'];
}

/** Nothing is owed any more. */
export async function settle(work: Work, { award, recovery, state }: Settled): Promise<void> {
  await setRecoveryState(work, { id: recovery.id, state });
  const { reference, asset, case_id: caseId, user_id: userId } = award;
  const notice = recoverySettled.of({ reference, ...inAsset(asset, recovery.amount_minor) }, caseId);
  await work.emit(told(notificationAsked, { user_id: userId, ...notice }));
}

/** One of the caller's own award, which is locked. Refuses not_found, also for those of other people and of other awards. */
export async function ownRecovery(
  { db, actor }: Pick<Work, 'db' | 'actor'>,
  { id: caseId, recovery: recoveryId }: { readonly id: string; readonly recovery: string },
): Promise<{ readonly award: AwardRow; readonly recovery: RecoveryRow }> {
  const award = await findAward(db, { caseId }, { isLocked: true });
  if (award === undefined || actor.kind !== 'person' || award.user_id !== actor.userId)
    throw new Refusal(platformRefusals.not_found);
  return { award, recovery: await recoveryOf(db, award, recoveryId) };
}

/** Refuses not_found. */
export async function recoveryOf(db: Work['db'], award: AwardRow, id: string): Promise<RecoveryRow> {
  const recovery = (await recoveriesOf(db, award.id)).find((each) => each.id === id);
  if (recovery === undefined) throw new Refusal(platformRefusals.not_found);
  return recovery;
}
