import { stopsWhenFrozen } from '@egcr/wallet/web-testing';

import { Screen as Convert } from './convert-screen.tsx';

const money = { value: '100000', assetCode: 'JVD', assetScale: 2 };
const purse = {
  id: '01990000-0000-7000-8000-000000000001',
  asset: 'JVD',
  balance: money,
  available: money,
  held: { ...money, value: '0' },
  pin_above: { ...money, value: '0' },
  opened_at: '2026-01-01T00:00:00.000Z',
  address: 'egcr1q',
};

stopsWhenFrozen(
  [{ what: 'converting', address: '/wallet/convert', show: () => <Convert />, button: 'Continue' }],
  { 'GET wallet': { accounts: [purse], in_pots: [], frozen_at: null, sandbox: true } },
);
