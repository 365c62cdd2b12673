import { ToastProvider } from '@egcr/ui/toast';
import { anonymousState } from '@egcr/web-kit/auth-state';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { createQueryClient } from '@egcr/web-kit/query';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Screen as Applicants } from './applicants/applicants-screen.tsx';
import { Slot as Mine } from './mine/own-applications.tsx';
import { Slot as Saved } from './saved/saved-jobs.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const LETTER = 'I have kept books for years. <b>Hire me</b>';
const own = {
  id: ID,
  job: { id: ID, slug: 'bookkeeper', title: 'Bookkeeper', employer: 'Ferri Olive Press', is_open: true },
  state: 'offer',
  version: 4,
  decline_reason: null,
  sent_at: '2026-11-20T12:00:00.000Z',
  changed_at: '2026-11-21T12:00:00.000Z',
  is_sample: false,
  interview: null,
  offer: {
    pay: { value: '250000', assetCode: 'EUR', assetScale: 2 },
    period: 'month',
    starts_on: '2027-01-15',
    note: '<b>Welcome</b>',
  },
  can_call_off: false,
  message_count: 0,
};
const received = {
  ...own,
  state: 'submitted',
  version: 1,
  offer: null,
  applicant: { name: 'Amina Okafor', username: 'amina' },
  letter: LETTER,
  answers: [{ question: 'When could you begin?', answer: '<i>Tomorrow</i>' }],
  has_cv: false,
  fit: null,
};

const eur = (value: string) => ({ value, assetCode: 'EUR', assetScale: 2 });
const kept = {
  id: ID,
  slug: 'miller',
  title: 'Miller',
  employer: 'Ferri Olive Press',
  is_employer_verified: true,
  is_employer_slow: false,
  is_support_friendly: false,
  is_remote: false,
  country: 'IT',
  place: 'Lecce',
  contract: 'permanent',
  hours: 'full_time',
  pay_min: eur('200000'),
  pay_max: eur('290000'),
  period: 'month',
  occupation: '7',
  sector: 'C',
  language: 'en',
  skills: [],
  posted_at: '2026-11-20T12:00:00.000Z',
  closes_at: '2026-12-20T00:00:00.000Z',
  is_sample: false,
  is_open: true,
};

let saved: readonly unknown[];
let mine: readonly unknown[];
let found: unknown;
let asked: { readonly url: string; readonly method: string; readonly body: unknown }[];
beforeEach(() => {
  [mine, saved, asked, found] = [[own], [kept], [], received];
  connectCalls({ wait: async () => undefined });
  const user = { id: ID, email: null, phone: null, isEmailVerified: true, isPhoneVerified: false };
  act(() => changeAuthState({ ...anonymousState, isAuthenticated: true, user, hasPIN: true }));
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname } = new URL(url, 'http://egcr.test');
    asked.push({
      url: pathname,
      method: init?.method ?? 'GET',
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    if (pathname.endsWith('/saved-jobs')) return Response.json({ items: saved });
    if (pathname.includes('/saved-jobs/')) {
      saved = [];
      return new Response(null, { status: 204 });
    }
    if (pathname.endsWith('/received-applications/' + ID + '/steps'))
      return Response.json({ ...received, state: 'declined', version: 2, decline_reason: 'experience' });
    if (pathname.endsWith('/steps')) return Response.json({ ...own, state: 'hired', version: 5 });
    if (pathname.endsWith('/careers/applications')) return Response.json({ items: mine, next: null });
    return Response.json({
      items: [found],
      next: null,
      title: 'Bookkeeper',
      time_zones: ['Europe/Rome'],
      pay: { min: eur('200000'), max: eur('290000'), period: 'month' },
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (address: string) =>
  openPages({
    address,
    pages: {
      '/global-job-board': Mine,
      '/saved': Saved,
      '/global-job-board/postings/$postingId': Applicants,
    },
    around: (page) => (
      <QueryClientProvider client={createQueryClient()}>
        <ToastProvider regionLabel="Notices" closeLabel="Close">
          {page}
        </ToastProvider>
      </QueryClientProvider>
    ),
  });

const sent = () => asked.find(({ url }) => url.endsWith('/steps'))?.body;

describe('the tracker of applications [SYS-07]', () => {
  it('shows where each stands, and accepts an offer at the version that was seen', async () => {
    await open('/global-job-board?tab=applications');
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByText('Offer')).toBeDefined();
    fireEvent.click(row.getByRole('button', { name: 'Accept offer' }));
    const asking = within(await screen.findByRole('alertdialog', { name: 'Accept this offer?' }));
    expect(sent()).toBeUndefined();
    fireEvent.click(asking.getByRole('button', { name: 'Accept offer' }));
    await waitFor(() => expect(sent()).toEqual({ step: 'accept', version: 4 }));
  });

  it('shows what is offered as text, and turns it down', async () => {
    await open('/global-job-board?tab=applications');
    const offer = within(await screen.findByRole('group', { name: 'The offer' }));
    expect(offer.getByText(/€2,500 a month/)).toBeDefined();
    expect(offer.getByText('<b>Welcome</b>')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Turn down offer' }));
    const asking = within(await screen.findByRole('alertdialog', { name: 'Turn down this offer?' }));
    fireEvent.click(asking.getByRole('button', { name: 'Turn down offer' }));
    await waitFor(() => expect(sent()).toEqual({ step: 'turn_down', version: 4 }));
  });

  it('calls off a hire before its first day, once it was asked, and not after it', async () => {
    mine = [
      { ...own, state: 'hired', can_call_off: true },
      { ...own, id: ID.replace(/1$/, '2'), state: 'hired' },
    ];
    await open('/global-job-board?tab=applications');
    fireEvent.click(await screen.findByRole('button', { name: 'Call off the hire' }));
    const asking = within(await screen.findByRole('alertdialog', { name: 'Call off this job?' }));
    fireEvent.click(asking.getByRole('button', { name: 'Call off the hire' }));
    await waitFor(() => expect(sent()).toEqual({ step: 'call_off', version: 4 }));
  });

  it('offers no step where the way is over, and says the reason of a no', async () => {
    mine = [{ ...own, state: 'declined', decline_reason: 'experience' }];
    await open('/global-job-board?tab=applications');
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByText('More experience was needed')).toBeDefined();
    expect(row.queryByRole('button')).toBeNull();
  });

  it('says where there is none, and leads to the search', async () => {
    mine = [];
    await open('/global-job-board?tab=applications');
    expect(await screen.findByText('No applications')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Search jobs' })).toBeDefined();
  });
});

describe('the jobs that the reader keeps [SYS-07]', () => {
  it('lead to the application, and go with a press', async () => {
    await open('/saved');
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByRole('link', { name: 'Apply' }).getAttribute('href')).toBe('/jobs/miller/apply');
    fireEvent.click(await row.findByRole('button', { name: 'Saved' }));
    expect(await screen.findByText('No saved jobs')).toBeDefined();
    expect(asked.find(({ method }) => method === 'DELETE')?.url).toBe('/api/v1/careers/saved-jobs/miller');
  });

  it('stay when they are over, and say so', async () => {
    saved = [{ ...kept, is_open: false }];
    await open('/saved');
    expect(await screen.findByText('Closed')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Apply' })).toBeNull();
  });
});

describe('the employer’s list of applicants [SYS-07]', () => {
  it('shows the letter as text, and a no needs its reason', async () => {
    await open(`/global-job-board/postings/${ID}`);
    expect(await screen.findByText(LETTER)).toBeDefined();
    expect(screen.getByText('When could you begin?')).toBeDefined();
    expect(screen.getByText('<i>Tomorrow</i>')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('radio', { name: 'More experience was needed' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(sent()).toEqual({ step: 'decline', reason: 'experience', version: 1 }));
  });

  it('offers a job with its pay and first day; less than was published is refused at its field', async () => {
    found = { ...received, state: 'shortlisted' };
    await open(`/global-job-board/postings/${ID}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Make an offer' }));
    const dialog = within(await screen.findByRole('dialog'));
    const pay = dialog.getByRole('textbox', { name: 'Pay' });
    fireEvent.change(pay, { target: { value: '1999.99' } });
    const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    fireEvent.change(dialog.getByLabelText('First day'), { target: { value: day } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send offer' }));
    expect((await dialog.findAllByText('Offer what you published, or more')).length).toBeGreaterThan(0);
    expect(sent()).toBeUndefined();
    fireEvent.change(pay, { target: { value: '2500' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send offer' }));
    await waitFor(() =>
      expect(sent()).toEqual({
        step: 'offer',
        version: 1,
        offer: { pay: { value: '250000', assetCode: 'EUR', assetScale: 2 }, starts_on: day, note: '' },
      }),
    );
  });

  it('shows where all stand as a board and as a table; each opens with its letter and its steps, by keyboard', async () => {
    await open(`/global-job-board/postings/${ID}`);
    await screen.findByText(LETTER);
    const show = (view: string) =>
      fireEvent.change(screen.getByRole('combobox', { name: 'Show as' }), { target: { value: view } });
    show('board');
    const lane = within(await screen.findByRole('region', { name: 'Sent' }));
    expect(within(screen.getByRole('region', { name: 'Hired' })).getByText('Nobody here')).toBeDefined();
    const card = lane.getByRole('button', { name: 'Open Amina Okafor, amina' });
    card.focus();
    fireEvent.click(card);
    const dialog = within(await screen.findByRole('dialog', { name: 'Amina Okafor' }));
    expect(dialog.getByText(LETTER)).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Invite to interview' })).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    show('table');
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('button', { name: 'Open Amina Okafor, amina' })).toBeDefined();
  });
});
