import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { newPosting } from './shapes.ts';

const posting = {
  acting_for: '01990000-0000-7000-8000-000000000001',
  title: 'Weaver of sails',
  body: 'We weave sails in a hall by the harbour, and we look for a person who likes to weave with us. '.repeat(
    3,
  ),
  hours: 'full_time',
  is_remote: false,
  pay_min: '200000',
  pay_max: '300000',
  skills: [],
  contract: 'permanent',
  country: 'IT',
  place: 'Genoa',
  currency: 'USD',
  period: 'month',
  occupation: '7',
  sector: 'C',
  language: 'en',
  closes_on: '2026-12-24',
};
const faultsOf = (change: object): readonly string[] => {
  const read = z.safeParse(newPosting, { ...posting, ...change });
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
};

it('a posting as the tests write it is one', () => {
  expect(faultsOf({})).toEqual([]);
});

it.each<
  [
    string,
    { readonly least: number; readonly most: number; readonly times: number },
    (text: string) => object,
  ]
>([
  ['title', { least: 5, most: 120, times: 4 }, (title) => ({ title })],
  ['body', { least: 100, most: 10_000, times: 2 }, (body) => ({ body })],
  ['place', { least: 1, most: 80, times: 4 }, (place) => ({ place })],
  ['skills.0', { least: 1, most: 40, times: 4 }, (skill) => ({ skills: [skill] })],
  [
    'must_skills.0',
    { least: 1, most: 40, times: 4 },
    (skill) => ({ must_skills: [skill], skills: [skill.trim()] }),
  ],
  ['questions.0', { least: 5, most: 200, times: 4 }, (question) => ({ questions: [question] })],
])(
  '%s has as many signs as %j says, and what is tidied away counts up to so many times the most',
  (field, { least, most, times }, change) => {
    const fault = (signs: number, all = signs) =>
      faultsOf(change('x'.repeat(signs).padEnd(all))).filter((each) => each.startsWith(field));
    expect(fault(least)).toEqual([]);
    expect(fault(least - 1)).toEqual([`${field} ${least === 1 ? 'required' : 'too_short'}`]);
    expect(fault(most)).toEqual([]);
    expect(fault(most + 1)).toEqual([`${field} too_long`]);
    expect(fault(least, times * most)).toEqual([]);
    expect(fault(least, times * most + 1)).toEqual([`${field} too_long`]);
  },
);
