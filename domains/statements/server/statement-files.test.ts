import { join } from 'node:path';

import type { Entry } from '@egcr/ledger/server';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { camt053Of } from './camt053.ts';
import { csvOf } from './csv.ts';
import { ofxOf } from './ofx.ts';
import { linesOf, type Statement } from './statement.ts';
import { inventedStatement } from './testing/invented-statement.ts';

describe('a statement as a file for programs', () => {
  it.each([
    ['csv', csvOf],
    ['ofx', ofxOf],
    ['camt053', camt053Of],
  ] as const)('in %s is what is written down, mark for mark', async (format, write) => {
    const { statement, lines } = inventedStatement({ lines: 11, language: 'en' });
    let text = '';
    for await (const piece of write(statement, lines)) text += piece;
    const expected = join(import.meta.dirname, 'testing', 'files', `statement-${format}.txt`);
    await expect(text.replaceAll('\r\n', '\n')).toMatchFileSnapshot(expected);
  });

  it.each([
    ['ofx', ofxOf, /<MEMO>([^<]*)</, 255],
    ['camt053', camt053Of, /<Ustrd>([^<]*)</, 140],
  ] as const)('in %s cuts a note that is longer than the format takes', async (_, write, note, length) => {
    const { statement } = inventedStatement({ lines: 0, language: 'en' });
    async function* lines() {
      yield [
        {
          number: 1n,
          at: statement.madeAt,
          amountMinor: 1n,
          balanceMinor: 1n,
          kind: 'transfer',
          title: undefined,
          counterpart: null,
          note: 'n'.repeat(300),
          reference: 'AAAA-BBBB-CCCC',
          transferId: '01900000-0000-7000-8000-000000000001',
        },
      ];
    }
    let text = '';
    for await (const piece of write(statement, lines())) text += piece;
    expect(note.exec(text)?.[1]).toBe('n'.repeat(length));
  });

  it('in camt.053 says who owes a balance below zero', async () => {
    const { statement, lines } = inventedStatement({ lines: 0, language: 'en' });
    let text = '';
    for await (const piece of camt053Of({ ...statement, openingMinor: -5n, closingMinor: 0n }, lines))
      text += piece;
    expect(
      [...text.matchAll(/<Amt[^>]*>([^<]*)<\/Amt><CdtDbtInd>(\w+)/g)].map(([, ...found]) => found),
    ).toEqual([
      ['0.05', 'DBIT'],
      ['0.00', 'CRDT'],
    ]);
  });
});

describe('the lines of a statement', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  const entry = (version: bigint, balanceMinor: bigint): Entry => ({
    accountId: 'account',
    version,
    amountMinor: 1n,
    balanceMinor,
    transfer: {
      id: '01900000-0000-7000-8000-000000000001',
      kind: 'transfer',
      asset: 'JVD',
      amountMinor: 1n,
      postedAt: new Date(0),
      meta: {},
      groupId: null,
      holdId: null,
      reverses: null,
      quoteId: null,
      effectiveAt: null,
      debit: { accountId: 'other', owner: { kind: 'system', id: 'house' } },
      credit: { accountId: 'account', owner: { kind: 'person', id: 'amina' } },
    },
  });

  async function read(count: bigint, change: Partial<Statement> = {}, entries?: readonly Entry[]) {
    const all =
      entries ?? Array.from({ length: Number(count) }, (_, at) => entry(BigInt(at + 1), BigInt(at + 1)));
    const asked: unknown[] = [];
    const parts = {
      ledger: {
        entriesBetween: async (_db: unknown, _id: string, query: { after?: bigint; limit: number }) => {
          asked.push([query.after, query.limit]);
          return all.slice(Number(query.after ?? 0n)).slice(0, query.limit);
        },
      },
      people: { findByIds: async () => new Map() },
      businesses: { namesOf: async () => new Map() },
      wallet: { namesOfMoney: { nameOf: (word: string) => word, titleOf: () => undefined } },
    };
    const { statement } = inventedStatement({ lines: 0, language: 'en' });
    const wanted = { ...statement, count, openingMinor: 0n, closingMinor: count, ...change };
    const pages: number[] = [];
    for await (const page of linesOf(parts, database.db, wanted)) pages.push(page.length);
    return { asked, pages };
  }

  it('are read a hundred at a time, and no more than were counted', async () => {
    expect(await read(250n)).toEqual({
      asked: [
        [undefined, 100],
        [100n, 100],
        [200n, 50],
      ],
      pages: [100, 100, 50],
    });
    expect(await read(100n)).toMatchObject({ asked: [[undefined, 100]], pages: [100] });
    expect(await read(0n)).toEqual({ asked: [], pages: [] });
  });

  it('end with an error where they do not lead from the opening to the closing balance', async () => {
    await expect(read(2n, { closingMinor: 3n })).rejects.toThrow('does not end with its closing balance');
    await expect(read(2n, { openingMinor: 1n })).rejects.toThrow('is not the sum of the entries before it');
    await expect(read(2n, {}, [entry(1n, 1n)])).rejects.toThrow('fewer entries than were counted');
  });
});
