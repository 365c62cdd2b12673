import type { RoutingQuestion } from '@egcr/routing/contract';
import { decide, feeOver } from '@egcr/routing/server';

type Rules = RoutingQuestion['rules'];

/** A payment as the router was asked about it, and over which rail it went. */
export interface KeptQuestion {
  readonly question: RoutingQuestion;
  readonly rail: string;
}

export interface Replayed {
  readonly matched: number;
  readonly moved: number;
  readonly withoutWay: number;
  readonly rails: ReadonlyMap<string, { readonly before: number; readonly after: number }>;
  /** By currency, in minor units, of the payments that have a way both times. */
  readonly costs: ReadonlyMap<string, { readonly before: bigint; readonly after: bigint }>;
}

/** So many decisions at a time: others are served in between. */
const AT_ONCE = 50;

/** Decides kept questions again with other rules. Everything else is as it was then: rails, outcomes and seed. */
export async function replay(
  kept: readonly KeptQuestion[],
  { rules, name }: { readonly rules: Rules; readonly name: string },
): Promise<Replayed> {
  const rails = new Map<string, { before: number; after: number }>();
  const costs = new Map<string, { before: bigint; after: bigint }>();
  let [matched, moved, withoutWay] = [0, 0, 0];
  const count = (rail: string, side: 'before' | 'after') => {
    const counted = rails.get(rail) ?? { before: 0, after: 0 };
    counted[side] += 1;
    rails.set(rail, counted);
  };
  for (const [at, { question, rail }] of kept.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await new Promise(setImmediate);
    const decision = decide({ ...question, rules });
    matched += Number(decision.rule?.name === name);
    count(rail, 'before');
    if (decision.chosen === null) {
      withoutWay += 1;
      continue;
    }
    count(decision.chosen, 'after');
    moved += Number(decision.chosen !== rail);
    const sums = costs.get(question.payment.amount.assetCode) ?? { before: 0n, after: 0n };
    sums.before += feeIn(question, rail);
    sums.after += feeIn(question, decision.chosen);
    costs.set(question.payment.amount.assetCode, sums);
  }
  return { matched, moved, withoutWay, rails, costs };
}

/** What a rail takes; nothing where nobody knows it. */
function feeIn({ candidates, payment }: RoutingQuestion, rail: string): bigint {
  const candidate = candidates.find((each) => each.rail === rail);
  return (candidate && feeOver(candidate, BigInt(payment.amount.value))) ?? 0n;
}
