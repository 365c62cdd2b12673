import {
  countryAnswer,
  manyAnswer,
  moneyAnswer,
  papersAnswer,
  type AnswerSchema,
  type AskedWhen,
  type Question,
} from '@egcr/forms/contract';
import type { DeclaredForm, FormWords } from '@egcr/forms/server';

import {
  ACTIVITIES_MAX,
  activities,
  asksForDirector,
  asksForHolder,
  businessTypes,
  directorNumbers,
  holderNumbers,
} from '../contract/index.ts';
import { BUSINESS_NAME_MAX, DIRECTOR_USER_MAX, SHARES_MAX, VOTES_MAX } from '../contract/limits.ts';
import { CAPITAL_ASSET } from './owners/enter-shares.ts';
import { questionWords } from './questions/texts.ts';

/** The form of a registration. */
export const FORM = 'registry.registration';

const line = { type: 'string', minLength: 1, maxLength: 200 } as const;
const day = { type: 'string', format: 'date', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' } as const;
const shares = { type: 'integer', minimum: 1, maximum: SHARES_MAX } as const;
const held = { ...shares, minimum: 0 };
const yesNo = { type: 'boolean' } as const;
const NOMINAL_MAX = 100_000_000_00n;
const value = moneyAnswer({ currency: CAPITAL_ASSET, minimumMinor: 1n, maximumMinor: NOMINAL_MAX });
const PAPERS_MAX = 3;
const NUMBER_LENGTH = 13;
const declarations = ['true', 'no_state_register', 'allowed'] as const;
const holderKinds = ['person', 'business'] as const;

const when = (question: string, other: string, is: AskedWhen['is'] = true): AskedWhen => ({
  rule: 'asked_when',
  question,
  other,
  is,
});

/** A director besides the applicant. Whether there is another is asked after each. */
const directors = directorNumbers.map((at, index) => {
  const asked = asksForDirector(at);
  const before = directorNumbers[index - 1];
  return {
    schema: {
      [asked]: yesNo,
      [`director_${at}`]: line,
      [`director_${at}_born`]: day,
      [`director_${at}_user`]: { type: 'string', minLength: 1, maxLength: DIRECTOR_USER_MAX },
    } as const,
    layout: [
      { name: asked, kind: 'yes_no' },
      { name: `director_${at}`, kind: 'text' },
      { name: `director_${at}_born`, kind: 'date' },
      { name: `director_${at}_user`, kind: 'text' },
    ] satisfies readonly Question[],
    rules: [
      ...(before === undefined ? [] : [when(asked, asksForDirector(before))]),
      when(`director_${at}`, asked),
      when(`director_${at}_born`, asked),
      when(`director_${at}_user`, asked),
    ],
    required: [`director_${at}`, `director_${at}_born`],
  };
});

/** A person or a business that holds shares besides the applicant. */
const holders = holderNumbers.map((at, index) => {
  const asked = asksForHolder(at);
  const before = holderNumbers[index - 1];
  const own = (part: string) => `holder_${at}${part}`;
  return {
    schema: {
      [asked]: yesNo,
      [own('_kind')]: { type: 'string', enum: holderKinds },
      [own('')]: line,
      [own('_born')]: day,
      [own('_number')]: { type: 'string', minLength: NUMBER_LENGTH, maxLength: NUMBER_LENGTH },
      [own('_shares')]: held,
      [own('_second')]: held,
    } as const,
    layout: [
      { name: asked, kind: 'yes_no' },
      { name: own('_kind'), kind: 'choice' },
      { name: own(''), kind: 'text' },
      { name: own('_born'), kind: 'date' },
      { name: own('_number'), kind: 'text' },
      { name: own('_shares'), kind: 'number' },
      { name: own('_second'), kind: 'number' },
    ] satisfies readonly Question[],
    rules: [
      ...(before === undefined ? [] : [when(asked, asksForHolder(before))]),
      ...['_kind', '', '_shares', '_second'].map((part) => when(own(part), asked)),
      when(own('_born'), own('_kind'), 'person'),
      when(own('_number'), own('_kind'), 'business'),
      when(own('_second'), 'has_second'),
    ],
    required: [own(''), own('_born'), own('_shares'), own('_second')],
  };
});

const secondClass = ['second_shares', 'second_value', 'second_votes', 'own_second'] as const;

/** What a registration asks. A change of questions is another version. */
export const registrationForm: DeclaredForm = {
  name: FORM,
  version: 3,
  address: '/business-registration/register',
  schema: {
    type: 'object',
    properties: {
      jurisdiction: countryAnswer,
      name: { type: 'string', minLength: 1, maxLength: BUSINESS_NAME_MAX },
      name_paper: papersAnswer({ maximum: PAPERS_MAX }),
      type: { type: 'string', enum: businessTypes },
      street: line,
      town: line,
      postcode: { type: 'string', maxLength: 20 },
      activities: manyAnswer(activities, { maximum: ACTIVITIES_MAX }),
      born: day,
      ...Object.fromEntries(directors.flatMap(({ schema }) => Object.entries<AnswerSchema>(schema))),
      shares,
      share_value: value,
      has_second: yesNo,
      second_shares: shares,
      second_value: value,
      second_votes: { type: 'integer', minimum: 0, maximum: VOTES_MAX },
      own_shares: held,
      own_second: held,
      ...Object.fromEntries(holders.flatMap(({ schema }) => Object.entries<AnswerSchema>(schema))),
      declarations: manyAnswer(declarations, { minimum: declarations.length }),
    },
    required: [
      'jurisdiction',
      'name',
      'type',
      'street',
      'town',
      'activities',
      'born',
      ...directors.flatMap(({ required }) => required),
      'shares',
      'share_value',
      ...secondClass,
      'own_shares',
      'has_holders',
      ...holders.flatMap(({ required }) => required),
      'declarations',
    ],
  },
  layout: [
    { name: 'jurisdiction', kind: 'country' },
    { name: 'name', kind: 'text' },
    { name: 'name_paper', kind: 'file' },
    { name: 'type', kind: 'choice' },
    { name: 'street', kind: 'text' },
    { name: 'town', kind: 'text' },
    { name: 'postcode', kind: 'text' },
    { name: 'activities', kind: 'many' },
    { name: 'born', kind: 'date' },
    ...directors.flatMap(({ layout }) => layout),
    { name: 'shares', kind: 'number' },
    { name: 'share_value', kind: 'money' },
    { name: 'has_second', kind: 'yes_no' },
    { name: 'second_shares', kind: 'number' },
    { name: 'second_value', kind: 'money' },
    { name: 'second_votes', kind: 'number' },
    { name: 'own_shares', kind: 'number' },
    { name: 'own_second', kind: 'number' },
    ...holders.flatMap(({ layout }) => layout),
    { name: 'declarations', kind: 'many' },
  ],
  sections: [
    { name: 'business', from: 'jurisdiction' },
    { name: 'address', from: 'street' },
    { name: 'activities', from: 'activities' },
    { name: 'directors', from: 'born' },
    { name: 'shares', from: 'shares' },
    { name: 'holders', from: asksForHolder(holderNumbers[0]) },
    { name: 'declarations', from: 'declarations' },
  ],
  rules: [
    ...directors.flatMap(({ rules }) => rules),
    ...secondClass.map((question) => when(question, 'has_second')),
    ...holders.flatMap(({ rules }) => rules),
  ],
  words: (language) => {
    const { title, sections, questions } = questionWords(language);
    return { title, sections, questions: { ...questions, ...numbered(language) } };
  },
};

/** The words of the questions that are asked again for each director and each holder. */
function numbered(language: string): FormWords['questions'] {
  const { directors: director, holders: holder } = questionWords(language);
  const of = <Words extends { readonly label: string }>(words: Words, at: string) => ({
    ...words,
    label: words.label.replace('{number}', at),
  });
  const all = [
    ...directorNumbers.map((at) => ({
      [asksForDirector(at)]: of(director.asked, at),
      [`director_${at}`]: of(director.name, at),
      [`director_${at}_born`]: of(director.born, at),
      [`director_${at}_user`]: of(director.user, at),
    })),
    ...holderNumbers.map((at) => ({
      ...(at !== '1' && { [asksForHolder(at)]: of(holder.asked, at) }),
      [`holder_${at}_kind`]: of(holder.kind, at),
      [`holder_${at}`]: of(holder.name, at),
      [`holder_${at}_born`]: of(holder.born, at),
      [`holder_${at}_number`]: of(holder.number, at),
      [`holder_${at}_shares`]: of(holder.shares, at),
      [`holder_${at}_second`]: of(holder.second, at),
    })),
  ];
  return Object.fromEntries(all.flatMap((words) => Object.entries(words)));
}
