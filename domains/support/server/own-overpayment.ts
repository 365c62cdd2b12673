import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { disbursementRefusals, mayAnswer } from '@egcr/disbursements/contract';
import { notificationAsked } from '@egcr/notifications/contract';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { told } from '@egcr/server-kit/event-kinds';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { overpaymentAnswered, overpaymentAppealed } from '../contract/notices.ts';
import {
  type answerOverpaymentCall,
  type appealOverpaymentCall,
  type payOverpaymentCall,
} from '../contract/overpayment-calls.ts';
import { overpaymentMachine } from '../contract/overpayment-machine.ts';
import { mayAppeal } from '../contract/overpayment-rules.ts';
import { supportRefusals } from '../contract/refusals.ts';
import { decidedOf, openMinorOf, settleOverpayment } from './debts.ts';
import { keepSaid, lockOverpayment, overpaidWeeks, type OverpaymentRow } from './overpayment-store.ts';
import type { SupportParts } from './parts.ts';
import { isBarredFrom, showOwn } from './show-overpayments.ts';

type Parts = Pick<SupportParts, 'money' | 'holders' | 'relatedTo'>;
type Reply = ReplyOf<typeof answerOverpaymentCall>;

/** Answers before the decision, once. Refuses not_found, overpayment_state, hearing_over, in that order. */
export async function answerOverpayment(
  parts: Parts,
  work: Work,
  { params, body }: CallInput<typeof answerOverpaymentCall>,
): Promise<Reply> {
  const row = await ownRow(work, params.id);
  const state = step(overpaymentMachine, row.state, 'answer');
  if (!mayAnswer({ state: row.state, answerBy: row.answer_by }, work.now))
    throw new Refusal(supportRefusals.hearing_over);
  await keepSaid(work, { id: row.id, said: 'answer', text: body.text, state });
  await tellOfficers(parts, work, { row, notice: overpaymentAnswered });
  return showAgain(parts, work, row.id);
}

/** Asks a third officer. Refuses not_found, overpayment_state, appeal_over, in that order. */
export async function appealOverpayment(
  parts: Parts,
  work: Work,
  { params, body }: CallInput<typeof appealOverpaymentCall>,
): Promise<Reply> {
  const row = await ownRow(work, params.id);
  const state = step(overpaymentMachine, row.state, 'appeal');
  const owedMinor = (await parts.money.owed(work.db, [row.id])).get(row.id) ?? 0n;
  const isUntouched = owedMinor === row.amount_minor;
  if (!mayAppeal(decidedOf(row), { now: work.now, isUntouched }))
    throw new Refusal(supportRefusals.appeal_over);
  await keepSaid(work, { id: row.id, said: 'appeal', text: body.text, state });
  await tellOfficers(parts, work, { row, notice: overpaymentAppealed });
  return showAgain(parts, work, row.id);
}

/**
 * Pays back what is owed, or a part, but not what a payment on its way holds back already. Refuses not_found, overpayment_state, more_than_owed,
 * then as disbursements' `payBack`.
 */
export async function payOverpayment(
  parts: Pick<Parts, 'money'>,
  work: Work,
  { params, body: { amount } }: CallInput<typeof payOverpaymentCall>,
): Promise<Reply> {
  const row = await ownRow(work, params.id);
  step(overpaymentMachine, row.state, 'settle');
  const openMinor = (await openMinorOf(parts, work.db, [row])).get(row.id) ?? 0n;
  if (BigInt(amount.value) > openMinor)
    throw new Refusal(disbursementRefusals.more_than_owed, {
      field: 'amount.value',
      members: { owed: openMinor.toString() },
    });
  const { owedMinor } = await parts.money.payBack(work, { id: row.id, amount, key: work.effectId });
  if (owedMinor === 0n) await settleOverpayment(work, row);
  return showAgain(parts, work, row.id);
}

/** One of the caller's own, locked. Refuses not_found, also for those of other people. */
async function ownRow(work: Work, id: string): Promise<OverpaymentRow> {
  const row = await lockOverpayment(work.db, id);
  if (row === undefined || row.user_id !== personOf(work).userId)
    throw new Refusal(platformRefusals.not_found);
  return row;
}

/** Those who may decide it now, the others of the staff not. */
async function tellOfficers(
  { holders, relatedTo }: Pick<Parts, 'holders' | 'relatedTo'>,
  work: Work,
  {
    row,
    notice,
  }: {
    readonly row: OverpaymentRow;
    readonly notice: typeof overpaymentAnswered | typeof overpaymentAppealed;
  },
): Promise<void> {
  const weeks = await overpaidWeeks(work.db, [row.id]);
  for (const officerId of await holders(work, 'support.handle')) {
    if (officerId === row.user_id || isBarredFrom(row, weeks, officerId)) continue;
    if (await relatedTo(work, { officerId, applicantId: row.user_id })) continue;
    const { reference } = row;
    await work.emit(told(notificationAsked, { user_id: officerId, ...notice.of({ reference }) }));
  }
}

async function showAgain(parts: Pick<Parts, 'money'>, work: Work, id: string): Promise<Reply> {
  const row = await lockOverpayment(work.db, id);
  const [shown] = await showOwn(parts, work, row === undefined ? [] : [row]);
  invariant(shown !== undefined, 'an overpayment is gone that was changed');
  return shown;
}
