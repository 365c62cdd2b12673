import { CannedBank, keepsTyped, openPage } from '@egcr/wallet/web-testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Screen as Withdraw } from './withdraw-screen.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const money = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const purse = {
  id: ID,
  asset: 'USD',
  balance: money('1000000'),
  available: money('1000000'),
  held: money('0'),
  pin_above: money('0'),
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
const replies = {
  'GET wallet': { accounts: [purse], in_pots: [], frozen_at: null, sandbox: true },
  'GET wallet/payout-accounts': { items: [account] },
  'GET wallet/withdrawals': { items: [], next: null },
};

keepsTyped(
  [
    {
      what: 'a withdrawal',
      address: '/wallet/withdraw',
      show: () => <Withdraw />,
      typed: { 'How much?': '1,234.50' },
    },
  ],
  replies,
);

it('the address of the check says the amount in one way, whatever was typed', async () => {
  const bank = new CannedBank(replies);
  await openPage(`/wallet/withdraw?account=${ID}&currency=USD`, () => <Withdraw />);
  fireEvent.change(await screen.findByLabelText('How much?'), { target: { value: '$1,234.5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('button', { name: 'Withdraw $1,234.50' })).toBeTruthy();
  const back = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(back).toContain(`/wallet/withdraw?account=${ID}&amount=1234.50&currency=USD`);
  bank.close();
});
