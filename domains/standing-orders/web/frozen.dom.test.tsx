import { CannedBank, openPage, stopsWhenFrozen } from '@egcr/wallet/web-testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { Screen as NewOrder } from './new-order-screen.tsx';
import { Screen as Scheduled } from './scheduled-screen.tsx';

stopsWhenFrozen(
  [
    {
      what: 'scheduling a payment',
      address: '/wallet/scheduled/new',
      show: () => <NewOrder />,
      button: 'Continue',
    },
  ],
  {
    'GET wallet': { accounts: [], in_pots: [], frozen_at: null, sandbox: true },
    'GET wallet/payees': { items: [] },
    'GET wallet/activity': { items: [], next: null },
  },
);

let bank: CannedBank | undefined;
afterEach(() => {
  cleanup();
  bank?.close();
});

it('a frozen wallet leads to no new scheduled payment, and says why', async () => {
  const frozen_at = '2026-11-20T12:00:00.000Z';
  bank = new CannedBank({
    'GET wallet': { accounts: [], in_pots: [], frozen_at, sandbox: true },
    'GET wallet/standing-orders': { items: [] },
  });
  await openPage('/wallet/scheduled', () => <Scheduled />);
  const stopped = await screen.findByRole<HTMLButtonElement>('button', { name: 'Schedule a payment' });
  expect(stopped.disabled).toBe(true);
  expect(screen.queryByRole('link', { name: 'Schedule a payment' })).toBeNull();
  expect(screen.getByText('Your wallet is frozen. Unfreeze it first.')).toBeTruthy();
});
