import { Ajv2020 } from 'ajv/dist/2020.js';
import { Validator } from '@cfworker/json-schema';
import { describe, expect, it } from 'vitest';

import { amountPattern } from './amount-pattern.ts';
import { countryAnswer, emailAnswer, manyAnswer, moneyAnswer, papersAnswer } from './answer-schemas.ts';
import type { Answer, Answers, FormDefinition } from './definition.ts';
import { tidyAnswers } from './tidy-answers.ts';
import { askedAnswers, schemaFor, verdictOf } from './verdict-rules.ts';

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
      budget: moneyAnswer({ currency: 'JVD', minimumMinor: 250n, maximumMinor: 1_000_000_000_000_000_000n }),
      email: emailAnswer,
      country: countryAnswer,
      areas: manyAnswer(['health', 'school', 'water'], { maximum: 2 }),
      papers: papersAnswer({ maximum: 3 }),
      well: { type: 'string', minLength: 2 },
    },
    required: ['purpose', 'for_whom', 'register', 'has_day', 'day'],
  },
  rules: [
    { rule: 'asked_when', question: 'register', other: 'for_whom', is: 'business' },
    { rule: 'asked_when', question: 'day', other: 'has_day', is: true },
    { rule: 'asked_when', question: 'well', other: 'areas', is: 'water' },
  ],
};

const PAPER = '01990000-0000-7000-8000-000000000001';
const good: Answers = { purpose: 'A school', for_whom: 'me', has_day: false };
const codes = (answers: Answers) => verdictOf(form, answers).map(({ field, code }) => `${field} ${code}`);

describe('the verdict on a form', () => {
  it('finds nothing wrong with what may be sent', () => {
    expect(verdictOf(form, good)).toEqual([]);
    expect(verdictOf(form, { ...good, people: 40 })).toEqual([]);
  });

  it.each<[Answers, string, object]>([
    [{ purpose: 'ab' }, 'too_short', { minimum: 3 }],
    [{ purpose: 'a'.repeat(13) }, 'too_long', { maximum: 12 }],
    [{ people: 0 }, 'too_small', { minimum: 1 }],
    [{ people: 41 }, 'too_large', { maximum: 40 }],
    [{ areas: ['health', 'school', 'water'], well: 'deep' }, 'too_many', { maximum: 2 }],
    [{ areas: [] }, 'too_few', { minimum: 1 }],
  ])('says of %j that it is %s, and what would do: %j', (answers, code, params) => {
    expect(verdictOf(form, { ...good, ...answers })).toEqual([
      { field: Object.keys(answers)[0], code, params },
    ]);
  });

  it.each<[Answers, string]>([
    [{ for_whom: 'them' }, 'for_whom not_offered'],
    [{ people: 1.5 }, 'people wrong_type'],
    [{ areas: ['health', 'health'] }, 'areas repeated'],
    [{ areas: ['moon'] }, 'areas not_offered'],
    [{ papers: ['paper'] }, 'papers format'],
    [{ papers: [PAPER, PAPER] }, 'papers repeated'],
    [{ has_day: true, day: '2026-02-30' }, 'day format'],
    [{ for_whom: 'business', register: 'AB12' }, 'register format'],
    [{ moon: true }, 'moon unknown_field'],
  ])('says of %j: %s', (answers, issue) => {
    expect(codes({ ...good, ...answers })).toEqual([issue]);
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
    [{ budget: '249' }, 'budget too_small'],
    [{ budget: '1000000000000000001' }, 'budget too_large'],
    [{ budget: '2.50' }, 'budget format'],
    [{ budget: '0250' }, 'budget format'],
    [{ budget: '-250' }, 'budget format'],
    [{ budget: '1e9' }, 'budget format'],
    [{ budget: 250 }, 'budget wrong_type'],
    [{ email: 'amina' }, 'email format'],
    [{ email: 'amina@home' }, 'email format'],
    [{ email: 'a@b.example c' }, 'email format'],
    [{ country: 'XX' }, 'country not_offered'],
    [{ areas: ['health', 'moon'] }, 'areas not_offered'],
    [{ areas: ['health', 'health'] }, 'areas repeated'],
    [{ areas: ['health', 'school', 'water'], well: 'deep' }, 'areas too_many'],
    [{ areas: ['water'] }, undefined],
    [{ areas: ['water'], well: 'x' }, 'well too_short'],
    [{ papers: ['passport.pdf'] }, 'papers format'],
    [{ papers: PAPER }, 'papers wrong_type'],
    [{ papers: [PAPER, PAPER] }, 'papers repeated'],
    [{ constructor: 'x' }, 'constructor unknown_field'],
    [{ toString: 'x' }, 'toString unknown_field'],
  ])('of %j is: %s', (change, wrong) => {
    expect(codes({ ...good, ...change })).toEqual([wrong].filter((each) => each !== undefined));
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

it('the pattern of an amount holds exactly the numbers between two', () => {
  const next = numbers(69);
  const random = (below: number) => BigInt(Math.floor(next.next().value * below));
  for (let count = 0; count < 300; count += 1) {
    const size = 10 ** (1 + (count % 15));
    const [one, other] = [random(size), random(size)];
    const [least, most] = one < other ? [one, other] : [other, one];
    const pattern = new RegExp(amountPattern(least, most), 'u');
    const tried = [
      0n,
      least - 1n,
      least,
      least + 1n,
      (least + most) / 2n,
      most - 1n,
      most,
      most + 1n,
      most * 10n,
    ];
    for (const amount of [...tried, random(size), random(size * 10)])
      expect([least, most, amount, pattern.test(String(amount))]).toEqual([
        least,
        most,
        amount,
        amount >= 0n && amount >= least && amount <= most,
      ]);
    expect(pattern.test(`0${most}`)).toBe(false);
  }
});

it('answers are kept without spaces around them, empty ones and invisible signs', () => {
  expect(
    tidyAnswers({
      purpose: '  A\u202E sch\u0000ool\r\n ',
      for_whom: ' ',
      has_day: false,
      areas: [' health\u0000', ''],
      papers: [],
    }),
  ).toEqual({ purpose: 'A school', has_day: false, areas: ['health'] });
});

/** Numbers that look random and are the same in each run. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

const values: readonly Answer[] = [
  ['health'],
  ['health', 'water'],
  ['health', 'health'],
  [],
  [PAPER],
  [PAPER, '01990000-0000-7000-8000-000000000002'],
  ['<b>'],
  '249',
  '250',
  '999999999999999999',
  '1000000000000000000',
  '1000000000000000001',
  '007',
  'amina@mail.example',
  'a@b',
  'NO',
  'ZZ',
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
    const given: Record<string, Answer> = { ...good };
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
  expect(passed).toBeGreaterThan(500);
  expect(passed).toBeLessThan(9_000);
});
