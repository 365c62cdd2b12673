import { endpoint } from '@egcr/contract/endpoint';
import { AMOUNT_MINOR_MAX, parseMinor, wireMoney } from '@egcr/contract/money';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { pinInBody, pinInBodyRefusals } from '@egcr/identity/contract';
import * as z from 'zod/mini';
import { assetOf, assets } from '@egcr/ledger/contract';

import { walletRefusals } from './refusals.ts';

const assetCode = z.enum(assets.map((asset) => asset.code));

export const freezeState = z.object({
  frozen: z.boolean(),
  /** Since when; null where the wallet is not frozen. */
  frozen_at: z.nullable(instant),
});
export type FreezeState = z.infer<typeof freezeState>;

export const readFreezeCall = endpoint({
  name: 'wallet.read_freeze',
  summary: 'Whether you have frozen your wallet.',
  method: 'GET',
  path: '/api/v1/wallet/freeze',
  reply: freezeState,
  refusals: [],
  access: 'profiled',
  pin: 'verified',
  rate: 'read',
});

/** Freezing takes an open PIN window only, so that it is quick; letting go again takes the PIN in the body, and the app's code where one is set up. */
export const setFreezeCall = endpoint({
  name: 'wallet.set_freeze',
  summary: 'Freezes your wallet, so that money can come in and none can leave; or lets it go again.',
  method: 'PUT',
  path: '/api/v1/wallet/freeze',
  body: z.strictObject({ frozen: z.boolean(), pin: pinInBody }),
  reply: freezeState,
  refusals: [...pinInBodyRefusals, platformRefusals.second_factor_required, platformRefusals.pin_required],
  access: 'profiled',
  pin: 'verified',
  pinInBody: true,
  rate: 'write',
  agentHint: 'Freeze at once when the person says that their phone or their money is in other hands.',
});

/** Minor units of the currency as text, above zero; null is no limit. */
const limit = z.nullable(z.string('invalid_amount').check(z.refine(isLimit, 'invalid_amount')));

/** The same, or zero: every payment asks. */
const pinSum = z.nullable(
  z.string('invalid_amount').check(z.refine((text) => text === '0' || isLimit(text), 'invalid_amount')),
);

function isLimit(text: string): boolean {
  const amount = parseMinor(text);
  return amount !== undefined && amount > 0n && amount <= AMOUNT_MINOR_MAX;
}

const limits = { per_transfer: limit, per_day: limit, per_month: limit } as const;

/** The limits of one currency. Days and months are those of UTC. */
export const currencyLimits = named(
  'CurrencyLimits',
  z.object({
    asset: assetCode,
    per_transfer: z.nullable(wireMoney),
    per_day: z.nullable(wireMoney),
    per_month: z.nullable(wireMoney),
    /** A payment above this sum asks for the PIN; null is a tenth of what can be spent. */
    pin_above: z.nullable(wireMoney),
    /** What has left on this day, and in this month. */
    used_day: wireMoney,
    used_month: wireMoney,
    /** A higher limit waits before it counts. */
    later: z.nullable(
      z.object({
        per_transfer: z.nullable(wireMoney),
        per_day: z.nullable(wireMoney),
        per_month: z.nullable(wireMoney),
        from: instant,
      }),
    ),
  }),
);
export type CurrencyLimits = z.infer<typeof currencyLimits>;

export const limitsCall = endpoint({
  name: 'wallet.read_limits',
  summary: 'How much may leave your wallet at once, in a day and in a month, for each currency.',
  method: 'GET',
  path: '/api/v1/wallet/limits',
  reply: z.object({ items: z.array(currencyLimits) }),
  refusals: [],
  access: 'profiled',
  pin: 'verified',
  rate: 'read',
});

/**
 * What gets lower counts at once; what gets higher, or goes, takes the PIN in the body and counts a day later. Setting them again replaces
 * what waits. A higher sum for the PIN takes the PIN too, and counts at once.
 */
export const setLimitsCall = endpoint({
  name: 'wallet.set_limits',
  summary:
    'Sets how much may leave your wallet in one currency. A lower limit counts at once, a higher one a day later.',
  method: 'PUT',
  path: '/api/v1/wallet/limits',
  body: z
    .strictObject({
      asset: z
        .string('unknown_currency')
        .check(z.refine((code) => assetOf(code) !== undefined, 'unknown_currency')),
      ...limits,
      /** Left as it is where it is not given. */
      pin_above: z.optional(pinSum),
      pin: pinInBody,
    })
    .check(
      z.refine(({ per_transfer, per_day }) => isWithin(per_transfer, per_day), {
        error: 'above_day_limit',
        path: ['per_transfer'],
      }),
      z.refine(({ per_day, per_month }) => isWithin(per_day, per_month), {
        error: 'above_month_limit',
        path: ['per_day'],
      }),
      z.refine(({ per_transfer, per_month }) => isWithin(per_transfer, per_month), {
        error: 'above_month_limit',
        path: ['per_transfer'],
      }),
    ),
  reply: currencyLimits,
  refusals: [
    ...pinInBodyRefusals,
    walletRefusals.invalid_amount,
    walletRefusals.unknown_currency,
    platformRefusals.pin_required,
  ],
  access: 'profiled',
  pin: 'fresh',
  pinInBody: true,
  rate: 'write',
});

/** A limit of a shorter time is not above that of a longer one. */
function isWithin(smaller: string | null, larger: string | null): boolean {
  if (smaller === null || larger === null) return true;
  const [low, high] = [parseMinor(smaller), parseMinor(larger)];
  return low === undefined || high === undefined || low <= high;
}

export const securityCalls = [readFreezeCall, setFreezeCall, limitsCall, setLimitsCall] as const;
