import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { party } from '@egcr/wallet/contract';
import * as z from 'zod/mini';

import { disputeStates } from './dispute-machine.ts';
import { disputeReasons } from './dispute-rules.ts';

/** Files that can be evidence. */
export const evidenceTypes = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;

export const disputeSides = ['payer', 'merchant'] as const;
export type DisputeSide = (typeof disputeSides)[number];

export const stepMakers = ['payer', 'merchant', 'rail', 'staff', 'time'] as const;
export type StepMaker = (typeof stepMakers)[number];

/** A file of one side. What it is called is known once it is opened. */
const evidenceFile = z.object({
  number: z.number(),
  by: z.enum(disputeSides),
  media_type: z.enum(evidenceTypes),
  size_bytes: z.number(),
  at: instant,
});

/** A dispute of a payment, as one of its two sides sees it, or an officer. */
export const dispute = named(
  'Dispute',
  z.object({
    id: uuid,
    reference: z.string(),
    payment_id: uuid,
    /** The side of the reader; null for an officer. */
    role: z.nullable(z.enum(disputeSides)),
    state: z.enum(disputeStates),
    title: z.string(),
    rail: z.string(),
    reason: z.enum(disputeReasons),
    amount: wireMoney,
    /** What is kept back of it. Null for the payer. */
    reserved: z.nullable(wireMoney),
    /** In the payer's words; null where a rail brought it. */
    statement: z.nullable(z.string()),
    /** In the merchant's words; null while they have not answered. Its files have the same instant. */
    evidence: z.nullable(z.string()),
    answered_at: z.nullable(instant),
    /** What they had answered to the question of a rail which this dispute came of. */
    earlier_answer: z.nullable(z.object({ evidence: z.string(), at: instant })),
    /** Why staff decided so; null while they have not. */
    decision: z.nullable(z.string()),
    files: z.array(evidenceFile),
    /** What happened, the oldest first. */
    steps: z.array(z.object({ state: z.enum(disputeStates), by: z.enum(stepMakers), at: instant })),
    opened_at: instant,
    /** Until when the merchant can answer. */
    due_at: instant,
    ended_at: z.nullable(instant),
    /** Null where the account is gone. */
    merchant: z.nullable(party),
    payer: z.nullable(party),
    is_test: z.boolean(),
    is_sample: z.boolean(),
  }),
);
export type Dispute = z.infer<typeof dispute>;
