import { CannedBank, openPage } from '@egcr/wallet/web-testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import type { Dispute } from '../../contract/index.ts';
import { DisputeWords } from './dispute-facts.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const jvd = (value: string) => ({ value, assetCode: 'JVD', assetScale: 2 }) as const;
const [ASKED, RAISED] = ['2026-11-20T12:00:00.000Z', '2026-11-27T12:00:00.000Z'];
const file = (number: number, at: string): Dispute['files'][number] => ({
  number,
  by: 'merchant',
  media_type: 'application/pdf',
  size_bytes: 2048,
  at,
});

const dispute: Dispute = {
  id: ID,
  reference: 'AAAA-BBBB-CCCC',
  payment_id: ID,
  role: 'merchant',
  state: 'under_review',
  title: 'A pair of sandals',
  rail: 'stripe',
  reason: 'not_received',
  amount: jvd('2500'),
  reserved: jvd('2500'),
  statement: null,
  evidence: 'Here is the receipt of the carrier.',
  answered_at: RAISED,
  earlier_answer: { evidence: 'They were handed over on Monday.', at: ASKED },
  decision: null,
  files: [file(1, ASKED), file(2, RAISED)],
  steps: [],
  opened_at: ASKED,
  due_at: RAISED,
  ended_at: null,
  merchant: null,
  payer: null,
  is_test: false,
  is_sample: false,
};

let bank: CannedBank;
afterEach(() => {
  cleanup();
  bank.close();
});

it.each(['merchant', null] as const)(
  'what was answered to the question of a rail and to the dispute stand apart, each with its date and files (%s)',
  async (role) => {
    bank = new CannedBank({});
    const linkTo = () => Promise.reject(new Error('no file is opened here'));
    await openPage('/payment-gateway', () => (
      <main>
        <DisputeWords dispute={{ ...dispute, role }} linkTo={linkTo} />
      </main>
    ));
    await screen.findByRole('heading', { name: 'The merchant’s answer' });
    const read = [...document.querySelectorAll('main :is(h2, time, p[dir], button)')].map((part) =>
      part instanceof HTMLTimeElement ? part.dateTime : part.textContent.replace(/, .*/, ''),
    );
    expect(read.slice(read.indexOf('The merchant’s answer to the question'))).toEqual([
      'The merchant’s answer to the question',
      ASKED,
      'They were handed over on Monday.',
      'File 1',
      'The merchant’s answer',
      RAISED,
      'Here is the receipt of the carrier.',
      'File 2',
    ]);
  },
);
