import type { BreakerState, Filter, RouteCandidate, RoutingQuestion } from '../../contract/index.ts';
import { breakerOf } from './breaker.ts';
import { costsOf, expectedValue, spreadOf } from './cost.ts';
import { firstFailing } from './filters.ts';
import { bestPath, readEdge, type FxPath } from './fx-paths.ts';
import {
  compare,
  ONE,
  over,
  rational,
  readDecimal,
  roughly,
  times,
  ZERO,
  type Rational,
} from './rational.ts';
import { successRateOf, type SuccessRate } from './success-rate.ts';

/** A rail with the first reason against it, and its path where it needs one. */
export interface Checked {
  readonly candidate: RouteCandidate;
  readonly removedBy: Filter | undefined;
  readonly path: PricedPath | undefined;
}

export interface PricedPath extends FxPath {
  /** In whole units. */
  readonly receives: Rational;
  /** In hundredths of a percent. */
  readonly spread: Rational;
}

/** What a rail that can carry the payment is worth. */
export interface Weight {
  readonly rail: string;
  readonly success: SuccessRate;
  readonly breaker: BreakerState;
  readonly isEliminated: boolean;
  readonly cost_bps: Rational | undefined;
  readonly value: Rational | undefined;
  /** What the value is about: two that are far apart need no exact comparison. */
  readonly about: number;
}

/** Checks every rail, and finds the best path of each: a rail and its path are chosen as one. */
export function checkAll(question: RoutingQuestion): Checked[] {
  const { payment, candidates } = question;
  const at = new Date(question.at);
  const target = payment.receive ?? payment.amount.assetCode;
  const pathFor = target === payment.amount.assetCode ? undefined : pathsOf(question, target);
  const found = candidates.map((candidate) => {
    const removedBy = firstFailing(candidate, payment, at);
    const needsPath = pathFor !== undefined && (candidate.cost?.fx_spread_bps ?? null) === null;
    if (removedBy !== undefined || !needsPath) return { candidate, removedBy, path: undefined };
    const path = pathFor(candidate.rail);
    return { candidate, removedBy: path === undefined ? ('fx_path' as const) : undefined, path };
  });
  const paths = new Set(found.flatMap(({ path }) => (path ? [path] : [])));
  const mid = midOf(question, target) ?? bestOf(paths);
  const priced = new Map<FxPath, PricedPath>();
  for (const path of paths)
    priced.set(path, {
      ...path,
      receives: times(path.rate, majorOf(question)),
      spread: spreadOf(path.rate, mid),
    });
  return found.map(({ candidate, removedBy, path }) => ({
    candidate,
    removedBy,
    path: path && priced.get(path),
  }));
}

function bestOf(paths: Iterable<FxPath>): Rational {
  let best = ZERO;
  for (const { rate } of paths) if (compare(rate, best) > 0) best = rate;
  return best;
}

/** The best path for each rail. Rails without edges of their own share one search. */
function pathsOf(question: RoutingQuestion, to: string): (rail: string) => FxPath | undefined {
  const edges = question.edges.map(readEdge);
  const asked = { from: question.payment.amount.assetCode, to, amount: majorOf(question) };
  const owners = new Set(edges.map(({ rail }) => rail));
  const found = new Map<string | null, FxPath | undefined>();
  return (rail) => {
    const key = owners.has(rail) ? rail : null;
    if (!found.has(key))
      found.set(
        key,
        bestPath(
          asked,
          edges.filter((edge) => edge.rail === null || edge.rail === key),
        ),
      );
    return found.get(key);
  };
}

function majorOf({ payment: { amount } }: RoutingQuestion): Rational {
  return rational(BigInt(amount.value), 10n ** BigInt(amount.assetScale));
}

/** The market's middle rate between what is paid and what is received, said either way round. */
function midOf({ rates, payment }: RoutingQuestion, target: string): Rational | undefined {
  const source = payment.amount.assetCode;
  const direct = rates.find(({ from, to }) => from === source && to === target);
  if (direct) return readDecimal(direct.mid);
  const inverse = rates.find(({ from, to }) => from === target && to === source);
  return inverse && over(ONE, readDecimal(inverse.mid));
}

/** What weighing takes of a question, read once for all rails. */
export function weigherOf({ payment, settings }: RoutingQuestion): (checked: Checked) => Weight {
  const costOf = costsOf({
    amountMinor: BigInt(payment.amount.value),
    lambda: readDecimal(settings.lambda),
  });
  const margin = readDecimal(settings.margin);
  const threshold = readDecimal(settings.elimination_threshold);
  return ({ candidate, path }) => {
    const success = successRateOf(candidate, payment, settings);
    const breaker = breakerOf(candidate.outcomes);
    const cost_bps = costOf(candidate, path?.spread ?? ZERO);
    const value = cost_bps && expectedValue(success.rate, cost_bps, margin);
    return {
      rail: candidate.rail,
      success,
      breaker,
      isEliminated: breaker === 'open' || compare(success.rate, threshold) < 0,
      cost_bps,
      value,
      about: value ? roughly(value) : Number.NaN,
    };
  };
}
