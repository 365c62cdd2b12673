import { rateCurrencies, type RateCurrency } from './currencies.ts';
import { fraction, invert, multiply, ONE, type Fraction } from './fraction.ts';

/** What one unit of `base` costs in `quote`, as a source said it: who sells the base gets the bid, who buys it pays the ask. */
export interface RatePoint {
  readonly base: RateCurrency;
  readonly quote: RateCurrency;
  readonly mid: Fraction;
  readonly bid: Fraction;
  readonly ask: Fraction;
  readonly source: string;
  readonly isSample: boolean;
  readonly asOf: Date;
}

/** A rate between any two currencies: directly, or crossed over others. */
export interface CrossRate {
  readonly mid: Fraction;
  /** What one unit of the first brings in the second when it is sold. */
  readonly bid: Fraction;
  /** What one unit of the first costs in the second when it is bought. */
  readonly ask: Fraction;
  /** Sources of all its legs, each once. */
  readonly sources: readonly string[];
  readonly isSample: boolean;
  /** As old as its oldest leg. */
  readonly asOf: Date;
}

interface Branch {
  readonly parent: RateCurrency;
  readonly point: RatePoint;
}

/** How each currency is reached from the root, by one way only: a tree has no roundabout, so no walk through it can gain. */
export type RateTree = ReadonlyMap<RateCurrency, Branch | undefined>;

const ROOT: RateCurrency = 'USD';

/**
 * Hangs the newest points of all pairs into a tree: as few steps from the dollar as possible, then the freshest, then by name.
 * What no point reaches is not in it.
 */
export function growTree(points: readonly RatePoint[]): RateTree {
  const sorted = points.toSorted(
    (left, right) =>
      right.asOf.getTime() - left.asOf.getTime() ||
      `${left.base}${left.quote}`.localeCompare(`${right.base}${right.quote}`, 'en'),
  );
  const root = rootOf(points);
  const tree = new Map<RateCurrency, Branch | undefined>([[root, undefined]]);
  for (let edge: readonly RateCurrency[] = [root]; edge.length > 0;) {
    const next: RateCurrency[] = [];
    for (const point of sorted) {
      const parent = edge.find((code) => code === point.base || code === point.quote);
      if (parent === undefined) continue;
      const child = parent === point.base ? point.quote : point.base;
      if (tree.has(child)) continue;
      tree.set(child, { parent, point });
      next.push(child);
    }
    edge = next;
  }
  return tree;
}

/** The dollar, unless nothing is quoted against it: then what the table itself is built on. */
function rootOf(points: readonly RatePoint[]): RateCurrency {
  if (points.some(({ base, quote }) => base === ROOT || quote === ROOT)) return ROOT;
  return points[0]?.base ?? ROOT;
}

/** The rate from one currency to another; undefined where nothing leads from one to the other, and for a currency to itself. */
export function crossRate(tree: RateTree, from: RateCurrency, to: RateCurrency): CrossRate | undefined {
  if (from === to || !tree.has(from) || !tree.has(to)) return undefined;
  const up = wayToRoot(tree, from);
  const down = wayToRoot(tree, to);
  // What both have in common on the way to the root is not walked.
  while (up.length > 0 && up.at(-1)?.child === down.at(-1)?.child) {
    up.pop();
    down.pop();
  }
  const steps = [
    ...up.map(({ child, branch }) => ({ start: child, point: branch.point })),
    ...down.toReversed().map(({ branch }) => ({ start: branch.parent, point: branch.point })),
  ];
  return joined(steps);
}

interface Step {
  readonly child: RateCurrency;
  readonly branch: Branch;
}

function wayToRoot(tree: RateTree, code: RateCurrency): Step[] {
  const way: Step[] = [];
  for (let child = code, branch = tree.get(child); branch; child = branch.parent, branch = tree.get(child)) {
    way.push({ child, branch });
    if (way.length > rateCurrencies.length) break;
  }
  return way;
}

function joined(steps: readonly { readonly start: RateCurrency; readonly point: RatePoint }[]): CrossRate {
  let rate = { mid: ONE, bid: ONE, ask: ONE };
  for (const { start, point } of steps) {
    const leg =
      start === point.base
        ? point
        : { mid: invert(point.mid), bid: invert(point.ask), ask: invert(point.bid) };
    rate = {
      mid: multiply(rate.mid, leg.mid),
      bid: multiply(rate.bid, leg.bid),
      ask: multiply(rate.ask, leg.ask),
    };
  }
  const points = steps.map(({ point }) => point);
  return {
    ...rate,
    sources: [...new Set(points.map(({ source }) => source))],
    isSample: points.some(({ isSample }) => isSample),
    asOf: new Date(Math.min(...points.map(({ asOf }) => asOf.getTime()))),
  };
}

/** Minor units of one currency in minor units of another at a rate, half to even: for figures that are shown, never for what is booked. */
export function convertRoughly(
  amountMinor: bigint,
  {
    rate,
    fromScale,
    toScale,
  }: { readonly rate: Fraction; readonly fromScale: number; readonly toScale: number },
): bigint {
  const scaled = fraction(
    rate.numerator * 10n ** BigInt(toScale),
    rate.denominator * 10n ** BigInt(fromScale),
  );
  const [dividend, divisor] = [amountMinor * scaled.numerator * 2n, scaled.denominator];
  const [whole, rest] = [dividend / (divisor * 2n), dividend % (divisor * 2n)];
  if (rest === divisor) return whole + (whole & 1n);
  return rest > divisor ? whole + 1n : whole;
}
