import { addSeconds } from '@egcr/contract/time';
import type { RailDispute } from '@egcr/payments/server';
import type { Errand } from '@egcr/server-kit/domain';
import type Stripe from 'stripe';

import type { PaymentsSeen } from '../parts.ts';
import { isNotThere } from './stripe-failures.ts';
import type { StripeApi } from './stripe-rail.ts';

/** Stripe has told us of a dispute: it is asked what has become of it. */
export const ASK_STRIPE_DISPUTE = 'connectors.ask_stripe_dispute';

const reasons: Readonly<Record<string, RailDispute['reason']>> = {
  duplicate: 'duplicate',
  fraudulent: 'fraudulent',
  unrecognized: 'fraudulent',
  product_not_received: 'not_received',
  product_unacceptable: 'not_as_described',
  credit_not_processed: 'refund_missing',
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** After how long a dispute is asked about again whose payment is still on its way here. */
const AGAIN_S = 60;

/** How Stripe names a dispute. */
const DISPUTE = /^(?:du|dp)_\w{1,200}$/;

export function isDisputeName(name: string): boolean {
  return DISPUTE.test(name);
}

export function askStripeDispute({ payments }: PaymentsSeen, api: StripeApi): Errand {
  return async (services, { id }) => {
    const name = String(id);
    const said = isDisputeName(name) ? await findDispute(await api(), name) : undefined;
    const read = said && readDispute(said);
    if (read === undefined) return;
    await services.unit(async (work) => {
      if ((await payments().followDispute(work, read.dispute)) === 'heard') return;
      // Stripe has taken the payment, and its word of that has not reached us: we ask for it, and come back.
      await payments().hearOf(work, read.reference);
      const runAt = addSeconds(work.now, AGAIN_S);
      await work.enqueue(ASK_STRIPE_DISPUTE, { id: name }, { key: `${ASK_STRIPE_DISPUTE} ${name}`, runAt });
    });
  };
}

/** Undefined for one that Stripe does not have: asking again would not find it either. */
async function findDispute(stripe: Stripe, name: string): Promise<Stripe.Dispute | undefined> {
  try {
    return await stripe.disputes.retrieve(name, { expand: ['payment_intent'] });
  } catch (error) {
    if (isNotThere(error)) return undefined;
    throw error;
  }
}

/** By the reference that we gave the payment when its page was opened; undefined for what is none of ours. */
function readDispute(
  said: Stripe.Dispute,
): { readonly reference: string; readonly dispute: RailDispute } | undefined {
  const intent = typeof said.payment_intent === 'object' ? said.payment_intent : null;
  const reference = intent?.metadata['reference'] ?? '';
  const [paymentId = ''] = reference.split(':');
  if (intent === null || !UUID.test(paymentId)) return undefined;
  const due = said.evidence_details.due_by;
  const dispute: RailDispute = {
    rail: 'stripe',
    ref: said.id,
    paymentId,
    saleRef: intent.id,
    reason: reasons[said.reason] ?? 'other',
    amountMinor: BigInt(said.amount),
    asset: said.currency.toUpperCase(),
    state: stateOf(said.status),
    dueAt: due === null ? null : new Date(due * 1000),
  };
  return { reference, dispute };
}

function stateOf(status: Stripe.Dispute['status']): RailDispute['state'] {
  switch (status) {
    case 'won':
      return 'won';
    case 'lost':
      return 'lost';
    case 'warning_closed':
    case 'prevented':
      return 'dismissed';
    case 'warning_needs_response':
    case 'warning_under_review':
      return 'question';
    default:
      return 'open';
  }
}
