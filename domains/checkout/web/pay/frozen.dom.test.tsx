import { stopsWhenFrozen } from '@egcr/wallet/web-testing';

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

stopsWhenFrozen(
  [
    {
      what: 'paying by a link',
      address: `/pay/${ID}/confirm`,
      show: () => <ToPay page={page} />,
      button: /^Pay .*25/,
    },
  ],
  { 'GET wallet': { accounts: [], in_pots: [], frozen_at: null, sandbox: true } },
);
