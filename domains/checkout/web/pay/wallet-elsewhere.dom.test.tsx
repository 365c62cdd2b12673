import { CannedBank, openPage } from '@egcr/wallet/web-testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import type { PayPage } from '@egcr/payments/contract';
import { ToPay } from './confirm-screen.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const page: PayPage = {
  id: ID,
  title: 'A pair of sandals',
  asset: 'USD',
  amount: { value: '2500', assetCode: 'USD', assetScale: 2 },
  state: 'active',
  capture: 'automatic',
  is_sample: false,
  is_test: false,
  expires_at: null,
  left: null,
  methods: ['wallet', 'open_payments'],
  merchant: { user_id: ID, name: 'Bao', username: 'bao' },
  checkout: null,
};

afterEach(cleanup);

it('a payer with a wallet elsewhere names it; what is no address is said at its field, and nothing is sent', async () => {
  const bank = new CannedBank({
    'GET wallet': { accounts: [], in_pots: [], frozen_at: null, sandbox: true },
  });
  await openPage(`/pay/${ID}/confirm`, () => <ToPay page={page} />);
  fireEvent.click(await screen.findByRole('radio', { name: /wallet elsewhere/ }));
  const field = await screen.findByLabelText('Address of your wallet');
  fireEvent.change(field, { target: { value: 'amina' } });
  fireEvent.change(await screen.findByLabelText('PIN'), { target: { value: '273918' } });
  fireEvent.click(screen.getByRole('button', { name: /^Pay/ }));
  expect(await screen.findByText(/This is no address of a wallet/)).toBeDefined();
  expect(bank.posts).toEqual([]);
  fireEvent.change(field, { target: { value: '$wallet.example/amina' } });
  fireEvent.click(screen.getByRole('button', { name: /^Pay/ }));
  await waitFor(() => expect(bank.posts).not.toEqual([]));
  bank.close();
});
