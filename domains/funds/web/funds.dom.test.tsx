import { connectScreens } from '@egcr/contract/product-screens';
import { ToastProvider } from '@egcr/ui/toast';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { createQueryClient } from '@egcr/web-kit/query';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { UnitOrder, WealthFundPage } from '../contract/index.ts';
import { fundScreens } from '../contract/screens.ts';
import { Screen as FundScreen } from './open/fund-screen.tsx';
import { Screen as FundsScreen } from './open/funds-screen.tsx';
import { Screen as OwnScreen } from './own/own-funds-screen.tsx';
import { Screen as ValuationsScreen } from './staff/valuations-screen.tsx';

/** Where the way back leads. */
const wallet = {
  name: 'wallet',
  path: '/wallet',
  guard: 'pinned',
  frame: 'app',
  requirement: '',
  isOpen: true,
} as const;
const staff = { ...wallet, name: 'super-admin', path: '/super-admin', guard: 'profiled' } as const;

const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const fund: WealthFundPage = {
  slug: 'balanced-wealth',
  title: 'Balanced wealth fund',
  mandate: 'Half and half.',
  is_sample: true,
  price: '11.500000',
  valued_at: '2026-11-26T16:00:00.000Z',
  net_assets: usd('92000'),
  units: '80.000000',
  return_total: '0.150000',
  return_year: null,
  next_cut_off: '2026-11-27T16:00:00.000Z',
  history: [
    { at: '2026-11-25T16:00:00.000Z', price: '10.000000', net_assets: usd('0'), is_sample: true },
    { at: '2026-11-26T16:00:00.000Z', price: '11.500000', net_assets: usd('92000'), is_sample: true },
  ],
  cash: usd('77000'),
  investments: usd('20000'),
  liabilities: usd('5000'),
  bought: usd('123000'),
  given_back: usd('46000'),
  spent: usd('0'),
  spending: {
    year: 2026,
    percent: 4,
    cap: usd('1200'),
    spent: usd('300'),
    years: [{ year: 2025, net_assets: usd('30000') }],
  },
};
const order: UnitOrder = {
  id: '01990000-0000-7000-8000-000000000001',
  fund: 'balanced-wealth',
  side: 'buy',
  state: 'waiting',
  amount: usd('25000'),
  units: null,
  price: null,
  cut_off: '2026-11-27T16:00:00.000Z',
  may_cancel: true,
  reason: null,
  is_sample: false,
  placed_at: '2026-11-27T10:00:00.000Z',
};
const toValue = {
  slug: 'balanced-wealth',
  title: 'Balanced wealth fund',
  is_sample: false,
  price: '11.500000',
  valued_at: '2026-11-25T16:00:00.000Z',
  cash: usd('77000'),
  investments: usd('20000'),
  placed_since: usd('0'),
  investments_now: usd('20000'),
  free_cash: usd('70000'),
  spendable: usd('900'),
  liabilities: usd('0'),
  units: '80.000000',
  cut_off: '2026-11-26T16:00:00.000Z',
  waiting: 3,
  unsettled: 0,
};

let sent: { readonly url: string; readonly body: unknown }[];
let read: string[];
let refusal: object | undefined;
beforeEach(() => {
  sent = [];
  read = [];
  refusal = undefined;
  connectScreens([...fundScreens, wallet, staff]);
  connectCalls({ wait: async () => undefined });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'POST') {
      sent.push({ url, body: typeof init.body === 'string' ? JSON.parse(init.body) : null });
      return refusal === undefined
        ? Response.json(order, { status: 201 })
        : Response.json({ type: 'about:blank', ...refusal }, { status: 422 });
    }
    read.push(url);
    if (url.includes('/wealth-funds/balanced-wealth')) return Response.json(fund);
    if (url.includes('/admin/wealth-funds')) return Response.json({ items: [toValue] });
    if (url.includes('/roles'))
      return Response.json({
        roles: [],
        rules: [
          ['money.read', 'place'],
          ['money.propose', 'place'],
        ],
        needs_second_factor: false,
      });
    if (url.includes('/wallet/funds'))
      return Response.json({
        positions: [
          {
            fund: fund.slug,
            title: fund.title,
            units: '60.500000',
            units_ordered: '0.000000',
            value: usd('69575'),
          },
        ],
        orders: [
          order,
          {
            ...order,
            id: order.id.replace(/1$/, '2'),
            state: 'refused',
            may_cancel: false,
            reason: 'wallet_frozen',
          },
        ],
      });
    if (url.endsWith('/wealth-funds')) return Response.json({ items: [fund] });
    return Response.json({ type: 'about:blank', status: 404, code: 'not_found' }, { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const open = (address: string, path: string, Page: () => React.ReactNode) =>
  openPages({
    address,
    pages: { [path]: Page },
    hasMore: true,
    around: (page) => (
      <QueryClientProvider client={createQueryClient()}>
        <ToastProvider regionLabel="Notices" closeLabel="Close">
          {page}
        </ToastProvider>
      </QueryClientProvider>
    ),
  });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the public pages of wealth funds [SYS-04]', () => {
  it('list each fund with its price, and say first that this is no bank', async () => {
    await open('/wealth-funds', '/wealth-funds', FundsScreen);
    expect(await screen.findByText('Balanced wealth fund')).toBeDefined();
    expect(screen.getByText('This is no bank and no regulated fund')).toBeDefined();
    expect(screen.getByText('$11.500000')).toBeDefined();
  });

  it('leave out samples where the reader hides them, and say that nothing is left', async () => {
    const opened = await open('/wealth-funds', '/wealth-funds', FundsScreen);
    fireEvent.click(await screen.findByRole('switch', { name: 'Hide samples' }));
    expect(await screen.findByText('There is no wealth fund yet')).toBeDefined();
    expect(screen.queryByText('Balanced wealth fund')).toBeNull();
    expect(opened.address()).toBe('/wealth-funds?sample=hidden');
  });

  it('show value, return, course, flows and what may be spent, with figures behind each drawing', async () => {
    await open('/wealth-funds/balanced-wealth', '/wealth-funds/$slug', FundScreen);
    expect(await screen.findByRole('heading', { level: 1, name: 'Balanced wealth fund' })).toBeDefined();
    expect(screen.getByText('+15.00%')).toBeDefined();
    expect(screen.getByText('What may be spent in 2026')).toBeDefined();
    expect(screen.getByText('End of 2025')).toBeDefined();
    expect(screen.getAllByText('$1,230').length).toBeGreaterThan(0);
  });

  it('say so where there is no such fund', async () => {
    await open('/wealth-funds/nothing', '/wealth-funds/$slug', FundScreen);
    expect(await screen.findByText('This fund does not exist')).toBeDefined();
  });
});

describe('own units of wealth funds [SYS-04]', () => {
  const openOwn = () => open('/wallet/funds?fund=balanced-wealth', '/wallet/funds', OwnScreen);

  it('are what their holder reads first, with the way back to the wallet', async () => {
    await openOwn();
    await screen.findByText('60.5 units');
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings.indexOf('Units')).toBeLessThan(headings.indexOf('A new order'));
    expect(screen.getByRole('link', { name: 'Wallet' }).getAttribute('href')).toBe('/wallet');
  });

  it('are bought for an amount; one that is no amount, or out of range, is refused at its field', async () => {
    await openOwn();
    expect(await screen.findByText('60.5 units')).toBeDefined();
    press('Place the order');
    expect((await screen.findAllByText('Enter an amount in dollars.')).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    refusal = {
      status: 422,
      code: 'amount_range',
      errors: [{ field: 'amount.value', code: 'amount_range' }],
    };
    type('Amount', '5');
    press('Place the order');
    expect((await screen.findAllByText('An order is for $10 to $1,000,000.')).length).toBeGreaterThan(0);
    refusal = undefined;
    read = [];
    type('Amount', '250');
    press('Place the order');
    await waitFor(() => expect(sent).toHaveLength(2));
    // What the person holds is read again: their order is seen at once.
    await waitFor(() => expect(read.filter((url) => url.includes('/wallet/funds'))).not.toEqual([]));
    expect(sent[1]).toMatchObject({ body: { amount: usd('25000') } });
    expect(sent[1]?.url).toContain('/wealth-funds/balanced-wealth/purchases');
  });

  it('are given back by number', async () => {
    await openOwn();
    fireEvent.click(await screen.findByRole('radio', { name: 'Give units back' }));
    type('Units to give back', '12.5');
    press('Place the order');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ body: { units: '12.500000' } });
  });

  it('show each order with its state and reason; one that waits can be taken back', async () => {
    await openOwn();
    expect(await screen.findByText('Waits for a price')).toBeDefined();
    expect(screen.getByText(/Your wallet could not take part then/)).toBeDefined();
    press('Take the order back');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.url).toContain(`/wallet/funds/${order.id}/cancellation`);
  });
});

describe('the page where funds are valued [SYS-04]', () => {
  it('shows the books of each and how many orders wait for the price', async () => {
    await open('/super-admin/fund-valuations', '/super-admin/fund-valuations', ValuationsScreen);
    expect(await screen.findByText('Orders for this price')).toBeDefined();
    expect(screen.getByText('3')).toBeDefined();
    for (const said of ['$770.00', '$11.500000']) expect(screen.getByText(said)).toBeDefined();
  });

  it('proposes to move money into investments, or back, and says how much there is each way', async () => {
    await open('/super-admin/fund-valuations', '/super-admin/fund-valuations', ValuationsScreen);
    fireEvent.click(await screen.findByText('Move money into investments, or back'));
    expect(screen.getByText(/Up to \$700\.00/)).toBeDefined();
    press('Propose the move');
    expect((await screen.findAllByText('Enter an amount in dollars above zero.')).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole('radio', { name: 'From investments back to cash' }));
    expect(await screen.findByText(/Up to \$200\.00/)).toBeDefined();
    type('Amount to move', '50');
    type('Which decision this carries out', 'Decision 7.');
    press('Propose the move');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      body: { direction: 'divest', amount: usd('5000'), reason: 'Decision 7.' },
    });
    expect(sent[0]?.url).toContain('/admin/wealth-funds/balanced-wealth/placements');
  });
});
