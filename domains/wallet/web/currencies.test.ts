import { uuidv7 } from '@egcr/contract/ids';
import { describe, expect, it } from 'vitest';

import { addressOf, type ActivityItem, type WalletAccount } from '../contract/index.ts';
import { assetCodeOr, currencyName, holdingsOf } from './currencies.ts';
import { formatsFor } from '@egcr/web-kit/formats';
import { byMonth } from './history/months.ts';
import { counterpartsOf } from './queries.ts';

const id = uuidv7(1_790_000_000_000);
const money = (value: string, assetCode: string) => ({ value, assetCode, assetScale: 2 });
const euros: WalletAccount = {
  id,
  asset: 'EUR',
  balance: money('500', 'EUR'),
  available: money('300', 'EUR'),
  held: money('200', 'EUR'),
  pin_above: money('200', 'EUR'),
  opened_at: '2026-01-01T00:00:00.000Z',
  address: addressOf(id),
};

describe('what the wallet shows of its currencies', () => {
  it('is all of them, JVD first, with nothing where there is no account yet', () => {
    const holdings = holdingsOf([euros]);
    expect(holdings.map(({ asset }) => asset).slice(0, 3)).toEqual(['JVD', 'USD', 'EUR']);
    expect(holdings[0]).toMatchObject({ isEmpty: true, available: { value: '0', assetScale: 2 } });
    expect(holdings[2]).toMatchObject({
      isEmpty: false,
      available: { value: '300' },
      held: { value: '200' },
    });
    expect(holdings.find(({ asset }) => asset === 'USDC')?.available.assetScale).toBe(6);
  });

  it('names them in the reader’s language, and by code where that has no name', () => {
    expect([currencyName('JPY', 'fr'), currencyName('JVD', 'en'), currencyName('USDC', 'en')]).toEqual([
      'yen japonais',
      'JVD',
      'USDC',
    ]);
    expect([assetCodeOr('USD'), assetCodeOr('XXX'), assetCodeOr(null)]).toEqual(['USD', 'JVD', 'JVD']);
  });
});

function transaction(created_at: string, username: string | null): ActivityItem {
  const counterpart = username === null ? null : { user_id: username, username, name: username };
  return {
    id,
    reference: '0000-0000-0000',
    state: 'posted',
    amount: money('100', 'JVD'),
    note: null,
    created_at,
    kind: username === null ? 'sandbox_deposit' : 'transfer',
    direction: 'in',
    counterpart,
  };
}

describe('the history', () => {
  const transactions = [
    transaction('2026-11-20T12:00:00.000Z', 'bola'),
    transaction('2026-11-19T12:00:00.000Z', 'chen'),
    transaction('2026-11-10T12:00:00.000Z', null),
    transaction('2026-10-10T12:00:00.000Z', 'bola'),
    transaction('2025-11-10T12:00:00.000Z', 'dara'),
  ];

  it('is put under months, each year’s its own', () => {
    const months = byMonth(transactions, { locale: 'en', dayOf: formatsFor('en', 'UTC').day });
    expect(months.map(({ name, transactions: found }) => [name, found.length])).toEqual([
      ['November 2026', 3],
      ['October 2026', 1],
      ['November 2025', 1],
    ]);
  });

  it('names the last people, each once, and nobody for play money', () => {
    expect(counterpartsOf(transactions, 2).map(({ username }) => username)).toEqual(['bola', 'chen']);
    expect(counterpartsOf(transactions, 9)).toHaveLength(3);
  });
});
