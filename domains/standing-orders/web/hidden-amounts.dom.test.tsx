import { hidesAmounts } from '@egcr/wallet/web-testing';

import { Screen as Scheduled } from './scheduled-screen.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const order = {
  id: ID,
  state: 'active',
  pause_reason: null,
  to: { user_id: ID, username: 'bao', name: 'Bao' },
  amount: { value: '555555', assetCode: 'JVD', assetScale: 2 },
  note: null,
  rule: { every: 'monthly' },
  first_on: '2026-12-01',
  until_on: null,
  count: null,
  next_on: '2026-12-01',
  next_runs: ['2026-12-01'],
  due_at: null,
  attempts: 0,
  paid_count: 0,
  created_at: '2026-11-20T12:00:00.000Z',
};

hidesAmounts(
  [
    {
      what: 'scheduled payments',
      address: '/wallet/scheduled',
      show: () => <Scheduled />,
      amounts: ['5,555.55'],
    },
  ],
  { 'GET wallet/standing-orders': { items: [order] } },
);
