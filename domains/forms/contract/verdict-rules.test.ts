import { Ajv2020 } from 'ajv/dist/2020.js';
import { Validator } from '@cfworker/json-schema';
import { describe, expect, it } from 'vitest';

import type { Answers, FormDefinition } from './definition.ts';
import { askedAnswers, schemaFor, tidyAnswers, verdictOf } from './verdict-rules.ts';

const form: Pick<FormDefinition, 'schema' | 'rules'> = {
  schema: {
    type: 'object',
    properties: {
      purpose: { type: 'string', minLength: 3, maxLength: 12 },
      for_whom: { type: 'string', enum: ['me', 'business'] },
      register: { type: 'string', pattern: '^[A-Z]{2}\\d{4}$' },
      has_day: { type: 'boolean' },
      day: { type: 'string', format: 'date' },
      people: { type: 'integer', minimum: 1, maximum: 40 },
    },
    required: ['purpose', 'for_whom', 'register', 'has_day', 'day'],
  },
  rules: [
    { rule: 'asked_when', question: 'register', other: 'for_whom', is: 'business' },
    { rule: 'asked_when', question: 'day', other: 'has_day', is: true },
  ],
};

const good: Answers = { purpose: 'A school', for_whom: 'me', has_day: false };
const codes = (answers: Answers) => verdictOf(form, answers).map(({ field, code }) => `${field} ${code}`);

describe('the verdict on a form', () => {
  it('finds nothing wrong with what may be sent', () => {
    expect(verdictOf(form, good)).toEqual([]);
    expect(verdictOf(form, { ...good, people: 40 })).toEqual([]);
  });

  it('names every question at once, in their order', () => {
    expect(codes({ for_whom: 'business', has_day: true, people: 41 })).toEqual([
      'purpose required',
      'register required',
      'day required',
      'people too_large',
    ]);
  });

  it.each([
    [{ purpose: 'ab' }, 'purpose too_short'],
    [{ purpose: '😀😀' }, 'purpose too_short'],
    [{ purpose: 'a'.repeat(13) }, 'purpose too_long'],
    [{ purpose: 5 }, 'purpose wrong_type'],
    [{ for_whom: 'others' }, 'for_whom not_offered'],
    [{ has_day: 'yes' }, 'has_day wrong_type'],
    [{ has_day: true, day: '2026-02-30' }, 'day format'],
    [{ for_whom: 'business', register: 'ab1' }, 'register format'],
    [{ people: 0 }, 'people too_small'],
    [{ people: 1.5 }, 'people wrong_type'],
    [{ constructor: 'x' }, 'constructor unknown_field'],
    [{ toString: 'x' }, 'toString unknown_field'],
  ])('of %j is: %s', (change, wrong) => {
    expect(codes({ ...good, ...change })).toEqual([wrong]);
  });

  it('says how long an answer may be', () => {
    expect(verdictOf(form, { ...good, purpose: 'ab' })).toEqual([
      { field: 'purpose', code: 'too_short', params: { minimum: 3 } },
    ]);
  });

  it('does not judge a question that is not asked', () => {
    const answers = askedAnswers(form, { ...good, register: 'nonsense' });
    expect(answers).toEqual(good);
    expect(verdictOf(form, answers)).toEqual([]);
  });
});

it('answers are kept without spaces around them, empty ones and invisible signs', () => {
  expect(tidyAnswers({ purpose: '  A\u202E sch\u0000ool\r\n ', for_whom: ' ', has_day: false })).toEqual({
    purpose: 'A school',
    has_day: false,
  });
});

/** Numbers that look random and are the same in each run. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

const values: readonly (string | number | boolean)[] = [
  'A school',
  'ab',
  '😀😀😀',
  'a'.repeat(13),
  '<script>alert(1)</script>',
  "'; drop table forms.draft; --",
  'me',
  'business',
  'DE1234',
  'De1234',
  '2026-11-23',
  '2026-02-30',
  '2024-02-29',
  '2026-2-3',
  'true',
  '',
  true,
  false,
  0,
  1,
  40,
  41,
  1.5,
  -3,
];

it('of 10,000 answers is the one of the whole schema, and the one of another validator', () => {
  const next = numbers(57);
  const random = () => next.next().value;
  const pick = () => values[Math.floor(random() * values.length)] ?? '';
  const names = [...Object.keys(form.schema.properties), 'stranger'];
  const ajv = new Ajv2020({ strict: false });
  ajv.addFormat('date', (text: string) => {
    const at = new Date(`${text}T00:00:00Z`);
    return (
      /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
    );
  });
  const known = new Map<string, ReturnType<typeof ajv.compile>>();
  let passed = 0;
  for (let count = 0; count < 10_000; count += 1) {
    // Most answers fit, so that whole forms pass as well.
    const given: Record<string, string | number | boolean> = { ...good };
    for (const name of names) if (random() < (name === 'stranger' ? 0.05 : 0.2)) given[name] = pick();
    if (random() < 0.3) delete given[names[Math.floor(random() * names.length)] ?? ''];
    const answers = askedAnswers(form, given);
    const schema = schemaFor(form, answers);
    const key = JSON.stringify(schema);
    const oracle = known.get(key) ?? ajv.compile(schema);
    known.set(key, oracle);
    const isGood = verdictOf(form, answers).length === 0;
    expect({ answers, isGood: oracle(answers) }).toEqual({ answers, isGood });
    expect(new Validator(JSON.parse(key), '2020-12').validate(answers).valid).toBe(isGood);
    if (isGood) passed += 1;
  }
  expect(passed).toBeGreaterThan(1_000);
  expect(passed).toBeLessThan(9_000);
});
