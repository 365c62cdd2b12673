import { stopsWhenFrozen } from '@egcr/wallet/web-testing';

import { PayBackForm } from './pay-back-form.tsx';

const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const owed = {
  id: '01990000-0000-7000-8000-000000000002',
  state: 'owed',
  amount: usd('150000'),
  owed: usd('150000'),
  reason: 'no_report',
  finding: 'No report came for a year.',
  papers: [],
  proposed_at: '2026-11-10T12:00:00.000Z',
  answer_by: '2026-11-24T12:00:00.000Z',
  may_answer: false,
  may_decide: false,
  answer: null,
  answered_at: null,
  decision: null,
  decided_at: null,
  appeal_by: null,
  new_facts: null,
  appeal: null,
  appealed_at: null,
  appeal_decision: null,
  appeal_decided_at: null,
} as const;

stopsWhenFrozen(
  [
    {
      what: 'paying back what is owed of an award',
      address: '/dashboard',
      show: () => (
        <PayBackForm caseId="01990000-0000-7000-8000-000000000001" recovery={{ ...owed, papers: [] }} />
      ),
      button: 'Pay back',
    },
  ],
  { 'GET wallet': { accounts: [], in_pots: [], frozen_at: null, sandbox: true } },
);
