import { ToastProvider } from '@egcr/ui/toast';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { createQueryClient } from '@egcr/web-kit/query';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { OwnOverpayment, StaffOverpayment } from '../../contract/overpayment-calls.ts';
import { useOverpayments } from '../queries.ts';
import { Overpayments } from '../staff/overpayments/overpayments.tsx';
import { OwnOverpayments } from './own-overpayments.tsx';

const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const id = '01990000-0000-7000-8000-000000000002';
const facts = {
  id,
  reference: 'EG-4K7M-2PQX',
  state: 'proposed',
  reason: 'earnings',
  amount: usd('3000'),
  owed: usd('0'),
  weeks: [
    {
      week: '2026-W46',
      starts_on: '2026-11-09',
      ends_on: '2026-11-15',
      stated: usd('0'),
      earned: usd('9000'),
      is_due: true,
      paid: usd('12000'),
      due: usd('9000'),
      over: usd('3000'),
    },
  ],
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
} as const;
const own: OwnOverpayment = {
  ...facts,
  weeks: [...facts.weeks],
  may_answer: true,
  may_appeal: false,
  payable: usd('0'),
};
const staff: StaffOverpayment = {
  ...facts,
  weeks: [...facts.weeks],
  name: 'Ann Lee',
  case_id: '01990000-0000-7000-8000-000000000001',
  may_decide: false,
};
const claim = {
  case_id: staff.case_id,
  reference: facts.reference,
  name: 'Ann Lee',
  policy_version: 1,
  weeks: [
    {
      id: '01990000-0000-7000-8000-000000000003',
      week: '2026-W46',
      starts_on: '2026-11-09',
      ends_on: '2026-11-15',
      benefit: usd('12000'),
      stated: usd('0'),
      paid: usd('12000'),
    },
  ],
};

let found: readonly object[];
let sent: { readonly path: string; readonly body: unknown }[];
let refusal: object | undefined;
beforeEach(() => {
  found = [own];
  sent = [];
  refusal = undefined;
  connectCalls({ wait: async () => undefined });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method !== 'POST')
      return Response.json(url.includes('paid-weeks') ? claim : { items: found, next: null });
    sent.push({
      path: new URL(url, 'https://example.org').pathname,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
    });
    if (refusal !== undefined) return Response.json({ type: 'about:blank', ...refusal }, { status: 409 });
    return url.includes('/admin/') ? Response.json(staff, { status: 201 }) : Response.json(own);
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const open = (Page: () => React.ReactNode) =>
  openPages({
    address: '/page',
    pages: { '/page': Page },
    around: (page) => (
      <QueryClientProvider client={createQueryClient()}>
        <ToastProvider regionLabel="Notices" closeLabel="Close">
          {page}
        </ToastProvider>
      </QueryClientProvider>
    ),
  });
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function OwnPage() {
  return <OwnOverpayments read={useOverpayments()} />;
}

describe('support that was paid too much, for its person [SYS-07]', () => {
  it('is shown week by week, and answered once; a text that is too short is refused at its field', async () => {
    await open(OwnPage);
    expect(await screen.findByText('The employer’s list shows more hours.')).toBeDefined();
    expect(screen.getByText('Waiting for an answer')).toBeDefined();
    press('Send answer');
    expect((await screen.findAllByText('Write at least 10 characters.')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Your answer').getAttribute('aria-invalid')).toBe('true');
    type('Your answer', 'The list is of another person.');
    press('Send answer');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      path: `/api/v1/support/overpayments/${id}/answer`,
      body: { text: 'The list is of another person.' },
    });
  });

  it('that is owed can be appealed, and says before a payment that it accepts the decision', async () => {
    found = [
      {
        ...own,
        state: 'owed',
        owed: usd('3000'),
        payable: usd('3000'),
        may_answer: false,
        may_appeal: true,
        appeal_by: '2027-01-04T12:00:00.000Z',
      },
    ];
    await open(OwnPage);
    expect(await screen.findByText(/can no longer appeal/)).toBeDefined();
    expect(screen.getByText(/holds back at most 10%/)).toBeDefined();
    refusal = { code: 'appeal_over', status: 409 };
    type('Why is the decision wrong?', 'The list is of another person.');
    press('Send appeal');
    expect(
      (await screen.findAllByText('The time to appeal is over, or a part was paid back.')).length,
    ).toBeGreaterThan(0);
    expect(sent[0]?.path).toBe(`/api/v1/support/overpayments/${id}/appeal`);
  });

  it('that was appealed says who decides, and asks for nothing more', async () => {
    found = [{ ...own, state: 'appealed', owed: usd('3000'), may_answer: false, appeal: 'It is not mine.' }];
    await open(OwnPage);
    expect(await screen.findByText('A third officer reads it and decides.')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is nowhere where nothing was paid too much', async () => {
    found = [];
    await open(() => (
      <>
        <OwnPage />
        <p>The end</p>
      </>
    ));
    expect(await screen.findByText('The end')).toBeDefined();
    expect(screen.queryByText('Paid too much')).toBeNull();
  });
});

describe('overpayments, for officers', () => {
  it('are recorded week by week: the sum is that of the rule that pays, and is never typed', async () => {
    found = [staff];
    await open(Overpayments);
    expect(await screen.findByText('Ann Lee')).toBeDefined();
    expect(screen.getByText(/Others can decide after that/)).toBeDefined();
    type('Reference of the claim', facts.reference);
    press('Show paid weeks');
    fireEvent.click(await screen.findByRole('checkbox', { name: /2026/ }));
    type('Actual earnings', '90');
    expect((await screen.findAllByText('$30.00')).length).toBeGreaterThan(1);
    fireEvent.click(screen.getByRole('radio', { name: 'Our mistake' }));
    type('What did you find?', 'The list shows more hours.');
    press('Record and tell the person');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({
      case_id: staff.case_id,
      reason: 'our_error',
      finding: 'The list shows more hours.',
      weeks: [{ id: claim.weeks[0]?.id, is_due: true, earned: usd('9000') }],
    });
  });

  it('cannot be recorded where not less was due than paid', async () => {
    found = [];
    await open(Overpayments);
    type('Reference of the claim', facts.reference);
    press('Show paid weeks');
    fireEvent.click(await screen.findByRole('checkbox', { name: /2026/ }));
    type('Actual earnings', '20');
    fireEvent.click(screen.getByRole('radio', { name: 'Our mistake' }));
    type('What did you find?', 'The list shows more hours.');
    press('Record and tell the person');
    expect((await screen.findAllByText(/Less must be due than was paid/)).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });
});
