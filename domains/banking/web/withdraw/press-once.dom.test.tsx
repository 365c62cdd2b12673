import { movesOnce, openPage, press, type } from '@egcr/wallet/web-testing';

import { Screen as Withdraw } from './withdraw-screen.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const money = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const purse = {
  id: ID,
  asset: 'USD',
  balance: money('100000'),
  available: money('100000'),
  held: money('0'),
  pin_above: money('0'),
  opened_at: '2026-01-01T00:00:00.000Z',
  address: 'egcr1q',
};

movesOnce(
  [
    {
      what: 'withdrawing',
      enter: async () => {
        await openPage(`/wallet/withdraw?account=${ID}&amount=25.00&currency=USD&step=check`, () => (
          <Withdraw />
        ));
        await type('PIN', '270519');
      },
      press: () => press(/^(Withdraw|Try again)/),
    },
  ],
  {
    'GET wallet': { accounts: [purse], in_pots: [], frozen_at: null, sandbox: true },
    'GET wallet/payout-accounts': {
      items: [
        {
          id: ID,
          holder: 'Ada Lovelace',
          account: 'DE•• 3000',
          scheme: 'iban',
          created_at: '2026-11-20T12:00:00.000Z',
        },
      ],
    },
    'GET wallet/withdrawals': { items: [], next: null },
    'POST wallet/withdrawals': { id: ID },
  },
);
