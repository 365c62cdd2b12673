import { CannedBank, openPage, press } from '@egcr/wallet/web-testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { Screen as Withdraw } from './withdraw-screen.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const money = { value: '100000', assetCode: 'USD', assetScale: 2 };
const purse = {
  id: ID,
  asset: 'USD',
  balance: money,
  available: money,
  held: { ...money, value: '0' },
  pin_above: { ...money, value: '0' },
  opened_at: '2026-01-01T00:00:00.000Z',
  address: 'egcr1q',
};
const account = {
  id: ID,
  holder: 'Ada Lovelace',
  account: 'DE•• 3000',
  scheme: 'iban',
  created_at: '2026-11-20T12:00:00.000Z',
};

let bank: CannedBank;
afterEach(() => {
  cleanup();
  bank.close();
});

it('saving a bank account leaves the withdrawal behind it as it is: nothing there is checked or sent', async () => {
  bank = new CannedBank({
    'GET wallet': { accounts: [purse], in_pots: [], frozen_at: null, sandbox: true },
    'GET wallet/payout-accounts': { items: [account] },
    'GET wallet/withdrawals': { items: [], next: null },
    'POST wallet/payout-accounts': account,
  });
  await openPage(`/wallet/withdraw?account=${ID}&amount=25.00&currency=USD`, () => <Withdraw />);
  await press(/^Add a bank account/);
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/holder/i), { target: { value: 'Ada Lovelace' } });
  fireEvent.change(dialog.getByRole('textbox', { name: /^IBAN/ }), {
    target: { value: 'DE89 3704 0044 0532 0130 00' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  fireEvent.change(await screen.findByLabelText('PIN'), { target: { value: '270519' } });
  expect(dialog.getByText('DE89 3704 0044 0532 0130 00')).toBeTruthy();
  await press(/^Save/);
  await waitFor(() =>
    expect(bank.posts).toMatchObject([
      { path: 'wallet/payout-accounts', body: { holder: 'Ada Lovelace', pin: '270519' } },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
});
