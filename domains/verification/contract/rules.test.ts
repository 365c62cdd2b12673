import { expect, it } from 'vitest';

import { isLei } from './lei.ts';
import {
  checksUpTo,
  contactKinds,
  isContactKind,
  reaches,
  type CheckKind,
  type CheckResult,
} from './levels.ts';

it('an LEI has the check digits of ISO 7064 MOD 97-10', () => {
  for (const lei of [
    '213800KUD8LAJWSQ9D15',
    '5493000IBP32UQZ0KL24',
    '54930084UKLVMY22DS16',
    '213800WSGIIZCXF1P572',
  ])
    expect(isLei(lei)).toBe(true);
  for (const other of ['213800KUD8LXJWSQ9D15', '213800kud8lajwsq9d15', '', '213800KUD8LAJWSQ9D1'])
    expect(isLei(other)).toBe(false);
});

it('a level takes every check of it and of those below', () => {
  const all = (result: CheckResult) =>
    new Map<CheckKind, CheckResult>(checksUpTo(3).map((kind) => [kind, result]));
  expect(reaches(3, all('pass'))).toBe(true);
  expect(reaches(1, new Map())).toBe(false);
  for (const kind of checksUpTo(2).filter((each) => !isContactKind(each))) {
    expect(reaches(2, new Map([...all('pass'), [kind, 'refer']]))).toBe(false);
    expect(reaches(2, new Map([...all('pass'), [kind, 'na']]))).toBe(true);
  }
});

it('a contact whose mark was not there stands before level 2; level 3 takes one that is proven', () => {
  const but = (results: readonly (readonly [CheckKind, CheckResult])[]) =>
    new Map<CheckKind, CheckResult>([...checksUpTo(3).map((kind) => [kind, 'pass'] as const), ...results]);
  for (const kind of contactKinds) {
    expect(reaches(2, but([[kind, 'fail']]))).toBe(false);
    expect(reaches(2, but([[kind, 'open']]))).toBe(true);
    expect(reaches(3, but([[kind, 'open']]))).toBe(true);
  }
  expect(reaches(3, but(contactKinds.map((kind) => [kind, 'open'])))).toBe(false);
});
