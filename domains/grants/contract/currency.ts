import { assetOf } from '@egcr/ledger/contract';

import type { MadeProgramme } from './made-programme.ts';

/** What a programme may pay in: every currency that a wallet holds. A token is none. */
export const grantCurrencies = ['USD', 'JVD', 'EUR', 'GBP', 'JPY', 'CNY', 'INR', 'CAD', 'AUD'] as const;
export type GrantCurrency = (typeof grantCurrencies)[number];

/** How many smallest units of a currency a US cent was worth on the day of a publication: whole numbers as text, in lowest terms. */
export interface FixedRate {
  readonly numerator: string;
  readonly denominator: string;
}

/** A programme in another currency keeps the rate of its publication, and its range in US cents as it was written. */
export interface FixedRange {
  readonly rate: FixedRate;
  readonly minimum_cents: string;
  readonly maximum_cents: string;
}

/** The decimals of a currency: two, and none of yen. */
export function decimalsOf(currency: string): number {
  return assetOf(currency)?.scale ?? 2;
}

const floorTo = (step: bigint, cents: bigint, { numerator, denominator }: FixedRate): bigint =>
  ((cents * BigInt(numerator)) / (BigInt(denominator) * step)) * step;

function ceilTo(step: bigint, cents: bigint, rate: FixedRate): bigint {
  const floor = floorTo(step, cents, rate);
  return floor * BigInt(rate.denominator) === cents * BigInt(rate.numerator) ? floor : floor + step;
}

/** US cents in the currency of a rate, never more than they are worth. */
export function atRate(cents: bigint, rate: FixedRate): bigint {
  return floorTo(1n, cents, rate);
}

/** What a plan in dollars becomes in its currency. The range stays within what was written: whole units, and smaller ones where there is no whole one between. */
export function fixedAt(
  made: MadeProgramme,
  { currency, rate }: { readonly currency: GrantCurrency; readonly rate: FixedRate },
): MadeProgramme {
  const [least, most] = [BigInt(made.minimum_minor), BigInt(made.maximum_minor)];
  const unit = 10n ** BigInt(decimalsOf(currency));
  const whole = { minimum: ceilTo(unit, least, rate), maximum: floorTo(unit, most, rate) };
  const exact = { minimum: atRate(least, rate), maximum: atRate(most, rate) };
  const { minimum, maximum } = whole.minimum <= whole.maximum ? whole : exact;
  const budget = floorTo(unit, BigInt(made.budget_minor), rate);
  return {
    ...made,
    minimum_minor: minimum.toString(),
    maximum_minor: maximum.toString(),
    budget_minor: (budget < maximum ? maximum : budget).toString(),
    currency,
    fixed: { rate, minimum_cents: made.minimum_minor, maximum_cents: made.maximum_minor },
  };
}
