import { ToastProvider } from '@egcr/ui/toast';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { createQueryClient } from '@egcr/web-kit/query';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { GrantAward } from '../../contract/index.ts';
import { CaseAward } from './case-award.tsx';
import { OwnAward } from './own-award.tsx';

const CASE = '01990000-0000-7000-8000-000000000001';
const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const part: GrantAward['milestones'][number] = {
  number: 1,
  percent: 30,
  amount: usd('150000'),
  state: 'waiting',
  needs: 'agreement',
  report: null,
  receipts: [],
  reported_at: null,
  reason: null,
  paid_at: null,
  try_again_at: null,
};
const offered: GrantAward = {
  version: 1,
  state: 'offered',
  amount: usd('500000'),
  paid: usd('0'),
  given_back: usd('0'),
  agreement: {
    terms_version: 1,
    sha256: 'ab'.repeat(32),
    paragraphs: ['The grant is $5,000.00.'],
    accepted_at: null,
  },
  milestones: [part, { ...part, number: 2, percent: 70, needs: 'report', amount: usd('350000') }],
  end_reason: null,
  ended_at: null,
};
/** The first part is paid, and the second is in the given state. */
const active = (second: Partial<typeof part>): GrantAward => ({
  ...offered,
  version: 4,
  state: 'active',
  paid: usd('150000'),
  agreement: { ...offered.agreement, accepted_at: '2026-11-10T12:00:00.000Z' },
  milestones: [
    { ...part, state: 'paid', paid_at: '2026-11-11T12:00:00.000Z' },
    { ...part, number: 2, percent: 70, needs: 'report', amount: usd('350000'), ...second },
  ],
});

let award: GrantAward;
let sent: { readonly url: string; readonly body: unknown }[];
let refused: string | undefined;
beforeEach(() => {
  award = offered;
  sent = [];
  refused = undefined;
  connectCalls({ wait: async () => undefined });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.includes('/documents')) return Response.json({ items: [], next: null });
    if (init?.method !== 'POST') return Response.json({ award });
    sent.push({ url, body: typeof init.body === 'string' ? JSON.parse(init.body) : null });
    return refused === undefined
      ? Response.json({ award })
      : Response.json({ type: 'about:blank', status: 409, code: refused }, { status: 409 });
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
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const said = async (text: string) => expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);

describe('the agreement of an own award [SYS-03]', () => {
  const Page = () => <OwnAward caseId={CASE} />;

  it('stands open while it waits for a yes, and is accepted by the hash of the text that was shown', async () => {
    await open(Page);
    await said('The grant is $5,000.00.');
    press('Accept the agreement');
    await said('Tick the box to accept the agreement.');
    const box = screen.getByRole('checkbox', { name: 'I have read the agreement and accept it' });
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
    fireEvent.click(box);
    press('Accept the agreement');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ version: 1, sha256: offered.agreement.sha256 });
  });

  it('says where the text is no longer the one that was read', async () => {
    refused = 'terms_changed';
    await open(Page);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'I have read the agreement and accept it' }));
    press('Accept the agreement');
    await said('The agreement isn’t the one you read. Read it again.');
    expect(screen.queryByText('Agreement accepted. Part 1 goes to payment.')).toBeNull();
  });

  it('asks for the report that is due, and refuses it at text and receipts', async () => {
    award = active({ state: 'due' });
    await open(Page);
    await said('Next: send your report with receipts.');
    expect(screen.queryByRole('button', { name: 'Accept the agreement' })).toBeNull();
    press('Send report');
    await said('Write at least ten characters.');
    await said('Add at least one receipt of your own.');
    expect(screen.getByLabelText('What did you do with the money so far?').getAttribute('aria-invalid')).toBe(
      'true',
    );
    expect(sent).toEqual([]);
  });

  it('asks for nothing while an officer reads the report, and shows why one was sent back', async () => {
    award = active({ state: 'reported', report: 'I bought a machine.' });
    await open(Page);
    await said('Next: an officer reads your report.');
    expect(screen.queryByRole('button', { name: 'Send report' })).toBeNull();
    cleanup();
    award = active({ state: 'due', reason: 'One receipt is missing.' });
    await open(Page);
    await said('One receipt is missing.');
  });

  it('says when a payment is tried again that the wallet could not receive', async () => {
    award = active({ state: 'to_pay', try_again_at: '2026-11-30T12:00:00.000Z' });
    await open(Page);
    const note = await screen.findByText(
      /^The payment didn’t go out: the wallet can’t receive money at the moment\./,
    );
    expect(note.textContent).toMatch(/Next try: .+\.$/);
  });

  it('cannot be ended while a payment is under way, and is ended with a reason else', async () => {
    award = active({ state: 'to_pay' });
    await open(Page);
    await said('Under way');
    expect(screen.queryByRole('button', { name: 'End the award' })).toBeNull();
    cleanup();
    award = active({ state: 'due' });
    await open(Page);
    await said('Under way');
    press('End the award');
    await said('Write at least ten characters.');
    expect(screen.getByLabelText('Why do you end it?').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the award of a case, for officers [SYS-03]', () => {
  const Page = () => <CaseAward caseId={CASE} />;

  it('has the report that waits decided, with a choice and a reason', async () => {
    award = active({ state: 'reported', report: 'I bought a machine.' });
    await open(Page);
    await screen.findByRole('button', { name: 'Send decision' });
    press('Send decision');
    await said('Choose a decision.');
    await said('Write at least ten characters.');
    expect(screen.getByLabelText('Reason, for the recipient').getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(screen.getByRole('radio', { name: 'Send back: it needs a change' }));
    type('Reason, for the recipient', 'One receipt is missing.');
    refused = 'award_changed';
    press('Send decision');
    await said('The award has changed meanwhile. Read it again.');
    expect(sent[0]?.body).toEqual({ version: 4, decision: 'send_back', reason: 'One receipt is missing.' });
  });

  it('decides nothing where no report waits, and proposes no end of one that is over', async () => {
    award = { ...active({ state: 'closed' }), state: 'ended', end_reason: 'No report came.' };
    await open(Page);
    await said('No report came.');
    expect(screen.queryByRole('button', { name: 'Send decision' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Propose to end it' })).toBeNull();
  });
});
