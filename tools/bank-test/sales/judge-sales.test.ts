import { describe, expect, it } from 'vitest';

import type { BankPerson } from '../caller.ts';
import { CLEARING, judgeSales } from './judge-sales.ts';
import type { SaleEvidence } from './sale-evidence.ts';
import type { Sale } from './sale-plan.ts';

const person = (user_id: string) => ({ user_id }) as BankPerson;
const money = (value: number) => ({ value: String(value), assetCode: 'USD', assetScale: 2 });
const sale: Sale = {
  id: 's1',
  way: 'elsewhere',
  minor: 500n,
  shop: { person: person('mara'), link: 'l', testLink: 't' },
  customer: person('pim'),
  isPaid: true,
  attempts: 2,
};
const came = (reference: string, received: bigint) => ({
  id: `https://wallet.example/${reference}`,
  reference,
  amount: money(500),
  received,
  completed: false,
});

/** A sale of five dollars: the first attempt failed, the second was paid. */
const evidence: SaleEvidence = {
  counts: { sales: 1, elsewhere: 1, refunds: 0, open: 0, refused: 1, again: 0 },
  expected: new Map([
    ['mara', 495n],
    ['pim', 0n],
  ]),
  elsewhere: [sale],
  books: { incoming: [came('s1:1', 0n), came('s1:2', 500n)], paid: ['s1:2'] },
  givenTwice: [],
  complaints: [],
  unfinished: undefined,
};

const closing = (changed: Readonly<Record<string, string>> = {}) => ({
  accounts: Object.entries({ mara: '495', pim: '0', [CLEARING]: '0', ...changed }).map(([name, balance]) => ({
    id: name,
    owner_id: name === CLEARING ? null : name,
    asset: 'USD',
    purpose: name,
    balance,
    held: '0',
  })),
});
const wrongLines = (found: Partial<SaleEvidence>, of = closing()) =>
  judgeSales({ ...evidence, ...found }, of).flatMap(([name, wrong]) =>
    wrong.length > 0 ? [name.split(' ')[0]] : [],
  );

describe('what was seen of sales', () => {
  it('is right where each was charged once and everybody has what it makes', () => {
    expect(wrongLines({})).toEqual([]);
  });

  it.each([
    ['paid twice over two attempts', { incoming: [came('s1:1', 500n), came('s1:2', 500n)], paid: ['s1:2'] }],
    ['told twice to pay', { ...evidence.books, paid: ['s1:2', 's1:2'] }],
    ['nothing came for it', { incoming: [came('s1:2', 0n)], paid: ['s1:2'] }],
  ])('is wrong where a sale was %s', (_what, books) => {
    expect(wrongLines({ books })).toEqual(['17']);
  });

  it('is wrong where money came and the sale counts as unpaid: it is lost', () => {
    expect(wrongLines({ elsewhere: [{ ...sale, isPaid: false }] })).toEqual(['17']);
  });

  it.each([
    ['a merchant has too little', { mara: '490' }],
    ['a customer paid twice', { pim: '-500' }],
    ['the rail still owes', { [CLEARING]: '-500' }],
  ])('is wrong where %s', (_what, changed) => {
    expect(wrongLines({}, closing(changed))).toEqual(['18']);
  });

  it('is wrong where one key gave two refunds, however few sales came to their end', () => {
    const givenTwice = ['one key gave more than one refund of s1'];
    expect(wrongLines({ givenTwice })).toEqual(['18']);
    expect(wrongLines({ givenTwice, unfinished: 'a payment is processing' })).toEqual(['18', '19']);
  });

  it('is wrong where no account says what the rail owes', () => {
    const { accounts } = closing();
    const without = { accounts: accounts.filter(({ purpose }) => purpose !== CLEARING) };
    expect(wrongLines({}, without)).toEqual(['18']);
  });

  it('is wrong by an answer that should have been another, and by a sale that never ended', () => {
    expect(wrongLines({ complaints: ['a refund was answered 409'] })).toEqual(['19']);
    expect(wrongLines({ unfinished: 'a payment is processing' }, closing({ mara: '0' }))).toEqual(['19']);
  });
});
