import type { CheckoutSession } from '@egcr/payments/contract';
import { CannedBank, openPage, press } from '@egcr/wallet/web-testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { Screen as SessionScreen } from './session-screen.tsx';
import { Screen as SessionsScreen } from './sessions-screen.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const PATH = `checkout-sessions/${ID}`;
const ROUTE = '/payment-gateway/checkout-sessions/$checkoutSessionId';
const session: CheckoutSession = {
  id: ID,
  url: `https://egcr.example/checkout/${ID}`,
  state: 'open',
  title: 'Coffee beans',
  amount: { value: '2500', assetCode: 'JVD', assetScale: 2 },
  capture: 'automatic',
  is_test: true,
  metadata: { order: 'TH-4711' },
  success_url: 'https://shop.example/thanks',
  cancel_url: null,
  link_id: ID,
  payment: null,
  created_at: '2026-11-20T12:00:00.000Z',
  expires_at: '2026-11-21T12:00:00.000Z',
};

let bank: CannedBank;
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  bank.close();
});

async function open(shown: Partial<CheckoutSession> = {}) {
  const found = { ...session, ...shown };
  bank = new CannedBank({
    [`GET ${PATH}`]: found,
    [`POST ${PATH}/expire`]: { ...found, state: 'expired' },
  });
  await openPage(`/payment-gateway/${PATH}`, () => <SessionScreen />, ROUTE);
  await screen.findByRole('heading', { level: 1 });
}

async function list(items: readonly CheckoutSession[]) {
  bank = new CannedBank({ 'GET checkout-sessions': { items, next: null } });
  await openPage('/payment-gateway/checkout-sessions', () => <SessionsScreen />);
  await screen.findByRole('heading', { level: 1, name: 'Checkout sessions' });
}

describe('the sessions of a shop', () => {
  it('are listed with what the shop calls them, and lead to each of them', async () => {
    await list([session, { ...session, id: ID.replace(/1$/, '2'), title: 'Tea', state: 'complete' }]);
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Coffee beans.*TH-4711.*Test.*Open.*25\.00/),
      expect.stringMatching(/Tea.*Complete/),
    ]);
    expect(screen.getByRole('link', { name: 'Coffee beans' }).getAttribute('href')).toBe(
      `/payment-gateway/${PATH}`,
    );
    expect(screen.getByRole('button', { name: 'Download CSV' })).toBeTruthy();
  });

  it('say what begins one where there is none', async () => {
    await list([]);
    expect(await screen.findByText('No checkout sessions yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Connect your shop' })).toBeTruthy();
  });
});

describe('one session', () => {
  it('is ended once the merchant has said so twice, and says that it is over', async () => {
    await open();
    await press('End session');
    expect(bank.posts).toEqual([]);
    const asked = await screen.findByRole('alertdialog', { name: 'End this session?' });
    within(asked).getByRole('button', { name: 'End session' }).click();
    await waitFor(() => expect(bank.posts.map(({ path }) => path)).toEqual([`${PATH}/expire`]));
    expect(await screen.findByText('Session ended')).toBeTruthy();
  });

  it('says in the dialog why it cannot be ended', async () => {
    await open();
    bank.trouble = { kind: 'refuses', status: 409, code: 'checkout_closed' };
    await press('End session');
    const asked = await screen.findByRole('alertdialog');
    within(asked).getByRole('button', { name: 'End session' }).click();
    expect(await within(asked).findByText(/already paid, or is being paid/)).toBeTruthy();
  });

  it.each([
    ['is being paid', { payment: { id: ID, state: 'processing' } }],
    ['is paid', { state: 'complete', payment: { id: ID, state: 'succeeded' } }],
  ] as const)('leads to its payment and is not ended where it %s', async (_, shown) => {
    await open(shown);
    expect((await screen.findByRole('link', { name: 'See the payment' })).getAttribute('href')).toBe(
      `/payment-gateway/payments/${ID}`,
    );
    expect(screen.queryByRole('button', { name: 'End session' })).toBeNull();
    expect(screen.queryByText('Customer page')).toBeNull();
  });

  it('is not found where it is another shop’s', async () => {
    bank = new CannedBank({});
    await openPage(`/payment-gateway/${PATH}`, () => <SessionScreen />, ROUTE);
    expect(await screen.findByRole('heading', { name: 'We can’t find this' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Checkout sessions' })).not.toEqual([]);
  });
});
