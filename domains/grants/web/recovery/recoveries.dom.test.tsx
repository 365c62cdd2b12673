import { ToastProvider } from '@egcr/ui/toast';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { createQueryClient } from '@egcr/web-kit/query';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { GrantAward, GrantRecovery } from '../../contract/index.ts';
import { CaseRecoveries } from './case-recoveries.tsx';
import { OwnRecoveries } from './own-recoveries.tsx';

const CASE = '01990000-0000-7000-8000-000000000001';
const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const proposed: GrantRecovery = {
  id: '01990000-0000-7000-8000-000000000002',
  state: 'proposed',
  amount: usd('150000'),
  owed: usd('0'),
  reason: 'no_report',
  finding: 'No report came for a year.',
  papers: [],
  proposed_at: '2026-11-10T12:00:00.000Z',
  answer_by: '2026-11-24T12:00:00.000Z',
  may_answer: true,
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
};
const award: GrantAward = {
  version: 3,
  state: 'active',
  amount: usd('500000'),
  paid: usd('150000'),
  given_back: usd('0'),
  agreement: { terms_version: 1, sha256: 'ab'.repeat(32), paragraphs: ['One.'], accepted_at: null },
  milestones: [],
  end_reason: null,
  ended_at: null,
};

let found: { recoverable: ReturnType<typeof usd>; items: readonly GrantRecovery[] };
let sent: { readonly url: string; readonly body: unknown }[];
let readings: number;
let refusal: object | undefined;
beforeEach(() => {
  found = { recoverable: usd('0'), items: [proposed] };
  sent = [];
  readings = 0;
  refusal = undefined;
  connectCalls({ wait: async () => undefined });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method !== 'POST') {
      readings += 1;
      return Response.json(found);
    }
    sent.push({ url, body: typeof init.body === 'string' ? JSON.parse(init.body) : null });
    return refusal === undefined
      ? Response.json(found, { status: 200 })
      : Response.json({ type: 'about:blank', ...refusal }, { status: 422 });
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

describe('money of an own award that is taken back [SYS-03]', () => {
  const Page = () => <OwnRecoveries caseId={CASE} />;

  it('is shown with its reason, and can be answered; an answer that is too short is refused at its field', async () => {
    await open(Page);
    expect(await screen.findByText('No report came for a year.')).toBeDefined();
    expect(screen.getByText('Waiting for an answer')).toBeDefined();
    press('Send answer');
    expect((await screen.findAllByText('Write at least ten characters.')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Your answer').getAttribute('aria-invalid')).toBe('true');
    type('Your answer', 'The report went out in March.');
    press('Send answer');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ body: { text: 'The report went out in March.' } });
  });

  it('that is owed is paid back in parts; more than is owed is refused at the amount', async () => {
    found = {
      recoverable: usd('0'),
      items: [{ ...proposed, state: 'owed', owed: usd('60000'), may_answer: false }],
    };
    await open(Page);
    expect(await screen.findByText('$600.00')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send answer' })).toBeNull();
    press('Pay back');
    expect((await screen.findAllByText('Enter an amount above zero, in US dollars.')).length).toBeGreaterThan(
      0,
    );
    expect(sent).toEqual([]);
    refusal = {
      status: 422,
      code: 'more_than_owed',
      owed: '60000',
      errors: [{ field: 'amount.value', code: 'more_than_owed' }],
    };
    type('Amount to pay back', '600.01');
    press('Pay back');
    expect((await screen.findAllByText('That’s more than you still have to return.')).length).toBeGreaterThan(
      0,
    );
    expect(sent[0]).toMatchObject({ body: { amount: usd('60001') } });
  });

  it('can be appealed against once, until a day that is named; while it is looked at nothing is paid back', async () => {
    const settled = {
      ...proposed,
      state: 'settled',
      may_answer: false,
      appeal_by: '2026-12-24T12:00:00.000Z',
    } as const;
    found = { recoverable: usd('0'), items: [settled] };
    await open(Page);
    fireEvent.click(await screen.findByText(/^Appeal until December 24, 2026/));
    press('Send the appeal');
    expect((await screen.findAllByText('Write at least ten characters.')).length).toBeGreaterThan(0);
    type('Your appeal', 'The report was sent twice.');
    press('Send the appeal');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.url).toContain('/appeal');
    cleanup();
    found = {
      recoverable: usd('0'),
      items: [{ ...settled, state: 'appealed', owed: usd('500'), appeal_by: null, appeal: 'Sent twice.' }],
    };
    await open(Page);
    expect(await screen.findByText(/You pay nothing meanwhile/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Pay back' })).toBeNull();
  });

  it('shows nothing where nothing is taken back', async () => {
    found = { recoverable: usd('150000'), items: [] };
    await open(Page);
    await waitFor(() => expect(readings).toBe(1));
    expect(screen.queryByText('Money to return')).toBeNull();
  });
});

describe('taking money of an award back, for officers [SYS-03]', () => {
  const Page = () => <CaseRecoveries caseId={CASE} award={award} />;

  it('is not decided while its recipient may answer, nor proposed a second time', async () => {
    await open(Page);
    expect(await screen.findByText(/The recipient can answer until/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send decision' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Propose' })).toBeNull();
  });

  it('is decided after the answer, with a choice and a reason', async () => {
    found = {
      recoverable: usd('0'),
      items: [
        { ...proposed, state: 'answered', may_decide: true, may_answer: false, answer: 'It was sent.' },
      ],
    };
    await open(Page);
    expect(await screen.findByText('It was sent.')).toBeDefined();
    press('Send decision');
    expect((await screen.findAllByText('Choose one of them')).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('radio', { name: 'Drop the proposal' }));
    type('Reason for your decision', 'The report was there after all.');
    press('Send decision');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      body: { decision: 'drop', reason: 'The report was there after all.' },
    });
  });

  it('is proposed with an amount, a reason and what was found', async () => {
    found = { recoverable: usd('150000'), items: [] };
    await open(Page);
    expect(await screen.findByText('At most $1,500.00')).toBeDefined();
    press('Propose');
    expect((await screen.findAllByText('Enter an amount above zero, in US dollars.')).length).toBeGreaterThan(
      0,
    );
    type('Amount', '1,000');
    fireEvent.click(screen.getByRole('radio', { name: 'No report' }));
    type('What did you find?', 'No report came for a year.');
    press('Propose');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      body: { amount: usd('100000'), reason: 'no_report', finding: 'No report came for a year.', papers: [] },
    });
  });
});
