import { notificationAsked } from '@egcr/notifications/contract';
import { holdExpired } from '@egcr/ledger/contract';
import { hear, told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';
import { referenceOf } from '@egcr/wallet/contract';
import type { CustodyDoor } from '@egcr/wallet/server';

import { holdTold, reporterTold } from '../contract/notices.ts';
import { isUnconfirmed } from '../contract/hold-rules.ts';
import {
  actsOf,
  endParts,
  holdOfPart,
  holdsOf,
  insertAct,
  lockHold,
  openParts,
  setConfirmed,
  setEnded,
  type EndReason,
  type HoldRow,
} from './hold-store.ts';
import { isOfSide, sideOf } from './own-side.ts';
import type { KindParts } from './parts.ts';
import { findReport } from './store.ts';
import { moneyOf } from './wire.ts';

interface Ending {
  readonly why: EndReason;
  readonly actorId: string | null;
  readonly reason: string | null;
}

/** Lets the money of a locked hold go, and tells its owner and who reported the payment. */
export async function endHold(
  { wallet }: { readonly wallet: CustodyDoor },
  work: Work,
  hold: HoldRow,
  { why, actorId, reason }: Ending,
): Promise<void> {
  const parts = await openParts(work.db, hold.id);
  await wallet.letGo(work, hold.owner_id, parts);
  await endParts(work.db, parts, work.now);
  await setEnded(work, hold.id, why);
  await insertAct(work, hold.id, { act: why, actorId, reason });
  await tellOfHold(work, hold, 'ended');
}

/** A case that was found to be nothing, or was taken back, holds nobody's money any longer. */
export async function endHoldsOf(
  parts: { readonly wallet: CustodyDoor },
  work: Work,
  caseId: string,
): Promise<void> {
  const actorId = work.actor.kind === 'person' ? work.actor.userId : null;
  for (const { id } of await holdsOf(work, { caseId })) {
    const hold = await lockHold(work, id);
    if (hold?.ended_at === null)
      await endHold(parts, work, hold, {
        why: actorId === null ? 'expired' : 'decided',
        actorId,
        reason: null,
      });
  }
}

/** An officer who acts on a case agrees with its holds, but for those that they placed, or to which their side is a party. */
export async function confirmHoldsOf(
  parts: Pick<KindParts, 'colleaguesOf'>,
  work: Work,
  caseId: string,
): Promise<void> {
  if (work.actor.kind !== 'person') return;
  const { userId: actorId } = work.actor;
  const side = await sideOf(parts, work, actorId);
  for (const { id } of await holdsOf(work, { caseId })) {
    const hold = await lockHold(work, id);
    if (hold?.ended_at !== null || !isUnconfirmed(hold)) continue;
    const acts = await actsOf(work, [id]);
    const isApart = acts.some((act) => act.actor_id === actorId);
    if (isApart || (await isOfSide(work, side, hold))) continue;
    await setConfirmed(work, id);
    await insertAct(work, id, { act: 'confirmed', actorId, reason: null });
  }
}

/** The time of a hold in the ledger is over; the last one ends the whole hold. */
export const holdsExpire = (parts: { readonly wallet: CustodyDoor }) =>
  hear(holdExpired, async (work, { hold_id: ledgerHoldId }) => {
    const id = await holdOfPart(work.db, ledgerHoldId);
    const hold = id === undefined ? undefined : await lockHold(work, id);
    if (hold === undefined) return;
    await endParts(work.db, [ledgerHoldId], work.now);
    if (hold.ended_at !== null || (await openParts(work.db, hold.id)).length > 0) return;
    await endHold(parts, work, hold, { why: 'expired', actorId: null, reason: null });
  });

/** What the bell says to the owner of held money, the amount and the payment, never the reporter; and to who reported it, the payment alone. */
export async function tellOfHold(
  work: Work,
  hold: Pick<HoldRow, 'case_id' | 'owner_id' | 'transfer_id' | 'asset' | 'amount'>,
  what: keyof typeof holdTold,
): Promise<void> {
  const reference = referenceOf(hold.transfer_id);
  const toOwner = holdTold[what].of({ ...moneyOf(hold.asset, hold.amount), reference });
  await work.emit(told(notificationAsked, { user_id: hold.owner_id, ...toOwner }));
  const report = await findReport(work.db, hold.case_id);
  if (report === undefined) return;
  const toReporter = reporterTold[what].of({ reference }, hold.case_id);
  await work.emit(told(notificationAsked, { user_id: report.reporter_id, ...toReporter }));
}
