import { CannedBank, openPage, press } from '@egcr/wallet/web-testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { Screen as AskForMoney } from './ask-screen.tsx';

let bank: CannedBank | undefined;
afterEach(() => {
  cleanup();
  bank?.close();
});

it('an empty request names what is missing in the order of the page, and speaks of who is asked', async () => {
  bank = new CannedBank({
    'GET wallet': { accounts: [], in_pots: [], frozen_at: null, sandbox: true },
    'GET wallet/payees': { items: [] },
    'GET wallet/activity': { items: [], next: null },
  });
  await openPage('/wallet/requests/new', () => <AskForMoney />);
  await press('Send request');
  const summary = await screen.findByRole('region', { name: 'Check these fields' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Enter an amount.', 'Enter who you’re asking for money.']);
  expect(bank.posts).toEqual([]);
});
