import { announcePreferredCurrency } from '@egcr/web-kit/preferred-currency';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import type { ActivityEntry } from '../../contract/index.ts';
import type { Pot } from '../../contract/pots.ts';
import { holdingsOf } from '../currencies.ts';
import { TransactionRow } from '../history/transaction-row.tsx';
import { PotHistory } from '../pots/pot-history.tsx';
import { SpendingCard } from '../spending/spending-card.tsx';
import { CannedBank } from '../testing/canned-bank.ts';
import { openPage } from '../testing/open-page.tsx';
import { CurrencyCards } from './currency-cards.tsx';
import { WalletTotal } from './wallet-total.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const NOW = '2026-11-20T12:00:00.000Z';
const money = (value: string, assetCode = 'JVD') => ({ value, assetCode, assetScale: 2 });

let bank: CannedBank | undefined;
afterEach(() => {
  cleanup();
  bank?.close();
});

describe('the spending card', () => {
  const open = async (months: readonly unknown[]) => {
    bank = new CannedBank({ 'GET wallet/spending': { months, is_whole: true } });
    await openPage('/wallet', () => <SpendingCard currencies={['JVD']} />);
  };

  it('draws what went out by month and by category, with the same figures as a table', async () => {
    await open([
      { month: '2026-10', came: money('0'), went: money('1200'), spent: [] },
      {
        month: '2026-11',
        came: money('9000'),
        went: money('4000'),
        spent: [
          { category: 'home', amount: money('3000') },
          { category: 'food', amount: money('1000') },
        ],
      },
    ]);
    const figures = await screen.findAllByRole('figure');
    expect(figures).toHaveLength(2);
    const [byMonth, byCategory] = figures;
    // A bar for each month, as long as its sum; the longest category fills its line.
    const bars = [...(byMonth?.querySelectorAll('rect') ?? [])].map((bar) => bar.getAttribute('height'));
    expect(bars).toHaveLength(2);
    expect(Number.parseFloat(bars[0] ?? '') / Number.parseFloat(bars[1] ?? '')).toBeCloseTo(0.3);
    const rows = within(byCategory ?? document.body)
      .getAllByRole('row')
      .slice(1);
    expect(rows.map(({ textContent }) => textContent?.replaceAll(/[^\d.]/g, ''))).toEqual(['30.00', '10.00']);
  });

  it('draws nothing before money has moved', async () => {
    await open([{ month: '2026-11', came: money('0'), went: money('0'), spent: [] }]);
    await screen.findByText('No money in or out in the last six months.');
    expect(screen.queryByRole('figure')).toBeNull();
  });
});

describe('the cards of other currencies', () => {
  const usd = {
    id: ID,
    asset: 'USD' as const,
    balance: money('12345', 'USD'),
    available: money('12345', 'USD'),
    held: money('0', 'USD'),
    pin_above: money('0', 'USD'),
    opened_at: NOW,
    address: 'egcr1q',
  };
  const [, ...others] = holdingsOf([usd]);

  it('show the currencies that are held, and the others behind "Add currency"', async () => {
    bank = new CannedBank({
      'GET wallet': { accounts: [usd], in_pots: [], frozen_at: null, sandbox: true },
    });
    await openPage('/wallet', () => <CurrencyCards holdings={others} />);
    const cards = await screen.findAllByRole('listitem');
    expect(cards).toHaveLength(1);
    expect(cards[0]?.textContent).toContain('123.45');
    fireEvent.click(screen.getByRole('button', { name: 'Add currency' }));
    const dialog = await screen.findByRole('dialog');
    const offered = within(dialog).getAllByRole('link');
    expect(offered).toHaveLength(others.length - 1);
    expect(offered.some((link) => link.getAttribute('href')?.endsWith('to=USD'))).toBe(false);
    for (const link of offered)
      expect(link.getAttribute('href')).toMatch(/^\/wallet\/convert\?from=JVD&to=[A-Z]{3,5}$/);
  });
});

describe('the total of all currencies', () => {
  it('counts pots and what is held, and says so', async () => {
    announcePreferredCurrency('USD');
    const rate = { pair: 'USD/JVD', base: 'USD', quote: 'JVD', mid: '0.5', bid: '0.5', ask: '0.5' };
    bank = new CannedBank({
      'GET rates': {
        base: 'USD',
        stale_after_s: 3600,
        items: [{ ...rate, source: 'policy', sample: false, as_of: NOW, stale: false }],
        sources: [],
      },
    });
    const jvd = {
      id: ID,
      asset: 'JVD' as const,
      balance: money('10000'),
      available: money('7000'),
      held: money('3000'),
      pin_above: money('0'),
      opened_at: NOW,
      address: 'egcr1q',
    };
    const wallet = { accounts: [jvd], in_pots: [money('500')], frozen_at: null, sandbox: true };
    await openPage('/wallet', () => <WalletTotal wallet={wallet} />);
    const total = await screen.findByRole('group', { name: 'Total, with pots and holds' });
    // 100.00 in the account, 30.00 of it held, and 5.00 in a pot, at two dollars each.
    expect(total.textContent).toContain('$210.00');
  });
});

describe('the history of a pot', () => {
  const pot: Pot = {
    id: ID,
    name: 'Boat',
    look: 'travel',
    asset: 'JVD',
    account_id: ID,
    balance: money('700'),
    target: null,
    target_on: null,
    created_at: NOW,
  };
  const entry = (number: number, direction: 'in' | 'out', amount: string, balance: string) => ({
    number: String(number),
    transfer_id: ID.replace(/1$/, String(number)),
    reference: 'AAAA-BBBB-CCCC',
    kind: direction === 'in' ? 'pot_in' : 'pot_out',
    direction,
    amount: money(amount),
    balance: money(balance),
    created_at: NOW,
  });

  it('lists what moved in and out, with the balance after each and the way to its receipt', async () => {
    bank = new CannedBank({
      [`GET wallet/accounts/${ID}/entries`]: {
        items: [entry(2, 'out', '300', '700'), entry(1, 'in', '1000', '1000')],
        next: null,
      },
    });
    await openPage('/wallet/pots/1', () => <PotHistory pot={pot} />);
    const [out, into] = await screen.findAllByRole('listitem');
    expect(out?.textContent).toMatch(/3\.00.*7\.00/);
    expect(into?.textContent).toMatch(/10\.00.*10\.00/);
    const receipt = within(into ?? document.body).getByRole('link');
    expect(receipt.getAttribute('href')).toBe(`/wallet/transfers/${ID}`);
  });

  it('says so when nothing has moved', async () => {
    bank = new CannedBank({ [`GET wallet/accounts/${ID}/entries`]: { items: [], next: null } });
    await openPage('/wallet/pots/1', () => <PotHistory pot={pot} />);
    await screen.findByText('Nothing has moved in or out yet.');
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});

describe('a transaction of the history', () => {
  const item = (direction: 'in' | 'out'): ActivityEntry => ({
    id: ID,
    reference: 'AAAA-BBBB-CCCC',
    state: 'posted',
    amount: money('100'),
    note: null,
    created_at: NOW,
    kind: 'transfer',
    direction,
    counterpart: { user_id: ID, username: 'bao', name: 'Bao' },
    category: 'other',
    is_guess: true,
    guess: 'sent',
    private_note: null,
  });

  it.each(['in', 'out'] as const)('that went %s carries the mark of that way', async (direction) => {
    bank = new CannedBank({});
    await openPage('/wallet/history', () => (
      <ul>
        <TransactionRow transaction={item(direction)} />
      </ul>
    ));
    await screen.findByRole('listitem');
    const marks = [...document.querySelectorAll('[data-flow]')].map((mark) => mark.getAttribute('data-flow'));
    expect(marks).toEqual([direction]);
    const arrow = document.querySelector('[data-flow] svg:last-of-type')?.getAttribute('class') ?? '';
    expect(arrow).toContain(direction === 'in' ? 'arrow-down-left' : 'arrow-up-right');
  });
});
