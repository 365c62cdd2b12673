import { describe, expect, it } from 'vitest';

import { addressOf, FormShelf, type DeclaredForm } from './declared-form.ts';

const text = { type: 'string', maxLength: 20 } as const;
const sound: DeclaredForm = {
  name: 'test.form',
  version: 1,
  address: '/test',
  schema: { type: 'object', properties: { name: text, age: text, town: text }, required: ['name'] },
  layout: ['name', 'age', 'town'].map((name) => ({ name, kind: 'text' })),
  sections: [
    { name: 'who', from: 'name' },
    { name: 'where', from: 'town' },
  ],
  rules: [{ rule: 'asked_when', question: 'age', other: 'name', is: 'Ann' }],
  words: () => ({ title: 'Test', questions: {} }),
};
const questions = (count: number): Partial<DeclaredForm> => {
  const names = Array.from({ length: count }, (_, at) => `q${at}`);
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, text])),
      required: [],
    },
    layout: names.map((name) => ({ name, kind: 'text' })),
    sections: [],
    rules: [],
  };
};
const withKind = (kind: DeclaredForm['layout'][number]['kind'], answer: object): Partial<DeclaredForm> => ({
  schema: { ...sound.schema, properties: { ...sound.schema.properties, age: { ...text, ...answer } } },
  layout: sound.layout.map((each) => (each.name === 'age' ? { ...each, kind } : each)),
});
const said = (...forms: readonly Partial<DeclaredForm>[]): string => {
  try {
    const shelf = new FormShelf(forms.map((change) => ({ ...sound, ...change })));
    return shelf.versions(sound.name).length > 0 ? 'sound' : 'empty';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

describe('a form that a domain declares', () => {
  it.each<[string, Partial<DeclaredForm>, string]>([
    ['as the tests write it', {}, 'sound'],
    ['with as many questions as there may be', questions(200), 'sound'],
    ['with one question more', questions(201), 'has too many questions'],
    [
      'that asks less than its schema',
      { layout: sound.layout.slice(0, 2) },
      'asks other questions than its schema has',
    ],
    [
      'that asks more than its schema',
      { layout: [...sound.layout, { name: 'more', kind: 'text' }] },
      'asks other questions than its schema has',
    ],
    [
      'that requires what it does not ask',
      { schema: { ...sound.schema, required: ['name', 'more'] } },
      'requires what it does not ask',
    ],
    ['with money and its currency', withKind('money', { currency: 'USD' }), 'sound'],
    ['with money without one', withKind('money', {}), 'without its currency'],
    ['with a currency of what is no money', withKind('text', { currency: 'USD' }), 'without its currency'],
    ['with a list', withKind('many', { type: 'array' }), 'sound'],
    ['with a file', withKind('file', { type: 'array' }), 'sound'],
    ['with a list that is none', withKind('many', {}), 'for a list that its schema does not have'],
    ['with a file that is no list', withKind('file', {}), 'for a list that its schema does not have'],
    [
      'with a list of what is one',
      withKind('text', { type: 'array' }),
      'for a list that its schema does not have',
    ],
    [
      'whose first section begins later',
      { sections: [{ name: 'who', from: 'age' }] },
      'has sections that do not follow its questions',
    ],
    [
      'whose sections go back',
      {
        sections: [
          { name: 'who', from: 'name' },
          { name: 'where', from: 'town' },
          { name: 'then', from: 'age' },
        ],
      },
      'has sections that do not follow its questions',
    ],
    [
      'with two sections from one question',
      {
        sections: [
          { name: 'who', from: 'name' },
          { name: 'again', from: 'name' },
        ],
      },
      'has sections that do not follow its questions',
    ],
    [
      'with a question that depends on a later one',
      { rules: [{ rule: 'asked_when', question: 'name', other: 'age', is: 'Ann' }] },
      'asks name before what it depends on',
    ],
    [
      'with a question that depends on itself',
      { rules: [{ rule: 'asked_when', question: 'age', other: 'age', is: 'Ann' }] },
      'asks age before what it depends on',
    ],
    [
      'with a question that depends on none',
      { rules: [{ rule: 'asked_when', question: 'age', other: 'more', is: 'Ann' }] },
      'asks age before what it depends on',
    ],
  ])('%s', (_, change, expected) => {
    expect(said(change)).toContain(expected);
  });

  it('has one name and version', () => {
    expect(said({}, {})).toContain('two forms have the same name and version');
    expect(said({}, { version: 2 }, { name: 'test.other' })).toBe('sound');
  });

  it.each([
    ['/test', null, '/test'],
    ['/test', 'id', '/test?changes=id'],
    ['/test?kind=x', 'id', '/test?kind=x&changes=id'],
  ])('at %s that changes %s is filled in at %s', (address, subjectId, expected) => {
    const subject = { field: 'changes', isOpen: async () => true };
    expect(addressOf({ address, subject }, subjectId)).toBe(expected);
    expect(addressOf({ address }, subjectId)).toBe(address);
  });
});
