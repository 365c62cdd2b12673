import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { FreezeCard } from '../security/freeze-card.tsx';
import { useFreeze } from '../security/queries.ts';
import { Screen as Send } from '../send/send-screen.tsx';
import { CannedBank } from '../testing/canned-bank.ts';
import { openPage } from '../testing/open-page.tsx';
import { stopsWhenFrozen } from '../testing/stops-frozen.tsx';
import { Screen as Wallet } from '../wallet-screen.tsx';
import { Slot as Strip } from '../wallet-strip.tsx';

const money = (value: string) => ({ value, assetCode: 'JVD', assetScale: 2 });
const purse = {
  id: '01990000-0000-7000-8000-000000000001',
  asset: 'JVD',
  balance: money('5000'),
  available: money('5000'),
  held: money('0'),
  pin_above: money('0'),
  opened_at: '2026-01-01T00:00:00.000Z',
  address: 'egcr1q',
};
const replies = {
  'GET wallet': { accounts: [purse], in_pots: [], frozen_at: null, sandbox: true },
  'GET wallet/activity': { items: [], next: null },
};

stopsWhenFrozen(
  [{ what: 'sending money', address: '/wallet/send', show: () => <Send />, button: 'Continue' }],
  replies,
);

let bank: CannedBank | undefined;
afterEach(() => {
  cleanup();
  bank?.close();
});

const UNTIL = '2026-11-28T12:00:00.000Z';

function open(frozenAt: string | null, heldUntil: string | null = null) {
  bank = new CannedBank({
    ...replies,
    'GET wallet': { ...replies['GET wallet'], frozen_at: frozenAt, held_until: heldUntil },
  });
}

it('a frozen wallet does not say that its balance can be spent, and its acts lead nowhere', async () => {
  open('2026-11-20T12:00:00.000Z');
  await openPage('/wallet', () => <Wallet />);
  await waitFor(() => expect(screen.getByText('Your wallet is frozen')).toBeTruthy());
  expect(screen.queryByText(/can be spent/)).toBeNull();
  for (const name of [/^Send/, /^Convert/, /^Withdraw/]) {
    for (const link of screen.queryAllByRole('link', { name }))
      expect([link.getAttribute('href'), link.getAttribute('aria-disabled')]).toEqual([null, 'true']);
  }
  expect(screen.getByRole('link', { name: 'Unfreeze wallet' })).toBeTruthy();
});

it('a wallet whose money is held does not say that its balance can be spent, and its acts lead nowhere', async () => {
  open(null, UNTIL);
  await openPage('/wallet', () => <Wallet />);
  await waitFor(() => expect(screen.getAllByText('On hold').length).toBeGreaterThan(0));
  expect(screen.queryByText(/can be spent/)).toBeNull();
  for (const link of screen.getAllByRole('link', { name: /^(Send|Withdraw|Convert)/ }))
    expect([link.getAttribute('href'), link.getAttribute('aria-disabled')]).toEqual([null, 'true']);
});

it('the dashboard shows that money is held, and where that is ended, instead of the way to send', async () => {
  open(null, UNTIL);
  await openPage('/', () => <Strip />);
  await waitFor(() => expect(screen.getByText('Your money is held')).toBeTruthy());
  expect(screen.getByRole('link', { name: 'See how to end it' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Send/ })).toBeNull();
});

it('a wallet that is frozen and held speaks of the freeze, which only its owner ends', async () => {
  open('2026-11-20T12:00:00.000Z', UNTIL);
  await openPage('/', () => <Strip />);
  await waitFor(() => expect(screen.getByText('Your wallet is frozen')).toBeTruthy());
  expect(screen.queryByText('Your money is held')).toBeNull();
});

it('an open wallet says what can be spent, and its acts lead on', async () => {
  open(null);
  await openPage('/wallet', () => <Wallet />);
  await waitFor(() => expect(screen.getByText(/can be spent/)).toBeTruthy());
  expect(screen.getByRole('link', { name: 'Send' }).getAttribute('href')).toBe('/wallet/send');
});

it('the dashboard shows a frozen wallet with the way out instead of the way to send', async () => {
  open('2026-11-20T12:00:00.000Z');
  await openPage('/', () => <Strip />);
  await waitFor(() => expect(screen.getByText('Your wallet is frozen')).toBeTruthy());
  expect(screen.queryByRole('link', { name: /^Send/ })).toBeNull();
});

it('a wallet that was let go says so together with the toast, before it is read again', async () => {
  const freeze = { frozen: true, frozen_at: '2026-11-20T12:00:00.000Z' };
  const letGo = { frozen: false, frozen_at: null };
  bank = new CannedBank({ ...replies, 'GET wallet/freeze': freeze, 'PUT wallet/freeze': letGo });
  await openPage('/wallet/security', () => <FreezeCard freeze={useFreeze().data ?? letGo} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Unfreeze wallet' }));
  fireEvent.change(await screen.findByLabelText('PIN'), { target: { value: '273918' } });
  bank.answersReads = false;
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Unfreeze wallet' }));
  await screen.findByText('Wallet unfrozen');
  expect(screen.queryByText('Your wallet is frozen')).toBeNull();
});
