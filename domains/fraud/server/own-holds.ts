import { platformRefusals } from '@egcr/contract/refusals';
import { notificationAsked } from '@egcr/notifications/contract';
import { told } from '@egcr/server-kit/event-kinds';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { referenceOf } from '@egcr/wallet/contract';

import { fraudRefusals as no, type answerHoldCall, type listOwnHoldsCall } from '../contract/index.ts';
import { holdAnswered } from '../contract/notices.ts';
import type { OwnHold } from '../contract/shapes.ts';
import { actsOf, holdsOf, lockHold, setAnswer, type HoldRow } from './hold-store.ts';
import { moneyOf } from './wire.ts';

/** What is held of the caller's money now. */
export async function listOwnHolds(work: Work): Promise<ReplyOf<typeof listOwnHoldsCall>> {
  const rows = await holdsOf(work, { ownerId: personOf(work).userId });
  return { items: rows.map(ownHold) };
}

/** The owner's side of it, which officers read in the case. Refuses not_found, hold_over, answered_already, in that order. */
export async function answerHold(
  work: Work,
  { params, body }: CallInput<typeof answerHoldCall>,
): Promise<OwnHold> {
  const hold = await lockHold(work, params.id);
  if (hold?.owner_id !== personOf(work).userId) throw new Refusal(platformRefusals.not_found);
  if (hold.ended_at !== null) throw new Refusal(no.hold_over);
  if (hold.answer !== null) throw new Refusal(no.answered_already);
  await setAnswer(work, hold.id, body.text);
  const [placed] = await actsOf(work, [hold.id]);
  if (placed?.actor_id) {
    const notice = holdAnswered.of({ reference: referenceOf(hold.transfer_id) }, hold.case_id);
    await work.emit(told(notificationAsked, { user_id: placed.actor_id, ...notice }));
  }
  return ownHold({ ...hold, answer: body.text });
}

function ownHold(hold: HoldRow): OwnHold {
  return {
    id: hold.id,
    amount: moneyOf(hold.asset, hold.amount),
    transfer_id: hold.transfer_id,
    reference: referenceOf(hold.transfer_id),
    placed_at: toInstant(hold.placed_at),
    until: toInstant(hold.until),
    answer: hold.answer,
  };
}
