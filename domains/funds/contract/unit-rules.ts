import {
  CUT_OFF_HOUR,
  FIRST_PRICE_MICRO,
  PRICE_STEP_MAX_PERCENT,
  SPENDING_BASIS_POINTS,
  SPENDING_YEARS,
} from './limits.ts';

/** A unit and a price have six decimals. */
export const UNIT_SCALE = 6;
const MICRO = 1_000_000n;

interface Worth {
  readonly assetsMinor: bigint;
  readonly liabilitiesMinor: bigint;
  readonly unitsMicro: bigint;
  /** Decimals of the currency. */
  readonly scale: number;
}

/**
 * The price of a unit in millionths of the currency: what the fund has less what it owes, for each unit that is out, rounded half to even.
 * The formula is that of the "net asset value per share" in 17 CFR 270.2a-4 (Investment Company Act, United States). While no unit is out, the first
 * price stands.
 */
export function unitPrice({ assetsMinor, liabilitiesMinor, unitsMicro, scale }: Worth): bigint {
  if (unitsMicro === 0n) return FIRST_PRICE_MICRO;
  return halfEven((assetsMinor - liabilitiesMinor) * inMicro(scale) * MICRO, unitsMicro);
}

/** Millionths of units for an amount, rounded down: those who hold units already lose nothing by the rounding. */
export function unitsFor(amountMinor: bigint, priceMicro: bigint, scale: number): bigint {
  return (amountMinor * inMicro(scale) * MICRO) / priceMicro;
}

/** Minor units for millionths of units, rounded down for the same reason. */
export function amountFor(unitsMicro: bigint, priceMicro: bigint, scale: number): bigint {
  return (unitsMicro * priceMicro) / unitsTimesPrice(scale);
}

/** By what millionths of units, times the price of one in millionths, are divided to be minor units. */
export function unitsTimesPrice(scale: number): bigint {
  return MICRO * inMicro(scale);
}

/** Millionths of the currency in one minor unit. */
function inMicro(scale: number): bigint {
  return 10n ** BigInt(UNIT_SCALE - scale);
}

/** Divides, and rounds a half to the even neighbour. */
export function halfEven(dividend: bigint, divisor: bigint): bigint {
  const isBelow = dividend < 0n;
  const size = isBelow ? -dividend : dividend;
  const whole = size / divisor;
  const twice = (size % divisor) * 2n;
  const isUp = twice > divisor || (twice === divisor && whole % 2n === 1n);
  const rounded = isUp ? whole + 1n : whole;
  return isBelow ? -rounded : rounded;
}

interface Part {
  /** Right after what came in or went out. */
  readonly begin: bigint;
  /** Right before the next money comes in or goes out. */
  readonly end: bigint;
}

/**
 * The time-weighted return in millionths: the returns of the parts between flows of money, linked by multiplying (1 + r). It says how the money
 * was managed, whatever came in or went out meanwhile. As in the Global Investment Performance Standards (CFA Institute, 2020), section "time-weighted
 * return". A price of a unit has no flows in it, so prices that follow each other are such parts.
 */
export function timeWeightedReturn(parts: readonly Part[]): bigint {
  const [ends, begins] = parts.reduce(([up, down], { begin, end }) => [up * end, down * begin], [
    1n,
    1n,
  ] as readonly [bigint, bigint]);
  return halfEven((ends - begins) * MICRO, begins);
}

/** The return from the first price to the last, in millionths; undefined where there are not two. */
export function returnOf(prices: readonly bigint[]): bigint | undefined {
  if (prices.length < 2) return undefined;
  return timeWeightedReturn(prices.slice(1).map((end, place) => ({ begin: prices[place] ?? end, end })));
}

/**
 * What may be spent in a year: four percent of the average of the values at the ends of up to five years before it. A share of an average is how
 * the Alaska Permanent Fund is spent (Alaska Statutes 37.13.140). Undefined where no year has ended yet.
 */
export function spendingCap(yearEndsMinor: readonly bigint[]): bigint | undefined {
  const counted = yearEndsMinor.slice(-SPENDING_YEARS);
  if (counted.length === 0) return undefined;
  const sum = counted.reduce((total, each) => total + each, 0n);
  return (sum * SPENDING_BASIS_POINTS) / (10_000n * BigInt(counted.length));
}

/** The first end of orders after an instant: an order at that very moment waits for the day after. */
export function cutOffAfter(at: Date): Date {
  const today = new Date(at);
  today.setUTCHours(CUT_OFF_HOUR, 0, 0, 0);
  if (today > at) return today;
  today.setUTCDate(today.getUTCDate() + 1);
  return today;
}

/** The last end of orders at or before an instant. */
export function lastCutOff(at: Date): Date {
  const next = cutOffAfter(at);
  next.setUTCDate(next.getUTCDate() - 1);
  return next;
}

/** Whether a price has moved further than one valuation may move it: a slip of the pen, or a day on which people talk first. */
export function isStepTooFar(from: bigint, to: bigint): boolean {
  const step = to > from ? to - from : from - to;
  return to <= 0n || step * 100n > from * PRICE_STEP_MAX_PERCENT;
}

const DECIMAL = /^\d{1,12}(?:\.\d{1,6})?$/;

/** Millionths out of decimal text, such as `12.5`; undefined where it is none above zero. */
export function readMicro(text: string): bigint | undefined {
  if (!DECIMAL.test(text)) return undefined;
  const [whole = '', part = ''] = text.split('.');
  const micro = BigInt(whole) * MICRO + BigInt(part.padEnd(UNIT_SCALE, '0'));
  return micro > 0n ? micro : undefined;
}

/** Millionths as decimal text with all six decimals. */
export function microText(micro: bigint): string {
  const size = micro < 0n ? -micro : micro;
  const part = (size % MICRO).toString().padStart(UNIT_SCALE, '0');
  return `${micro < 0n ? '-' : ''}${size / MICRO}.${part}`;
}
