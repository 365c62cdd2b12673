import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { failures, routingDecision } from '@egcr/routing/contract';
import { party } from '@egcr/wallet/contract';
import * as z from 'zod/mini';

import { disputeStates } from './disputes/dispute-machine.ts';
import { linkStates } from './link-machine.ts';
import { paymentStates } from './payment-machine.ts';
import { moneyMethods, paymentMethods } from './payment-methods.ts';
import { testInstrumentNames } from './test-instruments.ts';

export const captureWays = ['automatic', 'manual'] as const;
export type CaptureWay = (typeof captureWays)[number];

const linkShape = {
  id: uuid,
  title: z.string(),
  asset: z.string(),
  /** Null where the payer chooses it. */
  amount: z.nullable(wireMoney),
  state: z.enum(linkStates),
  expires_at: z.nullable(instant),
  /** manual: the money is held until the merchant captures it. */
  capture: z.enum(captureWays),
  is_sample: z.boolean(),
  /** Made with a test key: no money moves. */
  is_test: z.boolean(),
};

/** A link as its merchant sees it. */
export const paymentLink = named(
  'PaymentLink',
  z.object({
    ...linkShape,
    /** How often it can be paid; null where there is no limit. */
    stock: z.nullable(z.number()),
    sold: z.number(),
    created_at: instant,
    /** What the merchant has written with it. */
    metadata: z.record(z.string(), z.string()),
  }),
);
export type PaymentLink = z.infer<typeof paymentLink>;

/** A link as everyone sees it who has its address. */
export const payPage = named(
  'PayPage',
  z.object({
    ...linkShape,
    /** How often it can still be paid; null where there is no limit. */
    left: z.nullable(z.number()),
    /** How it can be paid here. */
    methods: z.array(z.enum(moneyMethods)),
    merchant: party,
    /** The checkout session that it belongs to, and where the shop takes a customer who does not pay. */
    checkout: z.nullable(z.object({ id: uuid, cancel_url: z.nullable(z.string()) })),
  }),
);
export type PayPage = z.infer<typeof payPage>;

export const attemptStates = ['pending', 'succeeded', 'failed'] as const;
export type AttemptState = (typeof attemptStates)[number];

/** One try to pay, over one rail. */
const paymentAttempt = named(
  'PaymentAttempt',
  z.object({
    number: z.number(),
    rail: z.string(),
    state: z.enum(attemptStates),
    /** Why it failed, in the router's words. While it is pending: `timeout` where no answer has come. */
    failure: z.nullable(z.enum(failures)),
    /** How long the rail took; null where nobody measured it. */
    took_ms: z.nullable(z.number()),
    /** The test number that was used, by its name; null where the wallet pays. */
    instrument: z.nullable(z.enum(testInstrumentNames)),
    at: instant,
    /** Why it went over this rail; null where nobody kept it. */
    decision: z.nullable(routingDecision),
  }),
);

/** A payment as one of its two sides sees it. */
export const payment = named(
  'Payment',
  z.object({
    id: uuid,
    reference: z.string(),
    role: z.enum(['merchant', 'payer']),
    state: z.enum(paymentStates),
    title: z.string(),
    amount: wireMoney,
    /** Only for the merchant, who pays it. */
    fee: z.nullable(wireMoney),
    link_id: uuid,
    /** How the payer wants to pay; null where they have not said. */
    method: z.nullable(z.enum(paymentMethods)),
    /** What the payer has to do first: only for the payer, and only while the state is `requires_action`. */
    next_action: z.nullable(
      z.object({
        /** `simulated_bank`: on our own page, for a test. */
        kind: z.enum(['redirect', 'simulated_bank']),
        url: z.nullable(z.string()),
        until: instant,
      }),
    ),
    /** Null where the account is gone. */
    merchant: z.nullable(party),
    payer: z.nullable(party),
    created_at: instant,
    ended_at: z.nullable(instant),
    capture: z.enum(captureWays),
    /** What was held; `amount` is what was captured of it. Null where nothing was held. */
    authorized: z.nullable(wireMoney),
    /** Until when what is held can be captured. */
    capture_until: z.nullable(instant),
    /** When the merchant can have it paid out; null while it is not paid. */
    available_at: z.nullable(instant),
    is_available: z.boolean(),
    is_sample: z.boolean(),
    /** Of its link, for the merchant; empty for the payer. */
    metadata: z.record(z.string(), z.string()),
    /** Of a test link: no money has moved, and none will. */
    is_test: z.boolean(),
    attempts: z.array(paymentAttempt),
    /** What its merchant gave back, all parts together. */
    refunded: wireMoney,
    /** The oldest first. */
    refunds: z.array(
      z.object({
        id: uuid,
        amount: wireMoney,
        at: instant,
        /** pending: on its way over the rail that the payment came by. failed: you have the money again. */
        state: z.enum(['pending', 'succeeded', 'failed']),
      }),
    ),
    /** What a dispute reserves, or has brought back to the payer: it can't be refunded as well. */
    disputed: wireMoney,
    dispute: z.nullable(z.object({ id: uuid, state: z.enum(disputeStates) })),
    /** The merchant did not take it, by their rules or lists. No money has moved. */
    is_blocked: z.boolean(),
    /** Whether it waits for its merchant's look; always false for the payer. */
    in_review: z.boolean(),
    /** Where the shop takes its payer, once it is paid; null where no checkout session began it. */
    return_url: z.nullable(z.string()),
  }),
);
export type Payment = z.infer<typeof payment>;

/** What the ledger holds for a merchant in one currency. */
export const merchantBalance = named(
  'MerchantBalance',
  z.object({
    asset: z.string(),
    pending: wireMoney,
    available: wireMoney,
    /** Kept back for disputes that are not decided. */
    reserved: wireMoney,
    /** What lost disputes cost beyond the balance. Sales pay it first. */
    owed: wireMoney,
  }),
);
export type MerchantBalance = z.infer<typeof merchantBalance>;

const railDay = z.object({
  /** In UTC. */
  day: z.string(),
  succeeded: z.number(),
  /** Declined, or failed for a fault of the rail. What was the payer's own fault, such as an expired card, counts neither way. */
  failed: z.number(),
});

/** How one rail has done for a merchant. */
export const railRecord = named(
  'RailRecord',
  z.object({
    rail: z.string(),
    /** Nobody's rail: no money goes over it. */
    is_simulation: z.boolean(),
    /** All that ended, also those that the payer is to blame for. */
    attempts: z.number(),
    succeeded: z.number(),
    failed: z.number(),
    /** On average; null where nobody measured it. */
    took_ms: z.nullable(z.number()),
    /** Days on which something went over it, the oldest first. */
    days: z.array(railDay),
  }),
);
export type RailRecord = z.infer<typeof railRecord>;
