import { reader, stopsWhenFrozen } from '@egcr/wallet/web-testing';
import { beforeEach } from 'vitest';

import type { PaymentRequest } from '../contract/requests.ts';
import { PayCheck } from './pay-check.tsx';
import { PayRequest } from './pay-request.tsx';
import { usePay } from './use-pay.ts';

const ID = '01990000-0000-7000-8000-000000000001';
const NOW = '2026-11-20T12:00:00.000Z';
const money = (value: string) => ({ value, assetCode: 'JVD', assetScale: 2 });
const purse = {
  id: ID,
  asset: 'JVD',
  balance: money('100000'),
  available: money('100000'),
  held: money('0'),
  pin_above: money('0'),
  opened_at: '2026-01-01T00:00:00.000Z',
  address: 'egcr1q',
};
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
  created_at: NOW,
  ended_at: null,
  transfer_ids: [],
};
const replies = {
  'GET wallet': { accounts: [purse], in_pots: [], frozen_at: null, sandbox: true },
  'GET wallet/payees': { items: [] },
  'GET wallet/activity': { items: [], next: null },
  'GET wallet/recipients': { ...bao, is_first_payment: false },
};

/** The check as it is shown once an amount was entered. */
function Check() {
  const paying = usePay(request);
  return (
    <PayCheck request={request} checked={{ amount: money('2500'), values: { amount: '' } }} paying={paying} />
  );
}

beforeEach(() => {
  window.scrollTo = () => undefined;
});

stopsWhenFrozen(
  [
    {
      what: 'paying a request',
      address: `/wallet/requests/${ID}`,
      show: () => <PayRequest request={request} />,
      button: /^Pay .*25/,
    },
    {
      what: 'the check before a request is paid',
      address: `/wallet/requests/${ID}`,
      show: () => <Check />,
      button: /^Pay .*25/,
    },
  ],
  replies,
);
