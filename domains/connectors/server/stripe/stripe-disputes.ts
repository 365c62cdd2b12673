import type { RailDispute } from '@egcr/payments/server';
import type { Errand } from '@egcr/server-kit/domain';
import type Stripe from 'stripe';

import type { PaymentsSeen } from '../parts.ts';
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

export function askStripeDispute({ payments }: PaymentsSeen, api: StripeApi): Errand {
  return async (services, { id }) => {
    const stripe = await api();
    const said = readDispute(await stripe.disputes.retrieve(String(id), { expand: ['payment_intent'] }));
    if (said !== undefined) await services.unit((work) => payments().followDispute(work, said));
  };
}

/** By the reference that we gave the payment when its page was opened; undefined for what is none of ours. */
function readDispute(said: Stripe.Dispute): RailDispute | undefined {
  const intent = said.payment_intent;
  const reference = typeof intent === 'object' ? intent?.metadata?.['reference'] : undefined;
  const [paymentId = ''] = reference?.split(':') ?? [];
  if (!UUID.test(paymentId)) return undefined;
  const due = said.evidence_details.due_by;
  return {
    rail: 'stripe',
    ref: said.id,
    paymentId,
    reason: reasons[said.reason] ?? 'other',
    amountMinor: BigInt(said.amount),
    state: stateOf(said.status),
    dueAt: due === null ? null : new Date(due * 1000),
  };
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
