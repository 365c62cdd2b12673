import { keepsTyped } from '@egcr/wallet/web-testing';

import { Screen as AskForMoney } from './ask-screen.tsx';

keepsTyped(
  [
    {
      what: 'a request for money',
      address: '/wallet/requests/new',
      show: () => <AskForMoney />,
      typed: { 'How much?': '12.50', To: 'bao', 'What is it for?': 'Lunch' },
    },
  ],
  {
    'GET wallet': { accounts: [], in_pots: [], frozen_at: null, sandbox: true },
    'GET wallet/payees': { items: [] },
    'GET wallet/activity': { items: [], next: null },
  },
);
