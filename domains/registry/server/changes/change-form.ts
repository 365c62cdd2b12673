import type { DeclaredForm } from '@egcr/forms/server';

import { changeKinds } from '../../contract/changes/entry-shapes.ts';
import { changeWords } from './words/texts.ts';

export const CHANGE = 'registry.change';
const LINES_MAX = 40_000;
const lines = { type: 'string', maxLength: LINES_MAX } as const;

/** What officers and the team read of a change; the call that files it writes it, no person fills it in here. */
export const changeForm: DeclaredForm = {
  name: CHANGE,
  version: 1,
  address: '/businesses',
  schema: {
    type: 'object',
    properties: { what: { type: 'string', enum: [...changeKinds] }, before: lines, after: lines },
    required: ['what', 'before', 'after'],
  },
  layout: [
    { name: 'what', kind: 'choice' },
    { name: 'before', kind: 'long_text' },
    { name: 'after', kind: 'long_text' },
  ],
  rules: [],
  words: (language) => {
    const { queue, what, before, after, kinds } = changeWords(language);
    return {
      title: queue,
      questions: {
        what: { label: what, options: kinds },
        before: { label: before },
        after: { label: after },
      },
    };
  },
};
