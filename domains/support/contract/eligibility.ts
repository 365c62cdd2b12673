import type { Policy } from './policy.ts';
import { addDays } from './iso-weeks.ts';

/** What the server knows before a word is written. */
export interface KnownFacts {
  /** An email address or phone number of the person is confirmed. */
  readonly isContactConfirmed: boolean;
  readonly hasActiveClaim: boolean;
  /** How complete their CV is, from 0 to 100. */
  readonly cvPercent: number;
  /** They have used all weeks that are paid, and can claim again on this day. */
  readonly claimFrom: string | undefined;
  /** By the clocks of the person: their age is counted to this date. */
  readonly today: string;
}

/** What the person writes. Undefined while it is not answered. */
export interface Wish {
  readonly birthDate?: string | undefined;
  /** Hours of paid work in a usual week. */
  readonly hours?: number | undefined;
  readonly isAble?: boolean | undefined;
  readonly isLooking?: boolean | undefined;
}

/** What decides whether a claim may be sent, in the order in which people read it. */
export const criteria = ['contact', 'single', 'weeks', 'cv', 'age', 'hours', 'able', 'looking'] as const;
export type Criterion = (typeof criteria)[number];

export interface Finding {
  readonly criterion: Criterion;
  /** `unknown`: it depends on an answer that is not there yet. */
  readonly is: 'met' | 'unmet' | 'unknown';
}

type Terms = Pick<Policy, 'ageMin' | 'hoursBelow' | 'cvPercent'>;
type Judge = (terms: Terms, facts: KnownFacts, wish: Wish) => boolean | undefined;

const judged: Readonly<Record<Criterion, Judge>> = {
  contact: (_, { isContactConfirmed }) => isContactConfirmed,
  single: (_, { hasActiveClaim }) => !hasActiveClaim,
  weeks: (_, { claimFrom }) => claimFrom === undefined,
  cv: ({ cvPercent: least }, { cvPercent }) => cvPercent >= least,
  age: ({ ageMin }, { today }, { birthDate }) =>
    birthDate === undefined ? undefined : isOfAge(birthDate, { ageMin, today }),
  hours: ({ hoursBelow }, _, { hours }) => (hours === undefined ? undefined : hours < hoursBelow),
  able: (_terms, _facts, { isAble }) => isAble,
  looking: (_terms, _facts, { isLooking }) => isLooking,
};

/** Judges every criterion. The page shows these findings before and while a person writes, and the server decides by them. */
export function judgeEligibility(terms: Terms, facts: KnownFacts, wish: Wish): readonly Finding[] {
  return criteria.map((criterion) => {
    const isMet = judged[criterion](terms, facts, wish);
    return { criterion, is: isMet === undefined ? 'unknown' : isMet ? 'met' : 'unmet' };
  });
}

/** Whether nothing is missing. */
export function isEligible(findings: readonly Finding[]): boolean {
  return findings.every(({ is }) => is === 'met');
}

/** Whether a person has had a birthday. Who was born on a 29th of February has it on the 1st of March of other years. */
export function isOfAge(
  birthDate: string,
  { ageMin, today }: { readonly ageMin: number; readonly today: string },
): boolean {
  const year = Number(birthDate.slice(0, 4)) + ageMin;
  const day = `${String(year).padStart(4, '0')}${birthDate.slice(4)}`;
  const exists = new Date(`${day}T12:00:00Z`).toISOString().startsWith(day);
  return today >= (exists ? day : addDays(`${day.slice(0, 4)}-02-28`, 1));
}
