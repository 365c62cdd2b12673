import { AMOUNT_MINOR_MAX } from '@egcr/contract/money';
import * as z from 'zod/mini';

import { SUPPORT_ASSET } from './programme.ts';

/** Earnings of a week in the currency of the programme, in whole minor units: nothing or more. */
export const earnedMoney = z.strictObject({
  value: z.string().check(
    z.refine((value) => !value.startsWith('-'), { error: 'negative', abort: true }),
    z.refine((value) => !/^[1-9]\d{20,}$/.test(value), { error: 'too_large', abort: true }),
    z.regex(/^(?:0|[1-9]\d{0,19})$/, { error: 'not_a_number', abort: true }),
    z.refine((value) => BigInt(value) <= AMOUNT_MINOR_MAX, 'too_large'),
  ),
  assetCode: z.literal(SUPPORT_ASSET, 'wrong_currency'),
  assetScale: z.literal(2, 'wrong_currency'),
});
