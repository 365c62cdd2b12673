import type { DeclaredForm } from '@egcr/forms/server';

import { holderNumbers } from '../contract/index.ts';
import { registrationForm } from './registration-form.ts';

const holderQuestions = holderNumbers.flatMap((at) => [`holder_${at}`, `holder_${at}_shares`]);
const asked: ReadonlySet<string> = new Set([
  'jurisdiction',
  'name',
  'name_paper',
  'type',
  'street',
  'town',
  'postcode',
  'activities',
  'born',
  'shares',
  'share_value',
  'own_shares',
  'has_holders',
  ...holderQuestions,
  'declarations',
]);
const { schema } = registrationForm;

/** The first version, with one director and one class of shares: what was sent with it stays readable. */
const firstRegistrationForm: DeclaredForm = {
  ...registrationForm,
  version: 1,
  schema: {
    ...schema,
    properties: Object.fromEntries(Object.entries(schema.properties).filter(([name]) => asked.has(name))),
    required: schema.required.filter((name) => asked.has(name)),
  },
  layout: registrationForm.layout.filter(({ name }) => asked.has(name)),
  rules: holderQuestions.map((question) => ({
    rule: 'asked_when',
    question,
    other: 'has_holders',
    is: true,
  })),
};

const asksForUser = (name: string) => name.endsWith('_user');

/** The second version, before directors were asked by their own accounts. */
const secondRegistrationForm: DeclaredForm = {
  ...registrationForm,
  version: 2,
  schema: {
    ...schema,
    properties: Object.fromEntries(Object.entries(schema.properties).filter(([name]) => !asksForUser(name))),
  },
  layout: registrationForm.layout.filter(({ name }) => !asksForUser(name)),
  rules: registrationForm.rules.filter(({ question }) => !asksForUser(question)),
};

/** All versions of the form of a registration. */
export const registrationForms = [registrationForm, secondRegistrationForm, firstRegistrationForm] as const;
