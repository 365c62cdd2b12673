import type { RoutingDecision, RoutingQuestion, WeighedRail } from '../../contract/index.ts';
import { nextStep } from './next-step.ts';
import { rank, type Ranking } from './rank.ts';
import { decimalText, readDecimal, type Rational } from './rational.ts';
import { ruleFor, type RuleVerdict } from './rules.ts';
import { checkAll, weigherOf, type Checked, type PricedPath, type Weight } from './weigh.ts';

/**
 * Decides over which rail a payment goes, and says why. Pure: the same question has the same answer on every server, so a decision is
 * checked by asking its question again. All sums are exact; decimals are rounded only to be shown.
 */
export function decide(question: RoutingQuestion): RoutingDecision {
  const checked = checkAll(question);
  const able = checked.filter(({ removedBy }) => removedBy === undefined);
  const rule = ruleFor(question.rules, question.payment);
  const weights = rule?.isEnforced ? [] : able.map(weigherOf(question));
  const { order, reason, exploration } = orderOf(question, { able, rule, weights });
  const showPath = pathShower();
  const weightOf = new Map(weights.map((weight) => [weight.rail, weight]));
  return {
    chosen: order[0] ?? null,
    reason,
    order: [...order],
    candidates: checked.map((each) => show(each, weightOf.get(each.candidate.rail), showPath)),
    rule: rule ? showRule(rule) : null,
    exploration: exploration
      ? { draw: decimalText(exploration.draw), is_explored: exploration.isExplored }
      : null,
    next: nextStep({
      order,
      attempts: question.attempts,
      instrumentAttempts: question.instrument_attempts,
    }),
    seed: question.seed,
    at: question.at,
  };
}

function showRule({ name, version, title, rails, isEnforced }: RuleVerdict): RoutingDecision['rule'] {
  return {
    name,
    ...(version !== undefined && { version }),
    ...(title !== undefined && { title }),
    rails: [...rails],
    is_enforced: isEnforced,
  };
}

interface Known {
  readonly able: readonly Checked[];
  readonly rule: RuleVerdict | undefined;
  readonly weights: readonly Weight[];
}

/** Chance does not touch what has been tried already: it speaks once for each payment, by the seed. */
function orderOf(
  { seed, settings }: RoutingQuestion,
  { able, rule, weights }: Known,
): Omit<Ranking, 'reason'> & Pick<RoutingDecision, 'reason'> {
  const none = { order: [], reason: 'no_route', exploration: undefined } as const;
  if (able.length === 0) return none;
  if (!rule?.isEnforced)
    return rank(weights, rule?.preferred, { seed, share: readDecimal(settings.exploration) });
  const order = rule.rails.filter((rail) => able.some(({ candidate }) => candidate.rail === rail));
  return order.length === 0 ? none : { order, reason: 'rule', exploration: undefined };
}

const text = (value: Rational | undefined) => (value === undefined ? null : decimalText(value));

function show(
  { candidate, removedBy, path }: Checked,
  weight: Weight | undefined,
  showPath: (path: PricedPath) => WeighedRail['path'],
): WeighedRail {
  return {
    rail: candidate.rail,
    removed_by: removedBy ?? null,
    success_rate: text(weight?.success.rate),
    success_key: weight?.success.key ?? null,
    real_outcomes: weight?.success.real ?? 0,
    breaker: weight?.breaker ?? null,
    is_eliminated: weight?.isEliminated ?? false,
    cost_bps: text(weight?.cost_bps),
    expected_value: text(weight?.value),
    path: path ? showPath(path) : null,
  };
}

/** Many rails share a path: it is written once. */
function pathShower(): (path: PricedPath) => WeighedRail['path'] {
  const shown = new Map<PricedPath, WeighedRail['path']>();
  return (path) => {
    const known = shown.get(path);
    if (known !== undefined) return known;
    const { edges, rate, receives, spread } = path;
    const written = {
      edges: [...edges],
      rate: decimalText(rate),
      receives: decimalText(receives),
      spread_bps: decimalText(spread),
    };
    shown.set(path, written);
    return written;
  };
}
