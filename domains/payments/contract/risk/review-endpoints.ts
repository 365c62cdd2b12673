import { endpoint } from '@egcr/contract/endpoint';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { pinInBody, pinInBodyRefusals } from '@egcr/identity/contract';
import { riskDecision, riskRefusals } from '@egcr/risk/contract';
import { businessStops } from '@egcr/treasury/contract';
import { leavingRefusals, walletRefusals } from '@egcr/wallet/contract';
import * as z from 'zod/mini';

import { narrowed, ownReading } from '../list-parts.ts';
import { paymentRefusals as no } from '../refusals.ts';
import { reviewAnswers, reviewStates } from './review-machine.ts';
import { riskReview } from './review-shapes.ts';

const withPin = { access: 'profiled', pin: 'fresh', pinInBody: true } as const;
const paymentParams = z.object({ payment: z.string() });

const filters = {
  state: z.optional(z.enum(reviewStates, 'not_offered')),
  ...narrowed,
};

export const riskReviewsCall = endpoint({
  ...ownReading,
  name: 'payments.list_risk_reviews',
  summary: 'Payments that wait for your look, or had it, newest first.',
  path: '/api/v1/risk/reviews',
  query: z.extend(pageQuery, filters),
  reply: pageOf(riskReview),
});

export const riskReviewsFileCall = endpoint({
  ...ownReading,
  name: 'payments.export_risk_reviews',
  summary: 'The same as a file of values, up to 10,000 reviews.',
  path: '/api/v1/risk/reviews/export',
  query: z.object(filters),
  file: ['text/csv'],
});

export const answerRiskReviewCall = endpoint({
  ...withPin,
  name: 'payments.answer_risk_review',
  actsWith: 'pay',
  summary:
    'Approves a payment that waits for your look, gives it back, or gives it back and takes nothing from its payer and card any more.',
  method: 'POST',
  path: '/api/v1/risk/reviews/:payment/answer',
  params: paymentParams,
  body: z.strictObject({ answer: z.enum(reviewAnswers, 'not_offered'), pin: pinInBody }),
  reply: riskReview,
  refusals: [
    ...pinInBodyRefusals,
    platformRefusals.not_found,
    no.review_closed,
    no.payment_unpaid,
    platformRefusals.pin_required,
    riskRefusals.risk_limit_reached,
    walletRefusals.over_payment,
    ...leavingRefusals,
    walletRefusals.insufficient_funds,
    walletRefusals.recipient_unavailable,
    walletRefusals.account_frozen,
    // Where the wallet of a business gives what its sales lack.
    ...businessStops,
  ],
  rate: 'money',
  idempotency: 'required',
});

export const riskDecisionsCall = endpoint({
  ...ownReading,
  name: 'payments.list_risk_decisions',
  summary: 'What was decided each time that someone confirmed a payment to you, and why, the newest first.',
  path: '/api/v1/payments/:payment/risk',
  params: paymentParams,
  reply: z.object({ items: z.array(riskDecision) }),
  refusals: [platformRefusals.not_found],
});
