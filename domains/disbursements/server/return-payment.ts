import { invariant, Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { disbursementRefusals } from '../contract/index.ts';
import { wireIn } from './books.ts';
import { broughtBack, budgetOf, commitmentOf, envelopeOf, paymentKinds } from './money.ts';
import type { DisbursementParts } from './parts.ts';
import { markReturned, type PaymentRow } from './payment-store.ts';
import { findEnvelope } from './store.ts';

/**
 * Takes a payment back from the person who agreed to give it back, by a reversal in the ledger; the money returns to where it came from. Refuses
 * envelope_state where the envelope is not closed yet, then as the wallet's `giveBack`.
 */
export async function returnPayment(
  { wallet }: Pick<DisbursementParts, 'wallet'>,
  work: Work,
  { payment, agreement }: { readonly payment: PaymentRow; readonly agreement: string },
): Promise<void> {
  const envelope = await findEnvelope(work.db, { id: payment.envelope_id, isLocked: true });
  invariant(envelope !== undefined && payment.transfer_id !== null, 'only what was paid is returned');
  if (envelope.state !== 'closed')
    throw new Refusal(disbursementRefusals.envelope_state, { members: { state: envelope.state } });
  if (!(await markReturned(work.db, payment.id))) return;
  const amount = wireIn(envelope.asset, payment.amount_minor);
  await wallet.giveBack(work, {
    kind: paymentKinds[envelope.purpose],
    key: payment.id,
    payment: payment.transfer_id,
    amount,
    agreement,
  });
  await wallet.move(work, {
    kind: broughtBack,
    key: payment.id,
    from: envelopeOf(envelope.id),
    to: envelope.commitment_id === null ? budgetOf(envelope.fund_id) : commitmentOf(envelope.commitment_id),
    amount,
  });
}
