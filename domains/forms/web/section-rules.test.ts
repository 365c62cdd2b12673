import { expect, it } from 'vitest';

import type { Form } from '../contract/index.ts';
import { placeOf, sectionsOf } from './section-rules.ts';

const question = (name: string) => ({ name, kind: 'text' as const, label: name, hint: '', options: [] });
const form: Form = {
  name: 'test.form',
  version: 1,
  title: 'Test',
  schema: {
    type: 'object',
    properties: {
      name: { type: 'string' },
      town: { type: 'string' },
      more: { type: 'boolean' },
      other: { type: 'string' },
      note: { type: 'string' },
    },
    required: ['name', 'town', 'more', 'other'],
  },
  questions: ['name', 'town', 'more', 'other', 'note'].map(question),
  sections: [
    { name: 'who', title: 'Who', questions: ['name', 'town'] },
    { name: 'more', title: 'More', questions: ['more'] },
    { name: 'other', title: 'Other', questions: ['other'] },
    { name: 'note', title: 'Note', questions: ['note'] },
  ],
  rules: [{ rule: 'asked_when', question: 'other', other: 'more', is: true }],
};

const told = (answers: Parameters<typeof sectionsOf>[1]) =>
  sectionsOf(form, answers).map(({ name, state, answered, asked, question: next }) =>
    [name, state, `${answered}/${asked}`, next].join(' '),
  );

it('a section is not started, in progress or done; one in which nothing is asked is not there', () => {
  expect(told({})).toEqual(['who todo 0/2 name', 'more todo 0/1 more', 'note optional 0/1 note']);
  expect(told({ name: 'Ann', more: true, note: 'x' })).toEqual([
    'who started 1/2 town',
    'more done 1/1 more',
    'other todo 0/1 other',
    'note done 1/1 note',
  ]);
});

it('an answer that says nothing counts as none', () => {
  expect(told({ name: '  ', more: false })).toEqual([
    'who todo 0/2 name',
    'more done 1/1 more',
    'note optional 0/1 note',
  ]);
});

it('a question is counted in its section, and in a form without sections in the whole of it', () => {
  expect(placeOf(form, { more: true }, 'town')).toEqual({ section: 'Who', number: 2, total: 2 });
  expect(placeOf({ ...form, sections: [] }, { more: true }, 'other')).toEqual({
    section: undefined,
    number: 4,
    total: 5,
  });
});
