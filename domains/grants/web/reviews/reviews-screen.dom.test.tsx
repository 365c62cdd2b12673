import { ToastProvider } from '@egcr/ui/toast';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { createQueryClient } from '@egcr/web-kit/query';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { rubricCriteria, type Review } from '../../contract/index.ts';
import { Screen } from './reviews-screen.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const blank = { score: null, reason: '' };
const assigned: Review = {
  id: ID,
  reference: 'GR-2026-0001',
  title: 'Personal grant',
  amount: { value: '500000', assetCode: 'USD', assetScale: 2 },
  country: 'IT',
  state: 'assigned',
  is_open: true,
  asked_at: '2026-11-10T12:00:00.000Z',
  sent_at: null,
  is_sample: false,
  version: 1,
  criteria: rubricCriteria.map((name) => ({ name, label: `About ${name}`, hint: 'Is it?', weight: 25 })),
  scores: { need: blank, impact: blank, plan: blank, costs: blank },
  answers: [],
  papers: 0,
};

let review: Review;
let isEmpty: boolean;
let sent: { readonly url: string; readonly body: unknown }[];
let refused: string | undefined;
beforeEach(() => {
  review = assigned;
  isEmpty = false;
  sent = [];
  refused = undefined;
  connectCalls({ wait: async () => undefined });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'POST' || init?.method === 'PUT') {
      sent.push({ url, body: typeof init.body === 'string' ? JSON.parse(init.body) : null });
      return refused === undefined
        ? Response.json(review)
        : Response.json({ type: 'about:blank', status: 409, code: refused }, { status: 409 });
    }
    if (url.includes(`/reviews/${ID}`)) return Response.json(review);
    if (url.includes('/reviews/'))
      return Response.json({ type: 'about:blank', status: 404, code: 'not_found' }, { status: 404 });
    return Response.json({ items: isEmpty ? [] : [review], next: null });
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const open = (query = '') =>
  openPages({
    address: `/dashboard?tool=grant-reviews${query}`,
    pages: { '/dashboard': Screen },
    around: (page) => (
      <QueryClientProvider client={createQueryClient()}>
        <ToastProvider regionLabel="Notices" closeLabel="Close">
          {page}
        </ToastProvider>
      </QueryClientProvider>
    ),
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const said = async (text: string | RegExp) =>
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);

describe('the reviews of a reviewer [SYS-03]', () => {
  it('say since when they wait, and those that were sent say when', async () => {
    await open();
    await said(/^Asked on .*10.* 2026/);
    cleanup();
    review = { ...assigned, state: 'sent', is_open: false, sent_at: '2026-11-24T12:00:00.000Z' };
    await open('&show=sent');
    await said(/^Sent on .*24.* 2026/);
    expect(screen.queryByText(/Asked on/)).toBeNull();
  });

  it('are listed with the way to each, and an empty list says so', async () => {
    await open();
    const link = await screen.findByRole('link', { name: /Personal grant/ });
    expect(link.getAttribute('href')).toContain(`review=${ID}`);
    cleanup();
    isEmpty = true;
    await open();
    await said('Nothing to score');
  });

  it('open nothing before a tie is declared: without a choice it is refused at the choice', async () => {
    await open(`&review=${ID}`);
    await said('Does anything tie you to applicants of this programme?');
    expect(screen.queryByText('The application')).toBeNull();
    press('Open the application');
    await said('Choose what applies.');
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole('radio', { name: 'Family or close friends' }));
    press('Hand it to someone else');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ version: 1, tie: 'family' });
  });

  it('say where a step is not possible any more, and where a review is not there', async () => {
    refused = 'review_step_refused';
    await open(`&review=${ID}`);
    fireEvent.click(await screen.findByRole('radio', { name: 'Nothing ties me to it' }));
    press('Open the application');
    await waitFor(() => expect(sent).toHaveLength(1));
    await said('This isn’t possible any more. Look at the review again.');
    cleanup();
    await open(`&review=${ID.replace('1', '2')}`);
    await said('This review isn’t there');
  });

  it('are sent with points and a reason for every criterion: what is missing is named at its field', async () => {
    review = {
      ...assigned,
      state: 'scoring',
      scores: { ...assigned.scores, need: { score: 4, reason: 'The plan shows why.' } },
    };
    await open(`&review=${ID}`);
    await screen.findByRole('button', { name: 'Send scores' });
    press('Send scores');
    await said('Some scores are missing');
    const [need, impact] = screen.getAllByLabelText('Points');
    expect(need?.getAttribute('aria-invalid')).not.toBe('true');
    expect(impact?.getAttribute('aria-invalid')).toBe('true');
    await said('About impact: Choose from 0 to 5 points.');
    await said('About costs: Write a reason of at least 10 characters.');
    expect(screen.queryByText('Send these scores?')).toBeNull();
  });

  it('that are whole are sent after a question, and one that was handed on shows nothing', async () => {
    const full = { score: 4, reason: 'The plan shows why.' };
    review = {
      ...assigned,
      state: 'scoring',
      scores: { need: full, impact: full, plan: full, costs: full },
    };
    await open(`&review=${ID}`);
    await screen.findByRole('button', { name: 'Send scores' });
    press('Send scores');
    await said('Send these scores?');
    expect(sent).toEqual([]);
    cleanup();
    review = { ...assigned, state: 'conflicted' };
    await open(`&review=${ID}`);
    await said('Thank you for telling us. Someone else reviews this application.');
    expect(screen.queryByRole('button', { name: 'Send scores' })).toBeNull();
  });
});
