import { ToastProvider } from '@egcr/ui/toast';
import { anonymousState } from '@egcr/web-kit/auth-state';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { createQueryClient } from '@egcr/web-kit/query';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { connectSignedInPlaces } from '@egcr/web-kit/signed-in-place.tsx';
import { openPages, type OpenedPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { EmployerTab } from './employer/employer-tab.tsx';
import { Screen as Jobs } from './find/jobs-screen.tsx';
import { Screen as OneJob } from './job/job-screen.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const PERSON = '01990000-0000-7000-8000-000000000002';
const eur = (value: string) => ({ value, assetCode: 'EUR', assetScale: 2 });
const card = {
  id: ID,
  slug: 'bookkeeper-000000000001',
  title: 'Bookkeeper',
  employer: 'Ferri Olive Press',
  is_employer_verified: true,
  is_employer_slow: false,
  is_support_friendly: false,
  is_remote: true,
  country: 'IT',
  place: 'Lecce',
  contract: 'permanent',
  hours: 'full_time',
  pay_min: eur('200000'),
  pay_max: eur('290000'),
  period: 'month',
  occupation: '3',
  sector: 'M',
  language: 'en',
  skills: ['ledgers'],
  posted_at: '2026-11-20T12:00:00.000Z',
  closes_at: '2026-12-20T00:00:00.000Z',
  is_sample: false,
};
const TEXT = 'Keep the books. <script>alert(1)</script> <img src=x onerror=alert(1)>';
const posting = { ...card, state: 'published', version: 3, case_id: null, change_case_id: null };
const gone = {
  code: 'job_gone',
  status: 410,
  type: 'about:blank',
  title: 'Gone',
  id: ID,
  job: 'Miller',
  employer: 'Ferri Olive Press',
  language: 'en',
};

let items: readonly unknown[];
let isGone: boolean;
let asked: { readonly url: string; readonly body: unknown }[];
beforeEach(() => {
  [items, isGone, asked] = [[card], false, []];
  connectCalls({ wait: async () => undefined });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname, search } = new URL(url, 'http://egcr.test');
    asked.push({
      url: pathname + search,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    if (pathname.endsWith('/steps')) return Response.json({ ...posting, state: 'filled', version: 4 });
    if (pathname.endsWith('/job-postings')) return Response.json({ items: [posting], next: null });
    if (pathname.endsWith('/similar')) return Response.json({ items: [{ ...card, title: 'Cashier' }] });
    if (pathname.endsWith(card.slug))
      return isGone
        ? Response.json(gone, { status: 410 })
        : Response.json({
            ...card,
            organisation_id: ID,
            body: TEXT,
            must_skills: [],
            questions: [],
            experience_years: 0,
            positions: 3,
          });
    return Response.json({ items, next: null, facets: [{ facet: 'sector', value: 'M', count: 1200 }] });
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const signIn = () => {
  const user = { id: PERSON, email: null, phone: null, isEmailVerified: true, isPhoneVerified: false };
  act(() => changeAuthState({ ...anonymousState, isAuthenticated: true, user, hasPIN: true }));
};
const open = (address: string): Promise<OpenedPages> =>
  openPages({
    address,
    pages: { '/jobs': Jobs, '/jobs/$slug': OneJob, '/global-job-board': EmployerTab },
    around: (page) => (
      <QueryClientProvider client={createQueryClient()}>
        <ToastProvider regionLabel="Notices" closeLabel="Close">
          {page}
        </ToastProvider>
      </QueryClientProvider>
    ),
  });

describe('finding a job [SYS-07]', () => {
  it('keeps words, place and filters in the address, and asks for them', async () => {
    const page = await open('/jobs');
    await screen.findByText('Bookkeeper');
    fireEvent.change(screen.getByLabelText('What'), { target: { value: ' books  ' } });
    fireEvent.change(screen.getByLabelText('Where'), { target: { value: 'Lecce' } });
    fireEvent.click(screen.getByRole('button', { name: 'Search jobs' }));
    await waitFor(() => expect(page.search()).toBe('?words=books&place=Lecce'));
    fireEvent.change(screen.getByLabelText('Industry'), { target: { value: 'M' } });
    await waitFor(() => expect(page.search()).toContain('sector=M'));
    await waitFor(() => expect(asked.at(-1)?.url).toMatch(/sector=M/));
    expect(asked.at(-1)?.url).toMatch(/words=books/);
  });

  it('reads the least pay as its reader writes numbers, and says where it is none', async () => {
    await open('/jobs?currency=EUR');
    const pay = await screen.findByLabelText('Pays at least a year');
    fireEvent.change(pay, { target: { value: '€50,000' } });
    fireEvent.blur(pay);
    await waitFor(() => expect(asked.at(-1)?.url).toMatch(/pay=5000000/));
    fireEvent.change(pay, { target: { value: '50,00' } });
    fireEvent.blur(pay);
    expect(pay.getAttribute('aria-invalid')).toBe('true');
    expect(asked.at(-1)?.url).toMatch(/pay=5000000/);
  });

  it('says of each what it pays, and how many a choice would find', async () => {
    await open('/jobs');
    expect(await screen.findByText(/€2,000.*€2,900/)).toBeDefined();
    expect(screen.getByText(/\(1,200\)/)).toBeDefined();
    expect(screen.getByText('Verified employer')).toBeDefined();
  });

  it('says where nothing is found, and leads on', async () => {
    items = [];
    await open('/jobs?words=moon');
    expect(await screen.findByText('No jobs found')).toBeDefined();
  });
});

describe('the page of a job [SYS-07]', () => {
  it('says what it pays and leads to the application; hostile text stays text', async () => {
    await open(`/jobs/${card.slug}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Bookkeeper' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Apply' }).getAttribute('href')).toBe(`/jobs/${card.slug}/apply`);
    expect(document.querySelector('main script, main img, [onerror]')).toBeNull();
    expect(screen.getByText(/<script>alert\(1\)<\/script>/)).toBeDefined();
  });

  it('has a place for what signed-in readers get besides, and fetches it for no one else', async () => {
    let fetched = 0;
    connectSignedInPlaces(async () => {
      fetched += 1;
      return ({ name, about }) => (
        <p>
          {name} {about}
        </p>
      );
    });
    act(() => changeAuthState(anonymousState));
    await open(`/jobs/${card.slug}`);
    await screen.findByRole('heading', { level: 1, name: 'Bookkeeper' });
    expect(fetched).toBe(0);
    signIn();
    expect(await screen.findByText(`job-board.fit ${card.slug}`)).toBeDefined();
    expect(fetched).toBe(1);
  });

  it('that is over says so, takes no application, and shows others like it', async () => {
    isGone = true;
    await open(`/jobs/${card.slug}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'This job is closed' })).toBeDefined();
    expect(await screen.findByText('Cashier')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Apply' })).toBeNull();
    const report = screen.getByRole('link', { name: 'Report this job' });
    expect(report.getAttribute('href')).toContain(`job=${ID}`);
  });
});

describe('the employer’s side [SYS-07]', () => {
  it('asks a person to act for an organisation first', async () => {
    signIn();
    await open('/global-job-board?tab=employer');
    expect(await screen.findByText('Act for an organisation to post jobs')).toBeDefined();
  });

  it('lists the postings, and closes one at the version that was seen', async () => {
    signIn();
    sessionStorage.setItem(
      'egcr.acting-for',
      JSON.stringify({ person: PERSON, id: ID, name: 'Ferri Olive Press' }),
    );
    await open('/global-job-board?tab=employer');
    expect(await screen.findByText('Postings of Ferri Olive Press')).toBeDefined();
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as filled' }));
    await waitFor(() =>
      expect(asked.find(({ url }) => url.endsWith('/steps'))).toEqual({
        url: `/api/v1/job-postings/${ID}/steps`,
        body: { step: 'fill', version: 3 },
      }),
    );
  });
});
