import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';
import { assetOf } from '@egcr/ledger/contract';

import { POT_NAME_MAX_LENGTH } from './limits.ts';
import { isDay } from './day-rules.ts';
import { walletRefusals } from './refusals.ts';
import { isSafeText } from './rules.ts';
import { amountToMove } from './shapes.ts';

/** Pictures to tell pots apart by. */
export const potLooks = ['star', 'home', 'travel', 'car', 'gift', 'study', 'care', 'rain'] as const;
export type PotLook = (typeof potLooks)[number];

const potName = z.string().check(
  z.trim(),
  z.minLength(1, 'name_required'),
  z.refine((text) => Array.from(text).length <= POT_NAME_MAX_LENGTH, 'name_too_long'),
  z.refine(isSafeText, 'name_characters'),
);
const day = z.string().check(z.refine(isDay, 'date_format'));

export const pot = named(
  'Pot',
  z.object({
    id: uuid,
    name: z.string(),
    look: z.enum(potLooks),
    asset: z.string(),
    /** Its account: what moved in and out is listed by `wallet.list_account_entries`. */
    account_id: uuid,
    balance: wireMoney,
    target: z.nullable(wireMoney),
    target_on: z.nullable(day),
    created_at: instant,
  }),
);
export type Pot = z.infer<typeof pot>;

const idParams = z.object({ id: z.string() });

export const potsCall = endpoint({
  name: 'wallet.list_pots',
  summary: 'Your open pots, oldest first.',
  method: 'GET',
  path: '/api/v1/wallet/pots',
  reply: z.object({ items: z.array(pot) }),
  refusals: [],
  access: 'profiled',
  pin: 'verified',
  rate: 'read',
});

export const createPotCall = endpoint({
  name: 'wallet.create_pot',
  summary: 'Opens a pot: money you put aside, in one currency.',
  method: 'POST',
  path: '/api/v1/wallet/pots',
  body: z
    .strictObject({
      name: potName,
      look: z._default(z.enum(potLooks), 'star'),
      asset: z
        .string('unknown_currency')
        .check(z.refine((code) => assetOf(code) !== undefined, 'unknown_currency')),
      /** In the currency of the pot. */
      target: z.optional(z.nullable(amountToMove)),
      target_on: z.optional(z.nullable(day)),
    })
    .check(
      z.refine(({ target, asset }) => (target?.assetCode ?? asset) === asset, {
        error: 'invalid_amount',
        path: ['target'],
      }),
    ),
  reply: pot,
  status: 201,
  refusals: [
    walletRefusals.invalid_amount,
    walletRefusals.unknown_currency,
    walletRefusals.pot_limit_reached,
  ],
  access: 'profiled',
  pin: 'verified',
  rate: 'write',
  idempotency: 'required',
});

export const changePotCall = endpoint({
  name: 'wallet.change_pot',
  summary: 'Changes name, look or goal of a pot.',
  method: 'PATCH',
  path: '/api/v1/wallet/pots/:id',
  params: idParams,
  body: z.strictObject({
    name: z.optional(potName),
    look: z.optional(z.enum(potLooks)),
    target: z.optional(z.nullable(amountToMove)),
    target_on: z.optional(z.nullable(day)),
  }),
  reply: pot,
  refusals: [walletRefusals.invalid_amount, walletRefusals.unknown_currency, platformRefusals.not_found],
  access: 'profiled',
  pin: 'verified',
  rate: 'write',
});

export const movePotCall = endpoint({
  name: 'wallet.move_pot',
  summary: 'Moves money from your balance into a pot, or back.',
  method: 'POST',
  path: '/api/v1/wallet/pots/:id/move',
  params: idParams,
  body: z.strictObject({ direction: z.enum(['in', 'out']), amount: amountToMove }),
  reply: pot,
  refusals: [
    walletRefusals.invalid_amount,
    walletRefusals.unknown_currency,
    platformRefusals.not_found,
    walletRefusals.wallet_frozen,
    walletRefusals.account_frozen,
    walletRefusals.insufficient_funds,
    walletRefusals.recipient_unavailable,
  ],
  access: 'profiled',
  pin: 'fresh',
  rate: 'money',
  idempotency: 'required',
});

export const closePotCall = endpoint({
  name: 'wallet.close_pot',
  summary: 'Closes a pot; what is in it goes back to your balance.',
  method: 'POST',
  path: '/api/v1/wallet/pots/:id/close',
  params: idParams,
  reply: z.object({ returned: wireMoney }),
  refusals: [platformRefusals.not_found, walletRefusals.account_frozen, walletRefusals.recipient_unavailable],
  access: 'profiled',
  pin: 'fresh',
  rate: 'money',
  idempotency: 'required',
});
