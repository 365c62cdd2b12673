import { hidesAmounts } from '@egcr/wallet/web-testing';

import { Screen as Withdraw } from './withdraw-screen.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const NOW = '2026-11-20T12:00:00.000Z';
const money = (value: string, assetCode = 'USD') => ({ value, assetCode, assetScale: 2 });
const purse = {
  id: ID,
  asset: 'USD',
  balance: money('777777'),
  available: money('777777'),
  held: money('0'),
  pin_above: money('0'),
  opened_at: '2026-01-01T00:00:00.000Z',
  address: 'egcr1q',
};
const withdrawal = {
  id: ID,
  reference: 'AAAA-BBBB-CCCC',
  amount: money('666666', 'USD'),
  to: { holder: 'Ada Lovelace', account: 'DE•• 3000' },
  state: 'waiting',
  reason: null,
  held_back: null,
  transfer_id: null,
  steps: [{ state: 'waiting', at: NOW }],
  created_at: NOW,
};

hidesAmounts(
  [
    {
      what: 'withdrawing',
      address: '/wallet/withdraw',
      show: () => <Withdraw />,
      amounts: ['7,777.77', '6,666.66'],
    },
  ],
  {
    'GET wallet': { accounts: [purse], in_pots: [], frozen_at: null, sandbox: true },
    'GET wallet/payout-accounts': {
      items: [{ id: ID, holder: 'Ada Lovelace', account: 'DE•• 3000', scheme: 'iban', created_at: NOW }],
    },
    'GET wallet/withdrawals': { items: [withdrawal], next: null },
  },
);
