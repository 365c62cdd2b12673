import { addSeconds } from '@egcr/contract/time';
import { step } from '@egcr/server-kit/data/step';
import { told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';
import { walletRefusals } from '@egcr/wallet/contract';

import { paymentsTried } from '../contract/events.ts';
import { ATTEMPTS_MAX, BATCH_ROWS, envelopeMachine, RETRY_AFTER_S } from '../contract/index.ts';
import { wireIn } from './books.ts';
import { envelopeOf, paymentKinds } from './money.ts';
import type { DisbursementParts } from './parts.ts';
import { keepTried, paymentsIn, type PaymentRow, type Tried } from './payment-store.ts';
import { findEnvelope, setEnvelopeState, type EnvelopeRow } from './store.ts';

export const SHIP = 'disbursements.ship';

/** Asks for the next payments of an envelope, after the commit. */
export function enqueueShipping(work: Pick<Work, 'enqueue'>, envelopeId: string): Promise<void> {
  return work.enqueue(SHIP, { envelope: envelopeId }, { key: `${SHIP}:${envelopeId}` });
}

/**
 * Makes the next payments of an envelope, all in one transaction: a kill leaves them all made or none. The id of a payment is its key, so it is
 * made once. A payment that is refused keeps its reason and is tried again a day later; the others are made.
 */
export async function shipEnvelope(parts: DisbursementParts, work: Work, envelopeId: string): Promise<void> {
  const envelope = await findEnvelope(work.db, { id: envelopeId, isLocked: true });
  if (envelope?.state !== 'shipping') return;
  const payments = await paymentsIn(work.db, { envelopeId, state: 'pending', limit: BATCH_ROWS });
  if (payments.length > 0) await payThem(parts, work, { envelope, payments });
  if (payments.length === BATCH_ROWS) return enqueueShipping(work, envelopeId);
  await setEnvelopeState(work, { id: envelopeId, state: step(envelopeMachine, envelope.state, 'ship') });
}

async function payThem(
  { wallet, businesses }: Pick<DisbursementParts, 'wallet' | 'businesses'>,
  work: Work,
  { envelope, payments }: { readonly envelope: EnvelopeRow; readonly payments: readonly PaymentRow[] },
): Promise<void> {
  const closed = await closedAmong(businesses, work, payments);
  const open = payments.filter(({ organisation_id: id }) => id === null || !closed.has(id));
  const answers = await wallet.payMany(
    work,
    open.map(({ id, user_id: userId, organisation_id: organisationId, amount_minor: minor }) => ({
      kind: paymentKinds[envelope.purpose],
      key: id,
      from: envelopeOf(envelope.id),
      to: organisationId === null ? userId : businesses.walletOf(organisationId),
      amount: wireIn(envelope.asset, minor),
      note: envelope.title,
    })),
  );
  const answerOf = new Map(open.map(({ id }, place) => [id, answers[place]]));
  const tried = payments.map(({ id, attempts }): Tried => {
    const answer = answerOf.get(id);
    if (answer?.outcome === 'paid') return { id, transferId: answer.moved.id, reason: null, nextTryAt: null };
    const isLast = attempts + 1 >= ATTEMPTS_MAX;
    return {
      id,
      transferId: null,
      reason: answer?.refusal.kind.code ?? walletRefusals.recipient_unavailable.code,
      nextTryAt: isLast ? null : addSeconds(work.now, RETRY_AFTER_S),
    };
  });
  await keepTried(work, tried);
  await work.emit(
    told(paymentsTried, {
      envelope_id: envelope.id,
      payments: payments.map(({ id, subject, user_id: userId }, place) => {
        const result = tried[place];
        return {
          id,
          subject,
          user_id: userId,
          outcome: result?.transferId ? ('paid' as const) : ('failed' as const),
          reason: result?.reason ?? null,
          transfer_id: result?.transferId ?? null,
        };
      }),
    }),
  );
}

/** Businesses that are closed: nobody could take money out of their wallets again. */
async function closedAmong(
  { membersWith }: Pick<DisbursementParts['businesses'], 'membersWith'>,
  { db }: Pick<Work, 'db'>,
  payments: readonly PaymentRow[],
): Promise<ReadonlySet<string>> {
  const ids = new Set(payments.flatMap(({ organisation_id: id }) => (id === null ? [] : [id])));
  const closed = new Set<string>();
  for (const id of ids) if ((await membersWith(db, id, 'pay')).length === 0) closed.add(id);
  return closed;
}
