import { uuidv7 } from '@egcr/contract/ids';
import type { Entry } from '@egcr/ledger/server';
import { fundAccountIn } from '@egcr/wallet/server';
import { availableAccount } from '@egcr/payments/server';
import type { Work } from '@egcr/server-kit/work';
import type { Bank, TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openRailBank } from '../testing/bank.ts';
import { exportBalanceEntries, listBalanceEntries, type EntryParts } from './balance-entries.ts';

let bank: Bank;
let merchant: TestPerson;
beforeAll(async () => {
  ({ bank } = await openRailBank({}));
  merchant = await bank.person('Mara');
});
afterAll(() => bank.close());

const CAUSE = uuidv7(Date.now());

const never = async (): Promise<never> => {
  throw new Error('entries are shown with the titles of their payments, and nothing else');
};
/** Of the door of payments the entries ask for titles alone. */
const payments: EntryParts['payments'] = () => ({
  hearOf: never,
  payOut: never,
  balancesOf: never,
  availableOf: never,
  settleRail: never,
  endDifference: never,
  followDispute: never,
  soldSince: never,
  railBooks: { named: never, between: never, sandbox: never },
  titlesOf: async (_db, causes) => causes.map((cause) => ({ cause, id: CAUSE, title: 'Blue Teapot' })),
});

/** A balance with so many entries, the newest with the highest number; those at these places from the newest are of what was sold as a teapot. */
function balanceOf(many: number, ...places: readonly number[]) {
  const { owner, purpose } = fundAccountIn(availableAccount(merchant.userId), 'JVD');
  const side = { accountId: 'account', owner };
  const entryOf = (version: number): Entry => ({
    accountId: 'account',
    version: BigInt(version),
    amountMinor: 1n,
    balanceMinor: BigInt(version),
    transfer: {
      id: CAUSE,
      kind: 'payments.settlement',
      asset: 'JVD',
      amountMinor: 1n,
      postedAt: new Date(0),
      meta: places.includes(many + 1 - version) ? { cause: CAUSE } : {},
      groupId: null,
      holdId: null,
      reverses: null,
      quoteId: null,
      effectiveAt: null,
      debit: side,
      credit: side,
    },
  });
  const read: number[] = [];
  const ledger: EntryParts['ledger'] = {
    balances: async () => [
      {
        id: 'account',
        owner,
        asset: 'JVD',
        purpose,
        status: 'open',
        balanceMinor: BigInt(many),
        heldMinor: 0n,
        version: BigInt(many),
        openedAt: new Date(0),
        limitDayMinor: null,
        limitMonthMinor: null,
        outDayMinor: 0n,
        outDayOn: null,
        outMonthMinor: 0n,
        outMonthOn: null,
      },
    ],
    entries: async (_db, { from, limit }) => {
      read.push(limit);
      const below = from[0]?.below ?? 0n;
      const top = below > BigInt(many) ? many : Number(below) - 1;
      return Array.from({ length: Math.min(limit, top) }, (_, at) => entryOf(top - at));
    },
  };
  return { parts: { ledger, payments }, read };
}

const asMerchant = <Answer>(use: (work: Work) => Promise<Answer>) =>
  bank.services.unit((work) =>
    use({
      ...work,
      actor: {
        kind: 'person',
        userId: merchant.userId,
        sessionId: 'none',
        roles: [],
        isVerified: true,
        pin: { isSet: true, expiresAt: null, verifiedAt: null },
      },
    }),
  );
const found = async (parts: EntryParts, limit: number) => {
  const asked = { query: { words: 'teapot', limit }, params: undefined, body: undefined };
  const { items } = await asMerchant((work) => listBalanceEntries(parts, work, asked));
  return items.map(({ number }) => number);
};
const linesOf = async (parts: EntryParts) => {
  const asked = { query: {}, params: undefined, body: undefined };
  const file = await asMerchant((work) => exportBalanceEntries(parts, work, asked));
  let text = '';
  for await (const piece of file.content(bank.services.db)) text += String(piece);
  return text.trimEnd().split('\r\n').length - 1;
};

it('a file has the newest ten thousand entries of a balance', async () => {
  for (const [many, lines, reads] of [
    [0, 0, 1],
    [499, 499, 1],
    [500, 500, 2],
    [10_000, 10_000, 20],
    [10_001, 10_000, 20],
  ] as const) {
    const { parts, read } = balanceOf(many);
    expect([many, await linesOf(parts), read]).toEqual([
      many,
      lines,
      Array.from({ length: reads }, () => 500),
    ]);
  }
});

it('a search goes through the newest ten thousand entries, and no further than a page needs', async () => {
  for (const [places, numbers, reads] of [
    [[1], ['20000'], 20],
    [[500], ['19501'], 20],
    [[10_000], ['10001'], 20],
    [[10_001], [], 20],
    // A page of one reads the next one too, to know whether there is another page.
    [[1, 500], ['20000'], 1],
    [[500, 501], ['19501'], 2],
    [[1, 2, 3], ['20000'], 1],
  ] as const) {
    const { parts, read } = balanceOf(20_000, ...places);
    expect([places, await found(parts, 1), read]).toEqual([
      places,
      numbers,
      Array.from({ length: reads }, () => 500),
    ]);
  }
  const { parts, read } = balanceOf(499, 3);
  expect([await found(parts, 20), read]).toEqual([['497'], [500]]);
});
