import type { DeclaredForm } from '@egcr/forms/server';

import { ID_NUMBER_MAX, ID_NUMBER_MIN } from '../contract/limits.ts';
import { supportTexts } from './texts.ts';

export const CLAIM_FORM = 'support.claim';

const HOURS_MAX = 80;

/** What a claim asks. A change of questions is another version. */
const claimForm: DeclaredForm = {
  name: CLAIM_FORM,
  version: 1,
  address: '/global-job-board/support',
  schema: {
    type: 'object',
    properties: {
      birth_date: { type: 'string', format: 'date' },
      id_number: {
        type: 'string',
        minLength: ID_NUMBER_MIN,
        maxLength: ID_NUMBER_MAX,
        pattern: '^[A-Za-z0-9][A-Za-z0-9 ./\\-]*[A-Za-z0-9]$',
      },
      last_work: { type: 'string', format: 'date' },
      hours: { type: 'integer', minimum: 0, maximum: HOURS_MAX },
      is_able: { type: 'boolean' },
      is_looking: { type: 'boolean' },
    },
    required: ['birth_date', 'id_number', 'hours', 'is_able', 'is_looking'],
  },
  layout: [
    { name: 'birth_date', kind: 'date' },
    { name: 'id_number', kind: 'text' },
    { name: 'last_work', kind: 'date' },
    { name: 'hours', kind: 'number' },
    { name: 'is_able', kind: 'yes_no' },
    { name: 'is_looking', kind: 'yes_no' },
  ],
  rules: [],
  words: (language) => supportTexts(language).form,
};

export const supportForms: readonly DeclaredForm[] = [claimForm];
