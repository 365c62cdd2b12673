import type { FieldIssue } from '@egcr/contract/problem';
import type { Answers } from '@egcr/forms/contract';

import { activities, type Activity } from './activities.ts';
import { nameIssue, sensitiveWordsIn, tidyName } from './name-rules.ts';
import { businessTypes, rulePackOf, type BusinessType } from './rule-packs.ts';

export interface WrittenHolder {
  readonly name: string;
  readonly shares: number;
}

/** A registration as it is written so far. */
export interface WrittenRegistration {
  readonly name: string;
  readonly jurisdiction: string;
  readonly type: BusinessType | undefined;
  readonly hasNamePaper: boolean;
  readonly street: string;
  readonly town: string;
  readonly postcode: string;
  readonly activities: readonly Activity[];
  /** YYYY-MM-DD, of the director. */
  readonly born: string;
  readonly shares: number | undefined;
  readonly nominalMinor: bigint | undefined;
  readonly ownShares: number | undefined;
  readonly holders: readonly WrittenHolder[];
}

/** The questions about people who hold shares besides the applicant. */
export const holderNumbers = ['1', '2', '3'] as const;

/** Reads the answers of the form. */
export function registrationIn(answers: Answers): WrittenRegistration {
  const text = (name: string) => {
    const answer = answers[name];
    return typeof answer === 'string' ? answer : '';
  };
  const number = (name: string) => {
    const answer = answers[name];
    return typeof answer === 'number' ? answer : undefined;
  };
  const list = (name: string): readonly string[] => {
    const answer = answers[name];
    return typeof answer === 'object' ? answer : [];
  };
  const value = text('share_value');
  const holders = holderNumbers.flatMap((at) => {
    const shares = number(`holder_${at}_shares`);
    const name = tidyName(text(`holder_${at}`));
    return name === '' || shares === undefined ? [] : [{ name, shares }];
  });
  return {
    name: tidyName(text('name')),
    jurisdiction: text('jurisdiction'),
    type: businessTypes.find((type) => type === answers['type']),
    hasNamePaper: list('name_paper').length > 0,
    street: text('street'),
    town: text('town'),
    postcode: text('postcode'),
    activities: activities.filter((each) => list('activities').includes(each)),
    born: text('born'),
    shares: number('shares'),
    nominalMinor: /^\d{1,18}$/.test(value) ? BigInt(value) : undefined,
    ownShares: number('own_shares'),
    holders: answers['has_holders'] === true ? holders : [],
  };
}

/** Full years from one day to another, both YYYY-MM-DD. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

/** By how much the holdings differ from the shares; 0 where they add up, undefined where something is not written yet. */
export function holdingsGap({ shares, ownShares, holders }: WrittenRegistration): number | undefined {
  if (shares === undefined || ownShares === undefined) return undefined;
  return shares - holders.reduce((sum, holder) => sum + holder.shares, ownShares);
}

/**
 * Why a registration would be refused, by questions, beyond what the form itself asks of each answer. What is not written yet is no fault. The same
 * for the page and the server. `today` is YYYY-MM-DD.
 */
export function judgeRegistration(written: WrittenRegistration, today: string): readonly FieldIssue[] {
  const { name, jurisdiction, type, born } = written;
  const pack = rulePackOf(jurisdiction);
  const found: FieldIssue[] = [];
  const badName = name === '' ? undefined : nameIssue(name);
  if (badName !== undefined) found.push({ field: 'name', code: badName });
  if (sensitiveWordsIn(name).length > 0 && !written.hasNamePaper)
    found.push({ field: 'name_paper', code: 'paper_needed' });
  if (type !== undefined && !pack.types.includes(type)) found.push({ field: 'type', code: 'not_offered' });
  if (born !== '') {
    const years = yearsBetween(born, today);
    if (years < pack.leastAge)
      found.push({ field: 'born', code: 'under_age', params: { minimum: pack.leastAge } });
    if (years > 120) found.push({ field: 'born', code: 'too_early' });
  }
  const gap = holdingsGap(written);
  if (gap !== undefined && gap !== 0)
    found.push({ field: 'own_shares', code: 'sum_differs', params: { difference: gap } });
  return found;
}
