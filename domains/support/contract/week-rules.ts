import { WHOLE_HUNDREDTHS, type PaymentPolicy } from './policy.ts';

/** What a week's payment depends on, in minor units of one currency. */
export interface WeekToPay {
  readonly benefitMinor: bigint;
  readonly earnedMinor: bigint;
  /** What is still to be given back of earlier overpayments. */
  readonly owedMinor: bigint;
}

/** A week's payment with its working. */
export interface PaidWeek extends WeekToPay {
  /** What may be earned without losing anything. */
  readonly freeMinor: bigint;
  /** What was earned beyond that. */
  readonly beyondMinor: bigint;
  /** What is taken off for it. */
  readonly takenMinor: bigint;
  /** The support of the week. */
  readonly supportMinor: bigint;
  /** What of it gives back an overpayment. */
  readonly recoveredMinor: bigint;
  /** What goes into the wallet. */
  readonly paidMinor: bigint;
  /** Support and earnings together. */
  readonly incomeMinor: bigint;
}

/**
 * What is paid for a week: the whole benefit up to the free part of it, then less by the taper of what is earned beyond, never less than nothing; of
 * that, a part gives back what was overpaid. Whole minor units. Every rounding is in favour of the person: the free part is rounded up, what is
 * taken off and what is given back are rounded down. This is the only rule: it pays, it explains, and the public calculator shows it.
 */
export function payWeek(policy: PaymentPolicy, week: WeekToPay): PaidWeek {
  const { benefitMinor, earnedMinor, owedMinor } = week;
  const freeMinor = freeEarnings(policy, benefitMinor);
  const beyondMinor = earnedMinor > freeMinor ? earnedMinor - freeMinor : 0n;
  const wanted = (beyondMinor * policy.taperHundredths) / WHOLE_HUNDREDTHS;
  const takenMinor = wanted < benefitMinor ? wanted : benefitMinor;
  const supportMinor = benefitMinor - takenMinor;
  const recoverable = (supportMinor * policy.recoveryHundredths) / WHOLE_HUNDREDTHS;
  const recoveredMinor = owedMinor < recoverable ? owedMinor : recoverable;
  return {
    ...week,
    freeMinor,
    beyondMinor,
    takenMinor,
    supportMinor,
    recoveredMinor,
    paidMinor: supportMinor - recoveredMinor,
    incomeMinor: supportMinor + earnedMinor,
  };
}

/** What may be earned in a week without losing any support, rounded up. */
export function freeEarnings({ freeHundredths }: PaymentPolicy, benefitMinor: bigint): bigint {
  return (benefitMinor * freeHundredths + WHOLE_HUNDREDTHS - 1n) / WHOLE_HUNDREDTHS;
}

/** The earnings from which on nothing is paid. */
export function earningsThatEnd(policy: PaymentPolicy, benefitMinor: bigint): bigint {
  const { taperHundredths } = policy;
  return (
    freeEarnings(policy, benefitMinor) +
    (benefitMinor * WHOLE_HUNDREDTHS + taperHundredths - 1n) / taperHundredths
  );
}

/** The lines of a working, in the order in which people read it. */
export const workingLines = [
  'benefit',
  'earned',
  'free',
  'beyond',
  'taken',
  'support',
  'recovered',
  'paid',
] as const;
export type WorkingLine = (typeof workingLines)[number];

/** What a line does to the payment: what is added and taken off makes the sums. */
const does: Readonly<Record<WorkingLine, 'adds' | 'takes' | 'informs' | 'sums'>> = {
  benefit: 'adds',
  earned: 'informs',
  free: 'informs',
  beyond: 'informs',
  taken: 'takes',
  support: 'sums',
  recovered: 'takes',
  paid: 'sums',
};

export interface Line {
  readonly line: WorkingLine;
  readonly minor: bigint;
  readonly does: 'adds' | 'takes' | 'informs' | 'sums';
}

/** The working of a week, line by line. Lines about earnings and recovery stand only where there are some. */
export function explainWeek(week: PaidWeek): readonly Line[] {
  const amounts: Readonly<Record<WorkingLine, bigint>> = {
    benefit: week.benefitMinor,
    earned: week.earnedMinor,
    free: week.freeMinor,
    beyond: week.beyondMinor,
    taken: week.takenMinor,
    support: week.supportMinor,
    recovered: week.recoveredMinor,
    paid: week.paidMinor,
  };
  const isSaid = (line: WorkingLine): boolean => {
    if (line === 'recovered' || line === 'support') return week.recoveredMinor > 0n;
    return line === 'benefit' || line === 'paid' || week.earnedMinor > 0n;
  };
  return workingLines.filter(isSaid).map((line) => ({ line, minor: amounts[line], does: does[line] }));
}
