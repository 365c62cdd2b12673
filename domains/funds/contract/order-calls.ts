import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { amountToMove, leavingRefusals, walletRefusals } from '@egcr/wallet/contract';
import * as z from 'zod/mini';

import { orderSides, orderStates } from './order-machine.ts';
import { fundRefusals as no } from './refusals.ts';
import { readMicro } from './unit-rules.ts';

const slug = z.string().check(z.maxLength(60));

export const unitOrder = named(
  'UnitOrder',
  z.object({
    id: uuid,
    fund: z.string(),
    side: z.enum(orderSides),
    state: z.enum(orderStates),
    /** Of a purchase what it is for, of units given back what they brought. */
    amount: z.nullable(wireMoney),
    units: z.nullable(z.string()),
    price: z.nullable(z.string()),
    /** The price of this moment, or the first after it, is the one it gets. */
    cut_off: instant,
    may_cancel: z.boolean(),
    /** Why it was refused, by the code of the wallet; or `cash_short` while the fund brings money in for it. */
    reason: z.nullable(z.string()),
    is_sample: z.boolean(),
    placed_at: instant,
  }),
);
export type UnitOrder = z.output<typeof unitOrder>;

const position = named(
  'FundPosition',
  z.object({
    fund: z.string(),
    title: z.string(),
    units: z.string(),
    /** Units in orders that give them back and are not settled. */
    units_ordered: z.string(),
    /** At the last price. */
    value: wireMoney,
  }),
);
export type FundPosition = z.output<typeof position>;

export const readHoldingsCall = endpoint({
  name: 'funds.read_holdings',
  summary: 'Your units, and your latest orders.',
  access: 'profiled',
  pin: 'verified',
  method: 'GET',
  path: '/api/v1/wallet/funds',
  reply: z.object({ positions: z.array(position), orders: z.array(unitOrder) }),
  refusals: [],
  rate: 'read',
});

export const buyUnitsCall = endpoint({
  name: 'funds.buy_units',
  summary: 'Orders units for an amount, at the next price. The money is set aside in the wallet until then.',
  access: 'profiled',
  pin: 'fresh',
  method: 'POST',
  path: '/api/v1/wealth-funds/:slug/purchases',
  params: z.object({ slug }),
  body: z.strictObject({ amount: amountToMove }),
  reply: unitOrder,
  status: 201,
  refusals: [
    walletRefusals.invalid_amount,
    walletRefusals.unknown_currency,
    platformRefusals.not_found,
    no.amount_range,
    no.too_many_orders,
    ...leavingRefusals,
    walletRefusals.insufficient_funds,
    walletRefusals.account_frozen,
  ],
  rate: 'money',
  idempotency: 'required',
});

export const redeemUnitsCall = endpoint({
  name: 'funds.redeem_units',
  summary: 'Orders to give units back, at the next price. The money comes into the wallet.',
  access: 'profiled',
  pin: 'fresh',
  method: 'POST',
  path: '/api/v1/wealth-funds/:slug/redemptions',
  params: z.object({ slug }),
  body: z.strictObject({
    /** Decimal text, such as `12.5`. */
    units: z
      .string('invalid_units')
      .check(z.refine((text) => readMicro(text) !== undefined, 'invalid_units')),
  }),
  reply: unitOrder,
  status: 201,
  refusals: [platformRefusals.not_found, no.too_many_orders, no.units_short],
  rate: 'money',
  idempotency: 'required',
});

export const cancelUnitOrderCall = endpoint({
  name: 'funds.cancel_order',
  summary: 'Takes an order back, until its cut-off.',
  access: 'profiled',
  pin: 'verified',
  method: 'POST',
  path: '/api/v1/wallet/funds/:id/cancellation',
  params: z.object({ id: uuid }),
  reply: unitOrder,
  refusals: [platformRefusals.not_found, no.order_step_refused, no.past_cut_off],
  rate: 'write',
  idempotency: 'required',
});
