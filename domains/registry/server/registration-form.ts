import { countryAnswer, manyAnswer, moneyAnswer, papersAnswer } from '@egcr/forms/contract';
import type { DeclaredForm } from '@egcr/forms/server';

import { ACTIVITIES_MAX, activities, businessTypes, holderNumbers } from '../contract/index.ts';
import { BUSINESS_NAME_MAX, SHARES_MAX } from '../contract/limits.ts';
import { CAPITAL_ASSET } from './enter-business.ts';
import { questionWords } from './questions/texts.ts';

/** The form of a registration. */
export const FORM = 'registry.registration';

const line = { type: 'string', minLength: 1, maxLength: 200 } as const;
const shares = { type: 'integer', minimum: 1, maximum: SHARES_MAX } as const;
const NOMINAL_MAX = 100_000_000_00n;
const PAPERS_MAX = 3;
const declarations = ['true', 'no_state_register', 'allowed'] as const;

/** Another holder of shares, and how many. */
const holderQuestions = holderNumbers.flatMap((at) => [`holder_${at}`, `holder_${at}_shares`]);
const [firstHolder, firstShares] = ['holder_1', 'holder_1_shares'] as const;

/** What a registration asks. A change of questions is another version. */
export const registrationForm: DeclaredForm = {
  name: FORM,
  version: 1,
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
      born: { type: 'string', format: 'date', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' },
      shares,
      share_value: moneyAnswer({ currency: CAPITAL_ASSET, minimumMinor: 1n, maximumMinor: NOMINAL_MAX }),
      own_shares: { ...shares, minimum: 0 },
      has_holders: { type: 'boolean' },
      ...Object.fromEntries(
        holderNumbers.flatMap((at) => [
          [`holder_${at}`, line],
          [`holder_${at}_shares`, shares],
        ]),
      ),
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
      'shares',
      'share_value',
      'own_shares',
      'has_holders',
      firstHolder,
      firstShares,
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
    { name: 'shares', kind: 'number' },
    { name: 'share_value', kind: 'money' },
    { name: 'own_shares', kind: 'number' },
    { name: 'has_holders', kind: 'yes_no' },
    ...holderQuestions.map((name) => ({ name, kind: name.endsWith('_shares') ? 'number' : 'text' }) as const),
    { name: 'declarations', kind: 'many' },
  ],
  rules: holderQuestions.map((question) => ({
    rule: 'asked_when',
    question,
    other: 'has_holders',
    is: true,
  })),
  words: (language) => {
    const { title, holder, holderShares, questions } = questionWords(language);
    const holders = holderNumbers.flatMap((at) => [
      [`holder_${at}`, { label: holder.label.replace('{number}', at), hint: holder.hint }],
      [`holder_${at}_shares`, { label: holderShares.label.replace('{number}', at) }],
    ]);
    return { title, questions: { ...questions, ...Object.fromEntries(holders) } };
  },
};
