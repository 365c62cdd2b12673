import { manyAnswer, papersAnswer } from '@egcr/forms/contract';
import type { DeclaredForm } from '@egcr/forms/server';

import { verificationTexts } from './words/texts.ts';

export const FORM = 'verification.business';
const TEXT_MAX = 2000;
const PAPERS_MAX = 5;
const statements = ['owners_right', 'directors_right', 'may_act'] as const;

/** What a business says of itself for level 2 or 3. */
export const verificationForm: DeclaredForm = {
  name: FORM,
  version: 1,
  isForOrganisations: true,
  address: '/business/verification',
  schema: {
    type: 'object',
    properties: {
      level: { type: 'string', enum: ['2', '3'] },
      papers: papersAnswer({ maximum: PAPERS_MAX }),
      identity: papersAnswer({ maximum: PAPERS_MAX }),
      funds: { type: 'string', minLength: 1, maxLength: TEXT_MAX },
      wallet: { type: 'string', minLength: 1, maxLength: TEXT_MAX },
      statements: manyAnswer(statements, { minimum: statements.length }),
    },
    required: ['level', 'papers', 'identity', 'funds', 'wallet', 'statements'],
  },
  layout: [
    { name: 'level', kind: 'choice' },
    { name: 'papers', kind: 'file' },
    { name: 'identity', kind: 'file' },
    { name: 'funds', kind: 'long_text' },
    { name: 'wallet', kind: 'long_text' },
    { name: 'statements', kind: 'many' },
  ],
  rules: [
    { rule: 'asked_when', question: 'funds', other: 'level', is: '3' },
    { rule: 'asked_when', question: 'wallet', other: 'level', is: '3' },
  ],
  words: (language) => {
    const { form, questions } = verificationTexts(language);
    return { title: form, questions };
  },
};
