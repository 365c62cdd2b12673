/** What is to happen to one fund: decided by the seed before anything is sent. */
import { between, type Chance, oneOf } from '../random.ts';

export const ASSET = 'USD';

export interface Promised {
  readonly id: string;
  readonly minor: bigint;
}

export interface Payment {
  readonly subject: string;
  readonly user_id: string;
  readonly value: string;
}

export interface FundPlan {
  readonly fund: string;
  readonly budget: bigint;
  /** More than the budget has, together. */
  readonly wants: readonly Promised[];
  /** Who is paid out of the first promise; one of them may be nobody. */
  readonly payees: readonly string[];
  /** Which of the two officers proposes. */
  readonly maker: 0 | 1;
}

const BUDGET = 10_000n;
const WANTS = 6;
const NOBODY_SHARE = 0.5;

export function planFund(chance: Chance, payees: readonly string[]): FundPlan {
  const chosen = Array.from({ length: between(chance, 3, 8) }, () => oneOf(chance, payees));
  // In the middle, so that others come before and after.
  if (chance() < NOBODY_SHARE) chosen.splice(1, 0, crypto.randomUUID());
  return {
    fund: crypto.randomUUID(),
    budget: BUDGET,
    wants: Array.from({ length: WANTS }, () => ({
      id: crypto.randomUUID(),
      minor: BigInt(between(chance, 2_000, 4_000)),
    })),
    payees: chosen,
    maker: chance() < 0.5 ? 0 : 1,
  };
}

/** A sum in equal payments; the first has the rest. */
export function shared(minor: bigint, payees: readonly string[]): readonly Payment[] {
  const each = minor / BigInt(payees.length);
  const rest = minor - each * BigInt(payees.length);
  return payees.map((user_id, at) => ({
    subject: crypto.randomUUID(),
    user_id,
    value: String(at === 0 ? each + rest : each),
  }));
}
