import type { FieldIssue } from '@egcr/contract/problem';

import { isPlainLine, isPlainName, nameIssue, sensitiveWordsIn } from './name-rules.ts';
import { isRegisterNumber } from './number-rules.ts';
import { personKey } from './person-key.ts';
import { rulePackOf } from './rule-packs.ts';
import type { WrittenHolder, WrittenRegistration } from './written-registration.ts';

const OLDEST_YEARS = 120;

/** Full years from one day to another, both YYYY-MM-DD. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

/** By how much the holdings differ from the shares; 0 where they add up, undefined where something is not written yet. */
export function holdingsGap({ shares, ownShares, holders }: WrittenRegistration): number | undefined {
  return gapOf(
    shares,
    ownShares,
    holders.map((holder) => holder.shares),
  );
}

/** The same of the second class; undefined where there is none. */
export function secondGap({ second, holders }: WrittenRegistration): number | undefined {
  return gapOf(
    second?.shares,
    second?.ownShares,
    holders.map((holder) => holder.second),
  );
}

function gapOf(
  shares: number | undefined,
  ownShares: number | undefined,
  others: readonly number[],
): number | undefined {
  if (shares === undefined || ownShares === undefined) return undefined;
  return shares - others.reduce((sum, each) => sum + each, ownShares);
}

/**
 * Why a registration would be refused, by questions, beyond what the form itself asks of each answer. What is not written yet is no fault. The same
 * for the page and the server. `today` is YYYY-MM-DD.
 */
export function judgeRegistration(written: WrittenRegistration, today: string): readonly FieldIssue[] {
  const { name, jurisdiction, type } = written;
  const found: FieldIssue[] = [];
  const badName = name === '' ? undefined : nameIssue(name);
  if (badName !== undefined) found.push({ field: 'name', code: badName });
  if (sensitiveWordsIn(name).length > 0 && !written.hasNamePaper)
    found.push({ field: 'name_paper', code: 'paper_needed' });
  if (type !== undefined && !rulePackOf(jurisdiction).types.includes(type))
    found.push({ field: 'type', code: 'not_offered' });
  return [
    ...found,
    ...lineIssues(written),
    ...directorIssues(written, today),
    ...holderIssues(written, today),
    ...sumIssues(written),
  ];
}

/** Everyone reads the address and the names of people in the register: nothing hides in them, and nothing turns the text around them. */
function lineIssues(written: WrittenRegistration): readonly FieldIssue[] {
  const { directors, holders } = written;
  const lines = (['street', 'town', 'postcode'] as const).filter((field) => !isPlainLine(written[field]));
  const names = [
    ...directors.map(({ at, name }) => ({ field: `director_${at}`, name })),
    ...holders.map(({ at, name }) => ({ field: `holder_${at}`, name })),
  ].filter(({ name }) => !isPlainName(name));
  return [...lines, ...names.map(({ field }) => field)].map((field) => ({ field, code: 'characters' }));
}

/** Directors are old enough, and each is there once. */
function directorIssues(
  { born, directors, jurisdiction }: WrittenRegistration,
  today: string,
): readonly FieldIssue[] {
  const { leastAge, confirmation } = rulePackOf(jurisdiction);
  const births = [
    { field: 'born', born },
    ...directors.map((each) => ({ field: `director_${each.at}_born`, born: each.born })),
  ];
  const found = births.flatMap(({ field, born: day }): readonly FieldIssue[] => {
    if (day === '') return [];
    const years = yearsBetween(day, today);
    if (years < leastAge) return [{ field, code: 'under_age', params: { minimum: leastAge } }];
    return years > OLDEST_YEARS ? [{ field, code: 'too_early' }] : [];
  });
  const twice = repeated(directors, ({ name, born: day }) => personKey(name, day.slice(0, 7)));
  const unasked = confirmation === 'required' ? directors.filter(({ user }) => user === '') : [];
  return [
    ...found,
    ...twice.map(({ at }) => ({ field: `director_${at}`, code: 'director_repeated' })),
    ...unasked.map(({ at }) => ({ field: `director_${at}_user`, code: 'required' })),
  ];
}

/** Holders hold something, are there once, and a number is one of the register. */
function holderIssues({ holders, second }: WrittenRegistration, today: string): readonly FieldIssue[] {
  const found = holders.flatMap((each): readonly FieldIssue[] => {
    const isEmpty = each.shares + (second === undefined ? 0 : each.second) === 0;
    const isBad = each.number !== '' && !isRegisterNumber(each.number);
    return [
      ...(isEmpty ? [{ field: `holder_${each.at}_shares`, code: 'no_shares' }] : []),
      ...(isBad ? [{ field: `holder_${each.at}_number`, code: 'number_wrong' }] : []),
      ...(each.born > today ? [{ field: `holder_${each.at}_born`, code: 'born_later' }] : []),
    ];
  });
  const twice = repeated(holders, holderKey);
  return [...found, ...twice.map(({ at }) => ({ field: `holder_${at}`, code: 'holder_repeated' }))];
}

function holderKey({ kind, name, born, number }: WrittenHolder): string {
  return number === '' ? `${kind} ${personKey(name, born.slice(0, 7))}` : number;
}

/** Those whose key one before them has. */
function repeated<Each>(all: readonly Each[], keyOf: (each: Each) => string): readonly Each[] {
  return all.filter((each, at) => all.slice(0, at).some((before) => keyOf(before) === keyOf(each)));
}

function sumIssues(written: WrittenRegistration): readonly FieldIssue[] {
  const gaps = [
    ['own_shares', holdingsGap(written)],
    ['own_second', secondGap(written)],
  ] as const;
  return gaps.flatMap(([field, gap]) =>
    gap === undefined || gap === 0 ? [] : [{ field, code: 'sum_differs', params: { difference: gap } }],
  );
}
