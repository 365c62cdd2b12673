import type { RouteReason } from '../../contract/index.ts';
import { drawOf, pickOf } from './draw.ts';
import { compare, isApart, type Rational } from './rational.ts';
import { byName } from './rules.ts';
import type { Weight } from './weigh.ts';

export interface Ranking {
  readonly order: readonly string[];
  readonly reason: Exclude<RouteReason, 'no_route'>;
  readonly exploration: { readonly draw: Rational; readonly isExplored: boolean } | undefined;
}

interface Chance {
  readonly seed: string;
  readonly share: Rational;
}

/** Best success rate first; of equal ones the lower name. */
const bySuccess = (one: Weight, other: Weight) =>
  compare(other.success.rate, one.success.rate) || byName(one.rail, other.rail);

/** Best expected value first; what has none comes last. */
function byValue(one: Weight, other: Weight): number {
  if (one.value === undefined || other.value === undefined)
    return Number(one.value === undefined) - Number(other.value === undefined) || bySuccess(one, other);
  if (isApart(one.about, other.about)) return other.about - one.about;
  return compare(other.value, one.value) || bySuccess(one, other);
}

/** What would come first if all were sorted. */
function headOf(weights: readonly Weight[]): Weight | undefined {
  let head = weights[0];
  for (const each of weights) if (head !== undefined && bySuccess(each, head) < 0) head = each;
  return head;
}

/**
 * The order in which rails are tried. Those a rule prefers come first as long as they are well; those that are down come last, unless all
 * are. Among the first ones success decides, then expected value if it is strictly greater, or now and then chance.
 */
export function rank(
  weights: readonly Weight[],
  preferred: ReadonlySet<string> | undefined,
  chance: Chance,
): Ranking {
  const well = weights.filter(({ isEliminated }) => !isEliminated);
  const wanted = well.filter(({ rail }) => preferred?.has(rail));
  const first = wanted.length > 0 ? wanted : well.length > 0 ? well : weights;
  const open = wanted.length > 0 ? weights.filter(({ rail }) => preferred?.has(rail)) : weights;
  const chosen = new Set(first);
  const rest = weights.filter((each) => !chosen.has(each));
  const groups = [
    first,
    rest.filter(({ isEliminated }) => !isEliminated),
    rest.filter(({ isEliminated }) => isEliminated),
  ];
  const explored = well.length > 0 ? explore(first, open, chance) : undefined;
  const pick = explored?.pick;
  const ranked =
    pick === undefined
      ? groups.flatMap(byExpectation)
      : [pick, ...groups.flatMap((group) => group.toSorted(bySuccess)).filter((each) => each !== pick)];
  const isNarrowed = wanted.length > 0 && wanted.length < well.length;
  return {
    order: ranked.map(({ rail }) => rail),
    reason: reasonFor(),
    exploration: explored && { draw: explored.draw, isExplored: pick !== undefined },
  };

  function reasonFor(): Ranking['reason'] {
    if (pick !== undefined) return 'exploration';
    if (weights.length === 1) return 'only_one';
    if (well.length === 0) return 'all_down';
    if (isNarrowed) return 'rule';
    return ranked[0] === headOf(first) ? 'success_rate' : 'expected_value';
  }
}

/** By success; the one with the greatest expected value goes to the front where it is strictly greater. The others follow by expected value. */
function byExpectation(weights: readonly Weight[]): Weight[] {
  const head = headOf(weights);
  // Nothing can be said to be worth more than a rail whose cost nobody knows.
  if (head?.value === undefined) return weights.toSorted(bySuccess);
  const worth = weights.toSorted(byValue);
  const [best] = worth;
  const chosen = best?.value !== undefined && compare(best.value, head.value) > 0 ? best : head;
  return [chosen, ...worth.filter((each) => each !== chosen)];
}

/**
 * Now and then chance picks among all that could carry it besides the head, those with a low success rate too: else none would ever
 * recover. A rail whose breaker is open is left in peace. Undefined where there is no choice.
 */
function explore(
  first: readonly Weight[],
  open: readonly Weight[],
  { seed, share }: Chance,
): { readonly draw: Rational; readonly pick: Weight | undefined } | undefined {
  const head = headOf(first);
  const others = open.filter((each) => each !== head && each.breaker !== 'open');
  if (others.length === 0 || share.numerator === 0n) return undefined;
  const draw = drawOf(`${seed}:explore`);
  if (compare(draw, share) >= 0) return { draw, pick: undefined };
  const named = others.toSorted((one, other) => byName(one.rail, other.rail));
  return { draw, pick: named[pickOf(`${seed}:pick`, named.length)] };
}
