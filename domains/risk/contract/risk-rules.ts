/** What speaks for fraud in a payment, each with its points. */
export const riskSignals = [
  'first_payment',
  'unusual_amount',
  'several_payments',
  'many_payments',
  'failed_attempts',
  'disputed_before',
] as const;
export type RiskSignal = (typeof riskSignals)[number];

const POINTS: Readonly<Record<RiskSignal, number>> = {
  first_payment: 10,
  unusual_amount: 30,
  several_payments: 20,
  many_payments: 40,
  failed_attempts: 30,
  disputed_before: 35,
};

export const SCORE_MAX = 99;
/** So many times what the merchant usually sells for. */
const UNUSUAL_TIMES = 5n;
const SEVERAL_PAYMENTS = 3;
const MANY_PAYMENTS = 6;
const FAILURES = 3;

/** What is known of a payment and of its payer with this merchant, and with no other. */
export interface RiskFacts {
  readonly amountMinor: bigint;
  /** What the merchant usually sells for in this currency; null where too few sales say so. */
  readonly usualMinor: bigint | null;
  readonly hasPaidBefore: boolean;
  /** Payments that the payer began within an hour, this one among them. */
  readonly paymentsInHour: number;
  /** Attempts of the payer that failed within a day. */
  readonly failuresInDay: number;
  /** Payments of the payer that are disputed, or were and are lost. */
  readonly disputes: number;
}

export interface Scored {
  readonly score: number;
  readonly signals: readonly RiskSignal[];
}

/** From 0 to 99, with what it is made of. */
export function scoreOf(facts: RiskFacts): Scored {
  const { amountMinor, usualMinor, paymentsInHour } = facts;
  const speaks: Readonly<Record<RiskSignal, boolean>> = {
    first_payment: !facts.hasPaidBefore,
    unusual_amount: usualMinor !== null && amountMinor >= usualMinor * UNUSUAL_TIMES,
    several_payments: paymentsInHour >= SEVERAL_PAYMENTS && paymentsInHour < MANY_PAYMENTS,
    many_payments: paymentsInHour >= MANY_PAYMENTS,
    failed_attempts: facts.failuresInDay >= FAILURES,
    disputed_before: facts.disputes > 0,
  };
  const signals = riskSignals.filter((signal) => speaks[signal]);
  const sum = signals.reduce((points, signal) => points + POINTS[signal], 0);
  return { score: Math.min(SCORE_MAX, sum), signals };
}

/** What a merchant's rule looks at: the score, the amount, or how often the payer began or failed to pay. */
export const riskRuleKinds = ['score', 'amount', 'payments_in_hour', 'failures_in_day'] as const;
export type RiskRuleKind = (typeof riskRuleKinds)[number];
export const riskActions = ['review', 'block'] as const;
export type RiskAction = (typeof riskActions)[number];

export interface RuleToAsk {
  readonly id: string;
  readonly kind: RiskRuleKind;
  readonly action: RiskAction;
  readonly atLeast: bigint;
  /** Of an amount. */
  readonly asset: string | null;
}

/** What a merchant keeps a list of: they take no money from what stands in it. */
export const riskListKinds = ['payer', 'card', 'email', 'country'] as const;
export type RiskListKind = (typeof riskListKinds)[number];

export const riskOutcomes = ['allow', 'review', 'block'] as const;
export type RiskOutcome = (typeof riskOutcomes)[number];

interface Asked {
  readonly facts: RiskFacts;
  readonly asset: string;
  readonly score: number;
  readonly rules: readonly RuleToAsk[];
  readonly listed: readonly RiskListKind[];
}

/** What becomes of a payment: a list or a rule that blocks wins, then a rule that asks for a look. Nothing of it depends on the order of the rules. */
export function judge({ facts, asset, score, rules, listed }: Asked): {
  readonly outcome: RiskOutcome;
  readonly rules: readonly string[];
} {
  const values: Readonly<Record<RiskRuleKind, bigint>> = {
    score: BigInt(score),
    amount: facts.amountMinor,
    payments_in_hour: BigInt(facts.paymentsInHour),
    failures_in_day: BigInt(facts.failuresInDay),
  };
  const met = rules.filter(
    (rule) => (rule.asset === null || rule.asset === asset) && values[rule.kind] >= rule.atLeast,
  );
  const isBlocked = listed.length > 0 || met.some(({ action }) => action === 'block');
  return {
    outcome: isBlocked ? 'block' : met.length > 0 ? 'review' : 'allow',
    rules: met.map(({ id }) => id),
  };
}
