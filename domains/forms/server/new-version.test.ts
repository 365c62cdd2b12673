import { expect, it } from 'vitest';

import { FormShelf, type DeclaredForm } from './declared-form.ts';
import { broughtUp, knownAnswers } from './new-version.ts';

const text = { type: 'string', maxLength: 20 } as const;
const first: DeclaredForm = {
  name: 'test.form',
  version: 1,
  address: '/test',
  schema: { type: 'object', properties: { name: text, age: text, gone: text }, required: ['name'] },
  layout: ['name', 'age', 'gone'].map((name) => ({ name, kind: 'text' })),
  rules: [],
  words: () => ({ title: 'Test', questions: {} }),
};
const second: DeclaredForm = {
  ...first,
  version: 2,
  schema: {
    type: 'object',
    properties: { name: text, age: { type: 'integer', minimum: 0 }, added: text },
    required: ['name'],
  },
  layout: [
    { name: 'name', kind: 'text' },
    { name: 'age', kind: 'number' },
    { name: 'added', kind: 'text' },
  ],
};
const shelf = new FormShelf([first, second]);
const answers = { name: 'Ann', age: '41', gone: 'x' };

it('an answer stays where its question does, and goes where that is gone or answered in another way', () => {
  expect(broughtUp(shelf, second, { answers, form_version: 1 })).toEqual({
    answers: { name: 'Ann' },
    changed: ['age', 'added'],
  });
});

it('nothing has changed in a draft of the version that is offered', () => {
  expect(broughtUp(shelf, second, { answers: { name: 'Ann' }, form_version: 2 })).toEqual({
    answers: { name: 'Ann' },
    changed: [],
  });
});

it('of a version that is not declared any more every question counts as changed', () => {
  expect(broughtUp(new FormShelf([second]), second, { answers, form_version: 1 }).changed).toEqual([
    'name',
    'age',
    'added',
  ]);
});

it('an answer to a question that is gone is left out where an open page still sends it; one that was never asked is unknown', () => {
  expect(knownAnswers(shelf, second, { ...answers, stranger: 'x' })).toEqual({
    answers: { name: 'Ann', age: '41' },
    unknown: [{ field: 'stranger', code: 'unknown_field' }],
  });
});
