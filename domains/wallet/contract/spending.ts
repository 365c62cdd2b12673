import { endpoint } from '@egcr/contract/endpoint';
import { wireMoney } from '@egcr/contract/money';
import { isTimeZone } from '@egcr/contract/time-zone';
import { assets } from '@egcr/ledger/contract';
import * as z from 'zod/mini';

import { categories } from './categories.ts';
import type { movementKinds } from './shapes.ts';

/** Between one's own pots and currencies: nothing came and nothing went. As the API names them. */
export const ownMoves: readonly string[] = [
  'pot_in',
  'pot_out',
  'conversion',
] as const satisfies readonly (typeof movementKinds)[number][];

const month = z.object({
  /** `2026-11`, where the reader is. */
  month: z.string(),
  /** From others: not from own pots or currencies. Never below zero. */
  came: wireMoney,
  /** To others. Never below zero. */
  went: wireMoney,
  /** What went, by the person's own category or else our guess; the largest first, none that is zero. */
  spent: z.array(z.object({ category: z.enum(categories), amount: wireMoney })),
});
export type SpendingMonth = z.infer<typeof month>;

export const spendingCall = endpoint({
  name: 'wallet.read_spending',
  summary:
    'What came in and went out in one currency in the last six months, with the categories it went to.',
  method: 'GET',
  path: '/api/v1/wallet/spending',
  query: z.object({
    currency: z.enum(assets.map((asset) => asset.code)),
    /** By whose clocks months begin: a name of the time zone database. */
    zone: z._default(z.string().check(z.refine(isTimeZone, 'timezone_unknown')), 'UTC'),
  }),
  reply: z.object({
    /** The oldest first; the last is the month that has begun. */
    months: z.array(month),
    /** False where more entries were made than are counted: then the oldest are left out. */
    is_whole: z.boolean(),
  }),
  refusals: [],
  access: 'profiled',
  pin: 'verified',
  rate: 'read',
});
