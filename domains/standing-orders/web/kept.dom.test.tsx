import { keepsTyped } from '@egcr/wallet/web-testing';

import { Screen as NewOrder } from './new-order-screen.tsx';

keepsTyped(
  [
    {
      what: 'a scheduled payment',
      address: '/wallet/scheduled/new',
      show: () => <NewOrder />,
      typed: { 'How much?': '12.50', 'Who gets it?': 'bao', 'First payment on': '2099-12-31', Note: 'Rent' },
    },
  ],
  {
    'GET wallet': { accounts: [], in_pots: [], frozen_at: null, sandbox: true },
    'GET wallet/payees': { items: [] },
    'GET wallet/activity': { items: [], next: null },
  },
);
