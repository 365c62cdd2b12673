import { CannedBank, leadingAmount, lockedPin, openPage, PIN_IS_LOCKED } from '@egcr/wallet/web-testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import type { PayPage } from '@egcr/payments/contract';
import { ToPay } from './confirm-screen.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const page: PayPage = {
  id: ID,
  title: 'A pair of sandals',
  asset: 'JVD',
  amount: { value: '2500', assetCode: 'JVD', assetScale: 2 },
  state: 'active',
  capture: 'automatic',
  is_sample: false,
  is_test: false,
  expires_at: null,
  left: null,
  methods: ['wallet'],
  merchant: { user_id: ID, name: 'Bao', username: 'bao' },
  checkout: null,
};

afterEach(cleanup);

const replies = { 'GET wallet': { accounts: [], in_pots: [], frozen_at: null, sandbox: true } };

it('the check before a link is paid shows the amount first and largest', async () => {
  const bank = new CannedBank(replies);
  await openPage(`/pay/${ID}/confirm`, () => <ToPay page={page} />);
  await screen.findByLabelText('PIN');
  expect(leadingAmount()).toBe('Ɉ25.00');
  bank.close();
});

it('the check before a link is paid says at once that the PIN is locked', async () => {
  const bank = new CannedBank({ ...replies, 'GET identity/pin': lockedPin });
  await openPage(`/pay/${ID}/confirm`, () => <ToPay page={page} />);
  expect(await screen.findByText(PIN_IS_LOCKED)).toBeDefined();
  expect(bank.posts).toEqual([]);
  bank.close();
});
