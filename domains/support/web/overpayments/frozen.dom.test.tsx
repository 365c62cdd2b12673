import { stopsWhenFrozen } from '@egcr/wallet/web-testing';

import type { OwnOverpayment } from '../../contract/overpayment-calls.ts';
import { PayBackForm } from './pay-back-form.tsx';

const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const owed: OwnOverpayment = {
  id: '01990000-0000-7000-8000-000000000002',
  reference: 'EG-4K7M-2PQX',
  state: 'owed',
  reason: 'earnings',
  amount: usd('3000'),
  owed: usd('3000'),
  weeks: [],
  finding: 'The employer’s list shows more hours.',
  recorded_at: '2026-11-20T12:00:00.000Z',
  answer_by: '2026-12-04T12:00:00.000Z',
  answer: null,
  decision: null,
  decided_at: null,
  appeal_by: null,
  appeal: null,
  appeal_decision: null,
  is_sample: false,
  may_answer: false,
  may_appeal: false,
  payable: usd('3000'),
};

stopsWhenFrozen(
  [
    {
      what: 'paying back support that was paid too much',
      address: '/dashboard',
      show: () => <PayBackForm overpayment={owed} />,
      button: 'Pay back',
    },
  ],
  { 'GET wallet': { accounts: [], in_pots: [], frozen_at: null, sandbox: true } },
);
