import { Refusal } from '@egcr/server-kit/refusal';
import { describe, expect, it } from 'vitest';

import type { BankEntry } from './camt-entry.ts';
import { proveStatement, type TakenSoFar } from './judge-message.ts';
import type { BankMessage } from './read-camt.ts';

const entry = (content: string, amountMinor: bigint, more: Partial<BankEntry> = {}): BankEntry => ({
  place: 1,
  content,
  isNamed: true,
  currency: 'USD',
  scale: 2,
  isForeign: false,
  amountMinor,
  bookedOn: '2026-11-20',
  isReversal: false,
  batchNames: [],
  parts: [],
  splitProblem: undefined,
  ...more,
});

const message = (
  openingMinor: bigint,
  closingMinor: bigint,
  entries: readonly BankEntry[],
  more: Partial<BankMessage> = {},
): BankMessage => ({
  kind: 'statement',
  account: 'DE89370400440532013000',
  asset: 'USD',
  name: 'A',
  sequence: '1',
  balances: { openingMinor, closingMinor },
  entries,
  ...more,
});

const nothing = (): TakenSoFar => ({ taken: new Map(), statements: new Map(), points: [] });
const after = async () => {};

/** What a statement is proved to be, and in short which of its entries are new. */
async function proved(one: BankMessage, known: TakenSoFar) {
  try {
    const { entries, place } = await proveStatement(one, known, after);
    return [place, ...entries.map(({ ordinal, isTaken }) => `${ordinal}${isTaken ? ' taken' : ''}`)];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [error.kind.code, error.extras.members];
  }
}

describe('a statement', () => {
  it('begins the row wherever it begins, and the next goes on where it ended', async () => {
    const known = nothing();
    expect(await proved(message(100n, 150n, [entry('a', 50n)]), known)).toEqual([1, '1']);
    expect(known.points).toEqual([
      { asset: 'USD', place: 0, minor: 100n },
      { asset: 'USD', place: 1, minor: 150n },
    ]);
    expect(await proved(message(150n, 140n, [entry('b', -10n)]), known)).toEqual([2, '1']);
    expect(known.statements.get('USD')).toEqual({ closingMinor: 140n, place: 2 });
    expect(known.points).toHaveLength(3);
    expect([...known.taken]).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
  });

  it('whose entries do not make its closing balance is refused, with what they make', async () => {
    expect(await proved(message(100n, 151n, [entry('a', 50n)]), nothing())).toEqual([
      'bank_statement_differs',
      { statement: 'A', currency: 'USD', expected: '1.50', told: '1.51' },
    ]);
  });

  it('counts nothing that is booked in another currency', async () => {
    const foreign = entry('f', 7n, { isForeign: true });
    expect(await proved(message(0n, 50n, [entry('a', 50n), foreign]), nothing())).toEqual([1, '1', '1']);
  });

  it('that does not begin where the last one ended is refused, with both', async () => {
    const known = nothing();
    await proved(message(0n, 50n, [entry('a', 50n)]), known);
    expect(await proved(message(60n, 70n, [entry('b', 10n)]), known)).toEqual([
      'bank_statement_gap',
      { statement: 'A', currency: 'USD', expected: '0.50', told: '0.60' },
    ]);
    expect(await proved(message(60n, 70n, [entry('b', 10n)], { asset: 'EUR' }), known)).toEqual([1, '1']);
  });

  it('that was taken before changes nothing, and one that holds more takes what is new of it', async () => {
    const known = nothing();
    await proved(message(0n, 50n, [entry('a', 50n)]), known);
    expect(await proved(message(0n, 50n, [entry('a', 50n)]), known)).toEqual([undefined, '1 taken']);
    expect(await proved(message(0n, 80n, [entry('a', 50n), entry('b', 30n)]), known)).toEqual([
      2,
      '1 taken',
      '1',
    ]);
    expect(known.statements.get('USD')).toEqual({ closingMinor: 80n, place: 2 });
  });

  it('of no entries stands in the row, where it goes on', async () => {
    const known = nothing();
    expect(await proved(message(5n, 5n, []), known)).toEqual([1]);
    expect(await proved(message(5n, 5n, []), known)).toEqual([2]);
    expect(await proved(message(6n, 6n, []), known)).toMatchObject(['bank_statement_gap', { told: '0.06' }]);
  });

  it('without balances proves nothing', async () => {
    const notice = { ...message(0n, 0n, [entry('a', 5n)]), balances: undefined };
    expect(await proved(notice, nothing())).toEqual([undefined]);
  });
});

describe('entries that are alike', () => {
  const twin = () => entry('t', 10n, { isNamed: false });

  it('in one statement are two, and are the same two when it comes again', async () => {
    const known = nothing();
    const two = message(0n, 20n, [twin(), twin()]);
    expect(await proved(two, known)).toEqual([1, '1', '2']);
    expect(known.taken.get('t')).toBe(2);
    expect(await proved(two, known)).toEqual([undefined, '1 taken', '2 taken']);
  });

  it('in a second statement of the day are new where it goes on right after the first', async () => {
    const known = nothing();
    await proved(message(0n, 10n, [twin()]), known);
    expect(await proved(message(10n, 20n, [twin()]), known)).toEqual([2, '2']);
    expect(await proved(message(20n, 35n, [twin(), entry('b', 5n)]), known)).toEqual([3, '3', '1']);
  });

  it('with a name of the bank are one, wherever they come', async () => {
    const known = nothing();
    await proved(message(0n, 10n, [entry('n', 10n)]), known);
    expect(await proved(message(10n, 20n, [entry('n', 10n)]), known)).toEqual([undefined, '1 taken']);
    expect(await proved(message(10n, 25n, [entry('n', 10n), entry('b', 5n)]), known)).toMatchObject([
      'bank_statement_gap',
      { expected: '0.10', told: '0.10' },
    ]);
  });

  it('are those of an old statement where the account has gone from its opening to its closing balance before', async () => {
    const known = nothing();
    await proved(message(0n, 10n, [twin()]), known);
    await proved(message(10n, 0n, [entry('back', -10n, { isNamed: false })]), known);
    // The account stands at nothing again, as it did before the first one.
    expect(await proved(message(0n, 10n, [twin()]), known)).toEqual([undefined, '1 taken']);
    expect(await proved(message(10n, 0n, [entry('back', -10n, { isNamed: false })]), known)).toEqual([
      undefined,
      '1 taken',
    ]);
  });

  it('are new where the account never before went from that opening to that closing balance', async () => {
    const known = nothing();
    await proved(message(0n, 10n, [twin()]), known);
    await proved(message(10n, 12n, [entry('b', 2n, { isNamed: false })]), known);
    expect(await proved(message(12n, 22n, [twin()]), known)).toEqual([3, '2']);
    // Of another currency the account may have stood anywhere.
    known.points.push({ asset: 'EUR', place: 1, minor: 22n }, { asset: 'EUR', place: 9, minor: 32n });
    expect(await proved(message(22n, 32n, [twin()]), known)).toEqual([4, '3']);
  });

  it('that make nothing together are taken once', async () => {
    const known = nothing();
    const both = [entry('x', 5n, { isNamed: false }), entry('y', -5n, { isNamed: false })];
    expect(await proved(message(7n, 7n, both), known)).toEqual([1, '1', '1']);
    expect(await proved(message(7n, 7n, both), known)).toEqual([undefined, '1 taken', '1 taken']);
  });
});
