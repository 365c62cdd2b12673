import { ToastProvider } from '@egcr/ui/toast';
import { anonymousState } from '@egcr/web-kit/auth-state';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { createQueryClient } from '@egcr/web-kit/query';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Screen } from './application-screen.tsx';

const PERSON = '01990000-0000-7000-8000-000000000002';
const PRESS = '01990000-0000-7000-8000-000000000003';
const OTHER = '01990000-0000-7000-8000-000000000004';
const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const programme = {
  slug: 'business',
  kind: 'grant',
  title: 'Business grant',
  summary: 'For machines.',
  state: 'open',
  applicants: ['business'],
  sector: null,
  countries: [],
  minimum: usd('1000000'),
  maximum: usd('100000000'),
  verified_from: usd('5000000'),
  opens_at: '2026-11-01T00:00:00.000Z',
  closes_at: null,
  zone: 'UTC',
  left: usd('5000000'),
  promised: usd('0'),
  paid: usd('0'),
  returned: usd('0'),
  decision_days: 30,
  form: 'grants.business',
  is_sample: false,
  stage: null,
  times: { screening: { done: 0, kept: 0, late: 0 }, decision: { done: 0, kept: 0, late: 0 } },
  rubric: {
    criteria: [
      { name: 'need', label: 'Need', hint: 'Would this not happen without the grant?', weight: 20 },
      { name: 'impact', label: 'Impact', hint: 'What changes?', weight: 35 },
      { name: 'plan', label: 'Plan', hint: 'Can it be done?', weight: 30 },
      { name: 'costs', label: 'Costs', hint: 'Are they usual?', weight: 15 },
    ],
    minimum: 3,
    maximum: 5,
    ties: ['impact', 'need'],
  },
};
const facts = {
  kind: 'business',
  is_contact_confirmed: true,
  is_organisation_verified: false,
  country: 'IT',
  is_open: true,
  is_proposer: false,
  budget: usd('5000000'),
  active: null,
};
const press = {
  id: PRESS,
  name: 'Ferri Olive Press',
  kind: 'business',
  country: 'IT',
  role: 'owner',
  members: 1,
  standing: 'registered',
  created_at: '2026-11-01T00:00:00.000Z',
  closed_at: null,
};

let asked: string[];
let isProposer: boolean;
let state: 'open' | 'closed';
let drafts: readonly object[];
beforeEach(() => {
  asked = [];
  isProposer = false;
  state = 'open';
  drafts = [];
  act(() =>
    changeAuthState({
      ...anonymousState,
      isAuthenticated: true,
      user: {
        id: PERSON,
        email: 'marco@example.org',
        phone: null,
        isEmailVerified: true,
        isPhoneVerified: false,
      },
    }),
  );
  connectCalls({ wait: async () => undefined });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (url.includes('/chance')) return Response.json({ ...facts, is_proposer: isProposer });
    if (url.includes('/programmes/business')) return Response.json({ ...programme, state });
    if (url.includes('/form-drafts')) return Response.json({ items: drafts });
    if (/\/organisations(\?|$)/.test(url)) return Response.json({ items: [press], next: null });
    return Response.json({ items: [], next: null });
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  act(() => changeAuthState(anonymousState));
  vi.unstubAllGlobals();
});

const open = (address: string) =>
  openPages({
    address,
    pages: { '/apply-grant/$grantType': Screen, '/apply-funding/$fundType': Screen },
    around: (page) => (
      <QueryClientProvider client={createQueryClient()}>
        <ToastProvider regionLabel="Notices" closeLabel="Close">
          {page}
        </ToastProvider>
      </QueryClientProvider>
    ),
  });
const chances = () => asked.filter((url) => url.includes('/chance'));

describe('a link from the dashboard of a business', () => {
  it('brings its member to an application of that business, and asks nothing for the person alone', async () => {
    await open(`/apply-grant/business?business=${PRESS}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Business grant' })).toBeDefined();
    await waitFor(() => expect(chances()).not.toHaveLength(0));
    expect(chances().every((url) => url.includes(`acting_for=${PRESS}`))).toBe(true);
  });

  it.each([
    ['another’s business', OTHER],
    ['no id', 'press<script>'],
  ])('leaves people who belong to no such business as they are: %s', async (_, id) => {
    await open(`/apply-grant/business?business=${encodeURIComponent(id)}`);
    await screen.findByRole('heading', { level: 1, name: 'Business grant' });
    await waitFor(() => expect(chances()).not.toHaveLength(0));
    expect(chances().some((url) => url.includes('acting_for'))).toBe(false);
  });
});

describe('a programme that the organisation proposed itself', () => {
  it('says so before the first question, and offers none', async () => {
    isProposer = true;
    await open(`/apply-grant/business?business=${PRESS}`);
    expect(
      await screen.findAllByText('Your organisation proposed this programme: others apply to it.'),
    ).not.toHaveLength(0);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Start application' })).toBeNull());
  });

  it('is open to others', async () => {
    await open(`/apply-grant/business?business=${PRESS}`);
    expect(await screen.findByRole('link', { name: 'Start application' })).toBeDefined();
  });
});

describe('the address of a wealth fund [SYS-04]', () => {
  it('says that people hold units of it, and leads to its page and to an order', async () => {
    await open('/apply-funding/balanced-wealth');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'People hold units of this fund' }),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Read about the fund' }).getAttribute('href')).toBe(
      '/wealth-funds/balanced-wealth',
    );
    expect(screen.getByRole('link', { name: 'Order units' }).getAttribute('href')).toBe(
      '/wallet/funds?fund=balanced-wealth',
    );
    expect(asked.some((url) => url.includes('/programmes/balanced-wealth'))).toBe(false);
  });
});

describe('a programme that has closed', () => {
  it.each([
    ['leads to the draft that the person keeps', 'grants.business', 1],
    ['leads nowhere from a draft of another programme', 'grants.personal', 0],
  ])('%s', async (_, form, links) => {
    state = 'closed';
    const at = '2026-11-02T00:00:00.000Z';
    drafts = [{ id: OTHER, form, title: 'Grant', address: '/apply', saved_at: at, expires_at: at }];
    await open('/apply-grant/business');
    await screen.findByRole('heading', { level: 1, name: 'Business grant' });
    await waitFor(() => expect(asked.some((url) => url.includes('/form-drafts'))).toBe(true));
    if (links === 1) await screen.findByRole('link', { name: 'Read your draft' });
    const found = screen.queryAllByRole('link', { name: 'Read your draft' });
    expect(found.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: links }, () => '/apply-grant/business?question=amount'),
    );
    expect(screen.queryByRole('link', { name: 'Continue your draft' })).toBeNull();
  });
});
