import { toInstant } from '@egcr/contract/time';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { notificationAsked } from '@egcr/notifications/contract';
import { told } from '@egcr/server-kit/event-kinds';
import { personOf, type Work } from '@egcr/server-kit/work';
import { referenceOf } from '@egcr/wallet/contract';
import * as z from 'zod/mini';

import { isUnconfirmed } from '../contract/hold-rules.ts';
import type { listUnconfirmedHoldsCall } from '../contract/index.ts';
import { UNCONFIRMED_SHOWN_MAX } from '../contract/limits.ts';
import { holdToConfirm, holdUnconfirmed } from '../contract/notices.ts';
import { endHold } from './end-holds.ts';
import { actsOf, lockHold, unconfirmedHolds, type HoldRow } from './hold-store.ts';
import { isOfSide, sideOf } from './own-side.ts';
import type { FraudParts } from './parts.ts';
import { moneyOf } from './wire.ts';

export const LIFT_UNCONFIRMED = 'fraud.lift_unconfirmed';
const placedHold = z.object({ hold_id: z.string() });
/** More are read than are shown: some are for other officers. */
const READ_MAX = 10 * UNCONFIRMED_SHOWN_MAX;

type Placed = Pick<HoldRow, 'id' | 'case_id' | 'owner_id' | 'transfer_id' | 'confirm_by'>;

/** Asks the other officers who may handle the case to look at a hold, and sets the time when it ends without them. */
export async function askSecond(
  parts: Pick<FraudParts, 'cases' | 'colleaguesOf'>,
  work: Work,
  { hold, payerId }: { readonly hold: Placed; readonly payerId: string },
): Promise<void> {
  if (hold.confirm_by !== null) await liftAt(work, hold.id, hold.confirm_by);
  const sides = [await sideOf(parts, work, hold.owner_id), await sideOf(parts, work, payerId)];
  const apart = [personOf(work).userId, ...sides.flat()];
  const notice = holdToConfirm.of({ reference: referenceOf(hold.transfer_id) }, hold.case_id);
  for (const userId of await parts.cases.handlers(work, hold.case_id))
    if (!apart.includes(userId)) await work.emit(told(notificationAsked, { user_id: userId, ...notice }));
}

function liftAt(work: Work, id: string, runAt: Date): Promise<void> {
  return work.enqueue(LIFT_UNCONFIRMED, { hold_id: id }, { runAt, key: `${LIFT_UNCONFIRMED} ${id}` });
}

/** Ends a hold that no second officer has confirmed in time. Its owner, the reporter and the officer who held the money are told. */
export async function liftUnconfirmed(
  parts: Pick<FraudParts, 'wallet'>,
  work: Work,
  payload: unknown,
): Promise<void> {
  const hold = await lockHold(work, z.parse(placedHold, payload).hold_id);
  if (hold?.ended_at !== null || !isUnconfirmed(hold) || hold.confirm_by === null) return;
  if (hold.confirm_by > work.now) return liftAt(work, hold.id, hold.confirm_by);
  const [placed] = await actsOf(work, [hold.id]);
  await endHold(parts, work, hold, { why: 'unconfirmed', actorId: null, reason: null });
  if (!placed?.actor_id) return;
  const notice = holdUnconfirmed.of({ reference: referenceOf(hold.transfer_id) }, hold.case_id);
  await work.emit(told(notificationAsked, { user_id: placed.actor_id, ...notice }));
}

/** What the caller may confirm: not what they held themselves, and nothing of a case or a payment of their own. */
export async function listUnconfirmedHolds(
  parts: Pick<FraudParts, 'cases' | 'people' | 'colleaguesOf'>,
  work: Work,
): Promise<ReplyOf<typeof listUnconfirmedHoldsCall>> {
  const { userId } = personOf(work);
  const side = await sideOf(parts, work, userId);
  const waiting = await unconfirmedHolds(work, READ_MAX);
  const cases = await parts.cases.toHandleAmong(
    work,
    waiting.map((hold) => hold.case_id),
  );
  const acts = await actsOf(
    work,
    waiting.map(({ id }) => id),
  );
  const shown: { readonly hold: HoldRow; readonly placedBy: string; readonly reference: string }[] = [];
  for (const hold of waiting) {
    const found = cases.get(hold.case_id);
    const placed = acts.find(({ hold_id: id }) => id === hold.id);
    if (!found || !placed?.actor_id || placed.actor_id === userId) continue;
    if (await isOfSide(work, side, hold)) continue;
    shown.push({ hold, placedBy: placed.actor_id, reference: found.reference });
    if (shown.length === UNCONFIRMED_SHOWN_MAX) break;
  }
  const names = await parts.people.findByIds(work.db, [...new Set(shown.map(({ placedBy }) => placedBy))]);
  return {
    items: shown.map(({ hold, placedBy, reference }) => {
      const officer = names.get(placedBy);
      return {
        id: hold.id,
        case_id: hold.case_id,
        case_reference: reference,
        amount: moneyOf(hold.asset, hold.amount),
        placed_by: officer ? `${officer.firstName} ${officer.lastName}` : '',
        placed_at: toInstant(hold.placed_at),
        confirm_by: toInstant(hold.confirm_by ?? hold.until),
      };
    }),
  };
}
