import { likeness } from '@egcr/contract/likeness';
import { foldText } from '@egcr/contract/search-text';

/** From this likeness of two names on, in percent, an officer looks at two claims of the same birth date. */
export const NAME_LIKENESS_MIN = 88;

/** A name as it is compared: its words without capitals and accents, in the order of the alphabet, because forms turn names around. */
export function comparedName({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}): string {
  return foldText(`${firstName} ${lastName}`)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ');
}

/** How alike two names are that were made comparable, in whole percent. */
export function nameLikeness(one: string, other: string): number {
  return Math.floor(likeness(one, other) * 100);
}

export const traitKinds = [
  'birth',
  'name_year_month',
  'name_year_day',
  'name_month_day',
  'name_turned',
] as const;
export type TraitKind = (typeof traitKinds)[number];

/**
 * By what claims of one person are found: the birth date; and the name with a birth date in which one part was typed wrong, or day and month were
 * turned.
 */
export function traitsOf(name: string, birthDate: string): readonly (readonly [TraitKind, string])[] {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  const turned = [month, day].toSorted().join('-');
  const named = [
    ['name_year_month', `${name} ${year}-${month}`],
    ['name_year_day', `${name} ${year} ${day}`],
    ['name_month_day', `${name} ${month}-${day}`],
    ['name_turned', `${name} ${year} ${turned}`],
  ] as const;
  // Without a name, a date alone with a part left open would be that of many.
  return [['birth', birthDate], ...(name === '' ? [] : named)];
}
