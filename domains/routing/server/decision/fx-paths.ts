import type { FxEdge } from '../../contract/index.ts';
import { HOPS_MAX } from '../../contract/limits.ts';
import { compare, ONE, rational, readDecimal, times, type Rational } from './rational.ts';
import { byName } from './rules.ts';

const WHOLE_BPS = 10_000n;

/** An edge as it is calculated with. */
export interface Exchange {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly rail: string | null;
  /** How much of `to` one unit of `from` buys, after the fee. */
  readonly net: Rational;
  /** Undefined: no limit. */
  readonly liquidity: Rational | undefined;
}

export interface FxPath {
  readonly edges: readonly string[];
  /** How much of the target currency one unit of the source buys, after all fees. */
  readonly rate: Rational;
}

export function readEdge(edge: FxEdge): Exchange {
  const fee = readDecimal(edge.fee_bps);
  const kept = rational(WHOLE_BPS * fee.denominator - fee.numerator, WHOLE_BPS * fee.denominator);
  return {
    name: edge.name,
    from: edge.from,
    to: edge.to,
    rail: edge.rail ?? null,
    net: times(readDecimal(edge.rate), kept),
    liquidity:
      edge.liquidity === null || edge.liquidity === undefined ? undefined : readDecimal(edge.liquidity),
  };
}

export interface Asked {
  readonly from: string;
  readonly to: string;
  /** In whole units of `from`. */
  readonly amount: Rational;
}

/**
 * The path of at most three exchanges that brings most, through edges that can take what arrives at them; undefined where none leads there.
 * It passes no currency twice. Of equal ones the shorter, then by name. Exact: all paths are weighed. (A shortest-path search over logarithms
 * fails at rates above 1, and drops a worse beginning that alone fits what follows.) Only the last exchange is looked up and not walked:
 * nothing follows it, so of the edges between two currencies those count that bring most for what fits.
 */
export function bestPath({ from, to, amount }: Asked, edges: readonly Exchange[]): FxPath | undefined {
  const leaving = Map.groupBy(edges, (edge) => edge.from);
  const last = lastSteps(edges, to);
  let best: FxPath | undefined;
  const consider = (path: FxPath) => {
    if (best === undefined || isBetter(path, best)) best = path;
  };
  const walk = (at: string, done: FxPath, passed: readonly string[]) => {
    const arrived = times(amount, done.rate);
    const end = last.get(at)?.find(({ liquidity }) => fits(arrived, liquidity));
    if (end) consider(extend(done, end));
    if (done.edges.length >= HOPS_MAX - 1) return;
    for (const edge of leaving.get(at) ?? []) {
      if (edge.to === to || passed.includes(edge.to) || !fits(arrived, edge.liquidity)) continue;
      walk(edge.to, extend(done, edge), [...passed, edge.to]);
    }
  };
  walk(from, { edges: [], rate: ONE }, [from]);
  return best;
}

/** For each currency the edges from it to the end, the best first, each of which can take more than those before it. */
function lastSteps(edges: readonly Exchange[], to: string): ReadonlyMap<string, readonly Exchange[]> {
  const ending = edges
    .filter((edge) => edge.to === to)
    .toSorted((one, other) => compare(other.net, one.net) || byName(one.name, other.name));
  const steps = new Map<string, Exchange[]>();
  for (const edge of ending) {
    const before = steps.get(edge.from) ?? [];
    const largest = before.at(-1);
    if (largest !== undefined && !isLarger(edge, largest)) continue;
    steps.set(edge.from, [...before, edge]);
  }
  return steps;
}

function isLarger(edge: Exchange, than: Exchange): boolean {
  if (than.liquidity === undefined) return false;
  return edge.liquidity === undefined || compare(edge.liquidity, than.liquidity) > 0;
}

function fits(amount: Rational, liquidity: Rational | undefined): boolean {
  return liquidity === undefined || compare(amount, liquidity) <= 0;
}

function extend(path: FxPath, edge: Exchange): FxPath {
  return { edges: [...path.edges, edge.name], rate: times(path.rate, edge.net) };
}

function isBetter(path: FxPath, than: FxPath): boolean {
  const order = compare(path.rate, than.rate) || than.edges.length - path.edges.length;
  return order > 0 || (order === 0 && byName(path.edges.join(' '), than.edges.join(' ')) < 0);
}
