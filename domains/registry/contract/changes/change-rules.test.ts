import { describe, expect, it } from 'vitest';

import { registerNumber } from '../number-rules.ts';
import { isHolder, judgeAddress, judgeDirectors, judgeTransfer } from './change-rules.ts';
import type { BareEntry, DirectorsChange, TransferChange } from './entry-shapes.ts';

const OWN = registerNumber('IT', 1);
const OTHER = registerNumber('IT', 2);
const TODAY = '2026-11-20';
const held = {
  id: 'ann',
  class_name: 'A',
  kind: 'person',
  name: 'Ann  Lee',
  born_month: '1985-02',
  number: null,
  shares: '100',
} as const;
const firm = {
  ...held,
  id: 'firm',
  kind: 'business',
  name: 'Firm',
  born_month: null,
  number: OTHER,
} as const;
const abroad = { ...firm, id: 'abroad', name: 'Abroad Ltd', number: null } as const;
const entry: BareEntry = {
  id: 'entry',
  name: 'Works',
  number: OWN,
  jurisdiction: 'IT',
  version: 1,
  street: 'Via Roma 1',
  town: 'Torino',
  postcode: '10121',
  directors: [
    { id: 'one', name: 'Ann Lee', born_month: '1985-02' },
    { id: 'two', name: 'Bao Lin', born_month: '1990-05' },
  ],
  holdings: [held, firm, abroad],
};
const alone: BareEntry = { ...entry, directors: entry.directors.slice(0, 1) };

describe('a new address', () => {
  const same = { version: 1, street: entry.street, town: entry.town, postcode: entry.postcode };

  it('differs in one part at least', () => {
    expect(judgeAddress(entry, same)).toEqual([{ field: 'street', code: 'nothing_changed' }]);
  });

  it.each(['street', 'town', 'postcode'] as const)('may differ in its %s alone', (part) => {
    expect(judgeAddress(entry, { ...same, [part]: 'x' })).toEqual([]);
  });
});

describe('a change of directors', () => {
  const nobody = { version: 1, leaving: '', joining_name: '', joining_born: '', joining_user: '' };
  const joins = { joining_name: 'Cem Kaya', joining_born: '2000-01-01' };

  it.each<[string, Partial<DirectorsChange>, BareEntry, object | undefined]>([
    ['in which nobody leaves or joins', {}, entry, { field: 'joining_name', code: 'nothing_changed' }],
    [
      'in which someone leaves who is none',
      { leaving: 'gone' },
      entry,
      { field: 'leaving', code: 'not_offered' },
    ],
    ['in which one of two leaves', { leaving: 'one' }, entry, undefined],
    ['in which the last one leaves', { leaving: 'one' }, alone, { field: 'leaving', code: 'last_director' }],
    ['in which the last one leaves and another joins', { leaving: 'one', ...joins }, alone, undefined],
    ['in which someone joins', joins, entry, undefined],
    ['without a name', { joining_born: '2000-01-01' }, entry, { field: 'joining_name', code: 'required' }],
    ['with an account alone', { joining_user: 'cem' }, entry, { field: 'joining_name', code: 'required' }],
    ['without a day of birth', { joining_name: 'Cem' }, entry, { field: 'joining_born', code: 'required' }],
    [
      'in which one joins who is there, however the name is written',
      { joining_name: ' bao   LIN', joining_born: '1990-05-31' },
      entry,
      { field: 'joining_name', code: 'director_repeated' },
    ],
    ['in which a namesake joins', { joining_name: 'Bao Lin', joining_born: '1990-06-01' }, entry, undefined],
    [
      'in which one joins who is too young by a day',
      { ...joins, joining_born: '2008-11-21' },
      entry,
      { field: 'joining_born', code: 'under_age', params: { minimum: 18 } },
    ],
    [
      'in which one joins who is old enough since today',
      { ...joins, joining_born: '2008-11-20' },
      entry,
      undefined,
    ],
    ['in which one joins who is 120', { ...joins, joining_born: '1905-11-21' }, entry, undefined],
    [
      'in which one joins who is 121',
      { ...joins, joining_born: '1905-11-20' },
      entry,
      { field: 'joining_born', code: 'too_early' },
    ],
    [
      'without an account, where the country wants it confirmed',
      joins,
      { ...entry, jurisdiction: 'GB' },
      { field: 'joining_user', code: 'required' },
    ],
    [
      'of a person of sixteen, where the country allows it',
      { ...joins, joining_born: '2010-11-20', joining_user: 'cem' },
      { ...entry, jurisdiction: 'GB' },
      undefined,
    ],
  ])('%s', (_, change, of, issue) => {
    expect(judgeDirectors(of, { ...nobody, ...change }, TODAY)).toEqual(issue === undefined ? [] : [issue]);
  });
});

describe('shares that go over', () => {
  const toBob: TransferChange = {
    version: 1,
    from: 'ann',
    shares: '100',
    to_kind: 'person',
    to_name: 'Bob',
    to_born: '1990-01-01',
    to_number: '',
    papers: [],
  };
  const toFirm = { to_kind: 'business', to_name: 'Firm', to_born: '' } as const;

  it.each<[string, Partial<TransferChange>, object | undefined]>([
    ['all of them to another person', {}, undefined],
    ['one more than there are', { shares: '101' }, { field: 'shares', code: 'too_many_shares' }],
    ['from a holding that is not there', { from: 'gone' }, { field: 'from', code: 'not_offered' }],
    ['to a person without a day of birth', { to_born: '' }, { field: 'to_born', code: 'required' }],
    ['to a person born today', { to_born: TODAY }, undefined],
    ['to a person born tomorrow', { to_born: '2026-11-21' }, { field: 'to_born', code: 'born_later' }],
    [
      'to their holder',
      { to_name: 'ann lee', to_born: '1985-02-28' },
      { field: 'to_name', code: 'same_holder' },
    ],
    ['to a namesake of their holder', { to_name: 'Ann Lee', to_born: '1985-03-01' }, undefined],
    ['to a business with its number', { ...toFirm, to_number: OTHER }, undefined],
    ['to a business without a number', toFirm, undefined],
    [
      'to a number that is none',
      { ...toFirm, to_number: 'JVRIT0000042X' },
      { field: 'to_number', code: 'number_wrong' },
    ],
    ['to the business itself', { ...toFirm, to_number: OWN }, { field: 'to_number', code: 'own_business' }],
    [
      'from a business to itself, under another name',
      { ...toFirm, from: 'firm', to_name: 'Else', to_number: OTHER },
      { field: 'to_name', code: 'same_holder' },
    ],
  ])('%s', (_, change, issue) => {
    expect(judgeTransfer(entry, { ...toBob, ...change }, TODAY)).toEqual(issue === undefined ? [] : [issue]);
  });

  it.each<[string, BareEntry['holdings'][number], Partial<TransferChange>, boolean]>([
    ['a person and a business of one name', { ...held, name: 'Firm' }, toFirm, false],
    ['two businesses of one number', firm, { ...toFirm, to_name: 'Else', to_number: OTHER }, true],
    ['two businesses of one name, of which one has a number', firm, toFirm, false],
    [
      'two businesses of one name, of which the other has a number',
      abroad,
      { ...toFirm, to_name: 'Abroad Ltd', to_number: OTHER },
      false,
    ],
    ['two businesses of one name without numbers', abroad, { ...toFirm, to_name: 'abroad  LTD' }, true],
    ['two businesses of two names without numbers', abroad, toFirm, false],
    ['two businesses of two numbers', firm, { ...toFirm, to_number: registerNumber('IT', 3) }, false],
  ])('%s: whether they are one holder', (_, holding, change, isOne) => {
    expect(isHolder(holding, { ...toBob, ...change })).toBe(isOne);
  });
});
