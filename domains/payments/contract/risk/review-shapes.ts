import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { riskDecision } from '@egcr/risk/contract';
import { party } from '@egcr/wallet/contract';
import * as z from 'zod/mini';

import { paymentStates } from '../payment-machine.ts';
import { reviewStates } from './review-machine.ts';

/** A payment that waits for its merchant's look, or had it. */
export const riskReview = named(
  'RiskReview',
  z.object({
    payment_id: uuid,
    state: z.enum(reviewStates),
    title: z.string(),
    amount: wireMoney,
    /** Null where the account is gone. */
    payer: z.nullable(party),
    payment_state: z.enum(paymentStates),
    is_test: z.boolean(),
    is_sample: z.boolean(),
    decision: riskDecision,
    opened_at: instant,
    ended_at: z.nullable(instant),
  }),
);
export type RiskReview = z.infer<typeof riskReview>;
