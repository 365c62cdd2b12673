import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { differenceStates } from './difference-machine.ts';

/**
 * How a rail's books and ours differ: another amount, another fee than agreed, settled twice, a line of nothing that we know, or a payment that no
 * file has in time.
 */
export const differenceKinds = ['amount', 'fee', 'twice', 'unknown', 'missing'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** Of figures that may be below zero. */
const signedMoney = z.object(wireMoney.shape);

export const settlementDifference = named(
  'SettlementDifference',
  z.object({
    id: uuid,
    rail: z.string(),
    kind: z.enum(differenceKinds),
    state: z.enum(differenceStates),
    /** What the rail settled less what we expected: below zero where it settled too little. */
    amount: signedMoney,
    expected: z.nullable(signedMoney),
    settled: z.nullable(signedMoney),
    /** How the rail names the payment, refund or dispute. */
    reference: z.string(),
    payment: z.nullable(z.object({ id: uuid, title: z.string() })),
    /** The file it was found in; null of what no file has. */
    file: z.nullable(z.string()),
    is_test: z.boolean(),
    is_sample: z.boolean(),
    /** A proposal to end it waits for a second person. */
    is_proposed: z.boolean(),
    /** Open differences that cancel it out. */
    pairs: z.array(z.object({ id: uuid, reference: z.string() })),
    reason: z.nullable(z.string()),
    opened_at: instant,
    ended_at: z.nullable(instant),
  }),
);
export type SettlementDifference = z.infer<typeof settlementDifference>;

export const settlementFile = named(
  'SettlementFile',
  z.object({
    id: uuid,
    rail: z.string(),
    /** How the rail calls it: a payout, or a day. */
    reference: z.string(),
    lines: z.number(),
    gross: signedMoney,
    /** What the rail kept. */
    fee: signedMoney,
    net: signedMoney,
    /** Differences that were found in it, and those of them that are open. */
    differences: z.number(),
    open: z.number(),
    is_test: z.boolean(),
    is_sample: z.boolean(),
    taken_at: instant,
  }),
);
export type SettlementFile = z.infer<typeof settlementFile>;
