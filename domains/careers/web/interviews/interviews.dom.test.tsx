import { ToastProvider } from '@egcr/ui/toast';
import { anonymousState } from '@egcr/web-kit/auth-state';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { createQueryClient } from '@egcr/web-kit/query';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Screen as Applicants } from '../applicants/applicants-screen.tsx';
import { Slot as Mine } from '../mine/own-applications.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const MORNING = '2030-03-04T09:00:00.000Z';
const NOON = '2030-03-05T11:00:00.000Z';
const eur = (value: string) => ({ value, assetCode: 'EUR', assetScale: 2 });
const offered = {
  id: ID,
  state: 'offered',
  version: 3,
  kind: 'video',
  minutes: 45,
  time_zone: 'Europe/Rome',
  place: 'https://meet.example.org/mill',
  times: [MORNING, NOON],
  starts_at: null,
};
const application = {
  id: ID,
  job: { id: ID, slug: 'bookkeeper', title: 'Bookkeeper', employer: 'Ferri Olive Press', is_open: true },
  state: 'interview',
  version: 4,
  decline_reason: null,
  sent_at: '2026-11-20T12:00:00.000Z',
  changed_at: '2026-11-21T12:00:00.000Z',
  is_sample: false,
  interview: offered,
  offer: null,
  can_call_off: false,
  message_count: 0,
};
const received = {
  ...application,
  applicant: { name: 'Amina Okafor', username: 'amina' },
  letter: 'I have kept books for years.',
  answers: [],
  has_cv: false,
  fit: null,
};

interface Asked {
  readonly url: string;
  readonly method: string;
  readonly body: unknown;
}

let asked: Asked[] = [];
let found: object = application;
beforeEach(() => {
  asked = [];
  found = application;
  connectCalls({ wait: async () => undefined });
  const user = { id: ID, email: null, phone: null, isEmailVerified: true, isPhoneVerified: false };
  act(() => changeAuthState({ ...anonymousState, user, isAuthenticated: true, hasPIN: true }));
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname } = new URL(url, 'http://egcr.test');
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({ url: pathname, method: init?.method ?? 'GET', body });
    if (pathname.endsWith('/careers/applications')) return Response.json({ items: [found], next: null });
    if (pathname.includes('/careers/interviews/'))
      return Response.json({
        ...application,
        interview: { ...offered, state: 'booked', version: 4, starts_at: NOON },
      });
    if (pathname.includes('/received-')) return Response.json({ ...received, version: 5 });
    return Response.json({
      items: [{ ...received, ...found }],
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
    pages: { '/global-job-board': Mine, '/global-job-board/postings/$postingId': Applicants },
    around: (page) => (
      <QueryClientProvider client={createQueryClient()}>
        <ToastProvider regionLabel="Notices" closeLabel="Close">
          {page}
        </ToastProvider>
      </QueryClientProvider>
    ),
  });

const sent = () => asked.find(({ method }) => method === 'POST');

describe('the times of an interview [SYS-07]', () => {
  it('are shown by the clocks of the job, and the one that is chosen is booked at the version that was seen', async () => {
    await open('/global-job-board?tab=applications');
    const times = within(await screen.findByRole('radiogroup', { name: 'Choose a time' }));
    expect(times.getByRole('radio', { name: /10:00/ })).toBeDefined();
    fireEvent.click(times.getByRole('radio', { name: /12:00/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Book this time' }));
    await waitFor(() =>
      expect(sent()).toMatchObject({
        url: `/api/v1/careers/interviews/${ID}/steps`,
        body: { step: 'book', version: 3, starts_at: NOON },
      }),
    );
  });

  it('are asked about once more before the interview is cancelled', async () => {
    found = { ...application, interview: { ...offered, state: 'booked', starts_at: NOON } };
    await open('/global-job-board?tab=applications');
    expect(await screen.findByText(/^Booked: .*12:00/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel interview' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(sent()).toBeUndefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel interview' }));
    await waitFor(() => expect(sent()?.body).toEqual({ step: 'cancel', version: 3 }));
  });

  it('are written by an employer by the clocks of the job; a past one is said at its field', async () => {
    found = { ...received, state: 'seen', interview: null };
    await open(`/global-job-board/postings/${ID}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Invite to interview' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite to interview' }));
    fireEvent.change(dialog.getByLabelText('Link, number or address'), { target: { value: 'Via Roma 1' } });
    const first = dialog.getByLabelText('Time 1');
    const send = () => fireEvent.click(dialog.getByRole('button', { name: 'Send these times' }));
    fireEvent.change(first, { target: { value: '2020-01-01T10:00' } });
    send();
    await waitFor(() => expect(first.getAttribute('aria-invalid')).toBe('true'));
    expect(sent()).toBeUndefined();
    const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    fireEvent.change(first, { target: { value: `${soon}T10:00` } });
    send();
    await waitFor(() => expect(sent()?.url).toBe(`/api/v1/received-applications/${ID}/interviews`));
    const body: unknown = sent()?.body;
    expect(body).toMatchObject({ version: 4, kind: 'video', minutes: 45, time_zone: 'Europe/Rome' });
    expect(JSON.stringify(body)).toMatch(new RegExp(`${soon}T0[89]:00:00.000Z`));
  });
});
