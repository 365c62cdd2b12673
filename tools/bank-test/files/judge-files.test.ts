import { describe, expect, it } from 'vitest';

import type { Snapshot } from '../caller.ts';
import { Books } from './books.ts';
import { camt053 } from './camt.ts';
import type { DeskEvidence } from './desk.ts';
import { HouseBank, paymentsIn } from './house-bank.ts';
import { judgeFiles } from './judge-files.ts';

const ann = 'ann';

function account(owner: string, balance: string, held = '0'): Snapshot['accounts'][number] {
  const isHouse = owner.startsWith('bank');
  return {
    id: owner,
    owner_id: isHouse ? 'house' : owner,
    asset: 'USD',
    purpose: isHouse ? owner : 'main',
    balance,
    held,
  };
}

/** Ann had 1000, wanted 40 and 30 elsewhere, and 40 were paid; a deposit of 25 came. */
function evidenceOf(change: Partial<DeskEvidence> = {}): DeskEvidence {
  const books = new Books();
  books.add({ account: ann, asset: 'USD', minor: 1000n, held: 70n });
  const bank = new HouseBank({ iban: 'DE1', day: '2026-11-20', books });
  bank.payments.push(
    { reference: 'W1', person: ann, minor: 40n, state: 'paid', batch: 'b' },
    { reference: 'W2', person: ann, minor: 30n, state: 'sent', batch: 'b' },
  );
  const statement = bank.drawUp('USD', [
    {
      minor: -40n,
      reference: 'B1',
      details: [],
      changes: [{ account: ann, asset: 'USD', minor: -40n, held: -40n }],
    },
    { minor: 25n, reference: 'B2', details: [], changes: [{ account: ann, asset: 'USD', minor: 25n }] },
  ]);
  bank.booked('USD', statement.fresh);
  return {
    counts: { files: 6, entries: 2, booked: 6, refused: 0, withdrawals: 2, again: 0 },
    bank,
    people: [ann],
    withdrawals: [
      { reference: 'W1', state: 'paid' },
      { reference: 'W2', state: 'sent' },
    ],
    complaints: [],
    seenPositions: new Set(['USD 0', 'USD 15', 'JVD 7']),
    isUnfinished: false,
    ...change,
  };
}

const closing = { accounts: [account(ann, '985', '30'), account('bank', '15')] };

function found(change: Partial<DeskEvidence>, end: Snapshot = closing): string[] {
  return judgeFiles(evidenceOf(change), end)
    .filter(([, wrong]) => wrong.length > 0)
    .map(([name]) => name.split(' ')[0] ?? '');
}

describe('the verdict on files of the bank', () => {
  it('finds nothing wrong where nothing is', () => {
    expect(found({})).toEqual([]);
  });

  const cases: readonly (readonly [string, Partial<DeskEvidence>, Snapshot, readonly string[]])[] = [
    [
      'a wallet with other money',
      {},
      { accounts: [account(ann, '986', '30'), account('bank', '15')] },
      ['11'],
    ],
    [
      'money that is set aside for good',
      {},
      { accounts: [account(ann, '985', '70'), account('bank', '15')] },
      ['11'],
    ],
    [
      'money in suspense that should be none',
      {},
      { accounts: [...closing.accounts, account('bank_suspense', '1')] },
      ['11'],
    ],
    [
      'money that stays between accounts',
      {},
      { accounts: [...closing.accounts, account('bank_clearing_in', '5')] },
      ['11'],
    ],
    [
      'a withdrawal in another state',
      {
        withdrawals: [
          { reference: 'W1', state: 'paid' },
          { reference: 'W2', state: 'returned' },
        ],
      },
      closing,
      ['11'],
    ],
    ['a withdrawal that is gone', { withdrawals: [{ reference: 'W1', state: 'paid' }] }, closing, ['11']],
    ['half a file in a look', { seenPositions: new Set(['USD 40']) }, closing, ['11']],
    ['a right file that was refused', { complaints: ['S1: refused'] }, closing, ['12']],
    ['something that never got an answer', { isUnfinished: true }, closing, ['12']],
  ];

  it.each(cases)('finds %s', (_what, change, end, checks) => {
    expect(found(change, end)).toEqual(checks);
  });
});

describe('the bank that the test plays', () => {
  it('draws statements up that follow each other, and overlap where they are to', () => {
    const bank = new HouseBank({ iban: 'DE1', day: '2026-11-20', books: new Books() });
    const entry = (minor: bigint) => ({ minor, reference: undefined, details: [], changes: [] });
    const first = bank.drawUp('USD', [entry(500n)]);
    const second = bank.drawUp('USD', [entry(-120n)], first.fresh);
    expect([first.opening, first.closing, second.opening, second.closing]).toEqual([0n, 500n, 0n, 380n]);
    expect([second.entries.length, second.fresh.length]).toEqual([2, 1]);
    expect([...bank.positions]).toEqual(['USD 0', 'USD -500', 'USD -380']);
    expect(camt053(second)).toContain('<Amt Ccy="USD">1.20</Amt><CdtDbtInd>DBIT</CdtDbtInd>');
  });

  it('takes a file of payments, and names what in it was not ordered so', () => {
    const bank = new HouseBank({ iban: 'DE1', day: '2026-11-20', books: new Books() });
    const rest = { person: ann, state: 'waiting', batch: undefined } as const;
    bank.payments.push({ ...rest, reference: 'W1', minor: 4050n }, { ...rest, reference: 'W2', minor: 100n });
    const line = (reference: string, amount: string) =>
      `<CdtTrfTxInf><PmtId><EndToEndId>${reference}</EndToEndId></PmtId><Amt><InstdAmt Ccy="USD">${amount}</InstdAmt></Amt></CdtTrfTxInf>`;
    const lines = [line('W1', '40.50'), line('W1', '40.50'), line('W2', '1.01'), line('W3', '1.00')];
    const told = paymentsIn(`<PmtInfId>b1</PmtInfId>${lines.join('')}`);
    expect(bank.receive(told)).toEqual(['W1 of 4050', 'W2 of 101', 'W3 of 100']);
    expect(bank.payments.map(({ state, batch }) => [state, batch])).toEqual([
      ['sent', 'b1'],
      ['waiting', undefined],
    ]);
  });
});
