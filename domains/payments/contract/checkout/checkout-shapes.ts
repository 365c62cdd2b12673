import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { paymentStates } from '../payment-machine.ts';
import { captureWays } from '../shapes.ts';

/** open: it can be paid, or is being paid. expired: its time is over, or its shop ended it. */
export const checkoutStates = ['open', 'complete', 'expired'] as const;
export type CheckoutState = (typeof checkoutStates)[number];

/** A checkout session as its shop sees it. */
export const checkoutSession = named(
  'CheckoutSession',
  z.object({
    id: uuid,
    /** Where the shop sends its customer. */
    url: z.string(),
    state: z.enum(checkoutStates),
    title: z.string(),
    amount: wireMoney,
    capture: z.enum(captureWays),
    is_test: z.boolean(),
    metadata: z.record(z.string(), z.string()),
    success_url: z.string(),
    cancel_url: z.nullable(z.string()),
    /** The link behind it, which its payments name. */
    link_id: uuid,
    /** The payment that pays it, or is about to; null while nobody has confirmed one. */
    payment: z.nullable(z.object({ id: uuid, state: z.enum(paymentStates) })),
    created_at: instant,
    expires_at: instant,
  }),
);
export type CheckoutSession = z.infer<typeof checkoutSession>;
