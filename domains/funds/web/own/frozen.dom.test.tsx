import { stopsWhenFrozen } from '@egcr/wallet/web-testing';

import { BuyForm } from './buy-form.tsx';

stopsWhenFrozen(
  [
    {
      what: 'buying units',
      address: '/wallet/funds',
      show: () => <BuyForm slug="balanced-wealth" />,
      button: 'Place the order',
    },
  ],
  { 'GET wallet': { accounts: [], in_pots: [], frozen_at: null, sandbox: true } },
);
