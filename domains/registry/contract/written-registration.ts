import type { Answers } from '@egcr/forms/contract';

import { activities, type Activity } from './activities.ts';
import { tidyName } from './name-rules.ts';
import { businessTypes, type BusinessType } from './rule-packs.ts';

/** A person or a business that holds shares besides the applicant. */
export interface WrittenHolder {
  /** Which of the questions: `1`, `2` or `3`. */
  readonly at: string;
  readonly kind: 'person' | 'business';
  readonly name: string;
  /** YYYY-MM-DD, of a person; '' where it is not said. */
  readonly born: string;
  /** In the register, of a business; '' where it has none. */
  readonly number: string;
  readonly shares: number;
  /** Of the second class. */
  readonly second: number;
}

export interface WrittenDirector {
  readonly at: (typeof directorNumbers)[number];
  readonly name: string;
  readonly born: string;
  /** The username of the person who is asked to confirm; '' where no one is. */
  readonly user: string;
}

/** A second class of shares: how many, their value, votes of each, and how many the applicant holds. */
export interface WrittenClass {
  readonly shares: number | undefined;
  readonly nominalMinor: bigint | undefined;
  readonly votes: number | undefined;
  readonly ownShares: number | undefined;
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
  /** YYYY-MM-DD, of the applicant, who becomes a director. */
  readonly born: string;
  readonly directors: readonly WrittenDirector[];
  readonly shares: number | undefined;
  readonly nominalMinor: bigint | undefined;
  readonly ownShares: number | undefined;
  readonly second: WrittenClass | undefined;
  readonly holders: readonly WrittenHolder[];
}

/** The questions about people and businesses that hold shares besides the applicant. */
export const holderNumbers = ['1', '2', '3'] as const;
/** The questions about directors besides the applicant. */
export const directorNumbers = ['2', '3'] as const;

/** The question after whose yes a holder, or a director, is asked about. */
export const asksForHolder = (at: string) => (at === '1' ? 'has_holders' : `has_holder_${at}`);
export const asksForDirector = (at: string) => `has_director_${at}`;

/** Reads the answers of the form. */
export function registrationIn(answers: Answers): WrittenRegistration {
  const read = readerOf(answers);
  const { text, number, list } = read;
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
    directors: directorsIn(read),
    shares: number('shares'),
    nominalMinor: read.amount('share_value'),
    ownShares: number('own_shares'),
    second: read.isYes('has_second')
      ? {
          shares: number('second_shares'),
          nominalMinor: read.amount('second_value'),
          votes: number('second_votes'),
          ownShares: number('own_second'),
        }
      : undefined,
    holders: holdersIn(read),
  };
}

function readerOf(answers: Answers) {
  const text = (name: string) => {
    const answer = answers[name];
    return typeof answer === 'string' ? answer : '';
  };
  return {
    text,
    number: (name: string) => {
      const answer = answers[name];
      return typeof answer === 'number' ? answer : undefined;
    },
    list: (name: string): readonly string[] => {
      const answer = answers[name];
      return typeof answer === 'object' ? answer : [];
    },
    amount: (name: string) => (/^\d{1,18}$/.test(text(name)) ? BigInt(text(name)) : undefined),
    isYes: (name: string) => answers[name] === true,
  };
}
type Reader = ReturnType<typeof readerOf>;

function directorsIn({ text, isYes }: Reader): readonly WrittenDirector[] {
  return askedOf(directorNumbers, (at) => isYes(asksForDirector(at))).flatMap((at) => {
    const name = tidyName(text(`director_${at}`));
    const user = text(`director_${at}_user`).trim().replace(/^@/u, '');
    return name === '' ? [] : [{ at, name, born: text(`director_${at}_born`), user }];
  });
}

function holdersIn({ text, number, isYes }: Reader): readonly WrittenHolder[] {
  return askedOf(holderNumbers, (at) => isYes(asksForHolder(at))).flatMap((at) => {
    const shares = number(`holder_${at}_shares`);
    const name = tidyName(text(`holder_${at}`));
    if (name === '' || shares === undefined) return [];
    const kind = text(`holder_${at}_kind`) === 'business' ? 'business' : 'person';
    return [
      {
        at,
        kind,
        name,
        shares,
        born: kind === 'person' ? text(`holder_${at}_born`) : '',
        number: kind === 'business' ? text(`holder_${at}_number`).toUpperCase() : '',
        second: isYes('has_second') ? (number(`holder_${at}_second`) ?? 0) : 0,
      },
    ];
  });
}

/** Each is asked for only after the one before it. */
function askedOf<At extends string>(numbers: readonly At[], isAsked: (at: At) => boolean): readonly At[] {
  const first = numbers.findIndex((at) => !isAsked(at));
  return first === -1 ? numbers : numbers.slice(0, first);
}
