import {
  CannedBank,
  leadingAmount,
  lockedPin,
  openPage,
  PIN_IS_LOCKED,
  press,
  reader,
} from '@egcr/wallet/web-testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import type { PaymentRequest } from '../contract/requests.ts';
import { PayRequest } from './pay-request.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const money = (value: string) => ({ value, assetCode: 'JVD', assetScale: 2 });
const bao = { user_id: ID, username: 'bao', name: 'Bao' };
const request: PaymentRequest = {
  id: ID,
  reference: 'AAAA-BBBB-CCCC',
  role: 'payer',
  state: 'pending',
  asset: 'JVD',
  amount: money('2500'),
  paid: money('0'),
  remaining: money('2500'),
  note: null,
  requester: bao,
  payer: { ...bao, user_id: reader },
  is_open: false,
  expires_at: '2026-12-20T12:00:00.000Z',
  created_at: '2026-11-20T12:00:00.000Z',
  ended_at: null,
  transfer_ids: [],
};

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const replies = {
  'GET wallet': { accounts: [], in_pots: [], frozen_at: null, sandbox: true },
  'GET wallet/recipients': { ...bao, is_first_payment: false },
};

async function openCheck(): Promise<void> {
  window.scrollTo = () => undefined;
  await openPage(`/wallet/requests/${ID}`, () => <PayRequest request={request} />);
  await press(/^Pay .*25/);
  await screen.findByRole('heading', { name: 'Check before you send' });
}

it('the check before a request is paid shows the amount first and largest', async () => {
  const bank = new CannedBank(replies);
  await openCheck();
  expect(leadingAmount()).toBe('Ɉ25.00');
  bank.close();
});

it('the check before a request is paid says at once that the PIN is locked', async () => {
  const bank = new CannedBank({ ...replies, 'GET identity/pin': lockedPin });
  await openCheck();
  expect(await screen.findByText(PIN_IS_LOCKED)).toBeDefined();
  expect(bank.posts).toEqual([]);
  bank.close();
});
