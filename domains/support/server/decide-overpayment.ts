import { caseRefusals } from '@egcr/cases/contract';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds, toInstant } from '@egcr/contract/time';
import { mayDecide } from '@egcr/disbursements/contract';
import { notificationAsked } from '@egcr/notifications/contract';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { told } from '@egcr/server-kit/event-kinds';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { supportActs } from '../contract/acts.ts';
import { overpaymentDropped, overpaymentOwed } from '../contract/notices.ts';
import type { decideOverpaymentCall } from '../contract/overpayment-calls.ts';
import { overpaymentMachine } from '../contract/overpayment-machine.ts';
import { APPEAL_DAYS } from '../contract/overpayment-rules.ts';
import { SUPPORT_FUND } from '../contract/programme.ts';
import { supportRefusals } from '../contract/refusals.ts';
import { inAsset } from './money-shown.ts';
import {
  keepDecided,
  lockOverpayment,
  overpaidWeeks,
  releaseWeeks,
  type OverpaymentRow,
} from './overpayment-store.ts';
import type { SupportParts } from './parts.ts';
import { isBarredFrom, showForStaff } from './show-overpayments.ts';

type Parts = Pick<SupportParts, 'money' | 'namesOf' | 'record' | 'relatedTo'>;

const DAY_S = 86_400;

/**
 * Decides that an overpayment is owed, or drops it; after an appeal once more, by a third officer. Refuses not_found, own_week,
 * related_to_applicant, overpayment_others, overpayment_state, hearing_open, in that order.
 */
export async function decideOverpayment(
  parts: Parts,
  work: Work,
  { params, body }: CallInput<typeof decideOverpaymentCall>,
): Promise<ReplyOf<typeof decideOverpaymentCall>> {
  const { userId } = personOf(work);
  const row = await lockOverpayment(work.db, params.id);
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  if (row.user_id === userId) throw new Refusal(supportRefusals.own_week);
  if (await parts.relatedTo(work, { officerId: userId, applicantId: row.user_id }))
    throw new Refusal(caseRefusals.related_to_applicant);
  if (isBarredFrom(row, await overpaidWeeks(work.db, [row.id]), userId))
    throw new Refusal(supportRefusals.overpayment_others);
  const state = step(overpaymentMachine, row.state, body.decision);
  const isOfAppeal = row.state === 'appealed';
  if (!isOfAppeal && !mayDecide({ state: row.state, answerBy: row.answer_by }, work.now))
    throw new Refusal(supportRefusals.hearing_open, { members: { answer_by: toInstant(row.answer_by) } });
  const isTaken = body.decision === 'take';
  await keepDecided(work, {
    id: row.id,
    state,
    reason: body.reason,
    by: userId,
    appealBy: isTaken ? addSeconds(work.now, APPEAL_DAYS * DAY_S) : undefined,
    isOfAppeal,
  });
  if (isTaken) await take(parts, work, { row, isOfAppeal });
  else await drop(parts, work, { row, isOfAppeal });
  await parts.record(work, {
    action: supportActs.support_overpayment_decided,
    userId,
    subject: row.id,
    kind: 'support.overpayment',
  });
  const after = await lockOverpayment(work.db, row.id);
  const [shown] = await showForStaff(parts, work, after === undefined ? [] : [after]);
  invariant(shown !== undefined, 'an overpayment is gone that was decided');
  return shown;
}

interface ToDecide {
  readonly row: OverpaymentRow;
  readonly isOfAppeal: boolean;
}

/** The debt stands in the ledger from the first decision on. */
async function take(
  { money }: Pick<Parts, 'money'>,
  work: Work,
  { row, isOfAppeal }: ToDecide,
): Promise<void> {
  const amount = inAsset(row.amount_minor);
  if (!isOfAppeal) await money.owe(work, { id: row.id, fund: SUPPORT_FUND, person: row.user_id, amount });
  await work.emit(told(notificationAsked, { user_id: row.user_id, ...overpaymentOwed.of(amount) }));
}

/** Nothing came back of it yet: an appeal is possible only before that. */
async function drop(
  { money }: Pick<Parts, 'money'>,
  work: Work,
  { row, isOfAppeal }: ToDecide,
): Promise<void> {
  await releaseWeeks(work.db, row.id);
  if (isOfAppeal)
    await money.lessen(work, {
      id: row.id,
      amountMinor: row.amount_minor,
      how: 'given_up',
      key: `${row.id} given up`,
    });
  await work.emit(told(notificationAsked, { user_id: row.user_id, ...overpaymentDropped.of({}) }));
}
