import { expect, it } from 'vitest';

import type { Form } from '../contract/index.ts';
import { stepAfter, stepBefore } from './step-rules.ts';

const question = (name: string) => ({ name, kind: 'text' as const, label: name, hint: '', options: [] });
const form: Form = {
  name: 'test.form',
  version: 1,
  title: 'Test',
  schema: {
    type: 'object',
    properties: { one: { type: 'boolean' }, two: { type: 'string' }, three: { type: 'string' } },
    required: ['one', 'two', 'three'],
  },
  questions: ['one', 'two', 'three'].map(question),
  sections: [],
  rules: [{ rule: 'asked_when', question: 'two', other: 'one', is: true }],
};

it('the next question is one that is asked; after the last one the answers are checked', () => {
  expect(stepAfter(form, { one: true }, { question: 'one' })).toEqual({ question: 'two' });
  expect(stepAfter(form, { one: false }, { question: 'one' })).toEqual({ question: 'three' });
  expect(stepAfter(form, {}, { question: 'three' })).toEqual({ step: 'check' });
});

it('the person who changes an answer comes back to all answers, past a question that is open now', () => {
  const answers = { one: true, three: 'x' };
  expect(stepAfter(form, answers, { question: 'one', back: 'check' })).toEqual({
    question: 'two',
    back: 'check',
  });
  expect(stepAfter(form, { ...answers, two: 'x' }, { question: 'two', back: 'check' })).toEqual({
    step: 'check',
  });
});

it('the way back leads over the questions that were asked', () => {
  expect(stepBefore(form, { one: false }, { question: 'three' })).toEqual({ question: 'one' });
  expect(stepBefore(form, {}, { question: 'one' })).toBeUndefined();
  expect(stepBefore(form, {}, { question: 'one', back: 'check' })).toEqual({ step: 'check' });
});
