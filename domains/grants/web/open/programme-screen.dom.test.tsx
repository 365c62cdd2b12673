import { anonymousState } from '@egcr/web-kit/auth-state';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Screen as Awards } from '../awards/awards-screen.tsx';
import { Screen } from './programme-screen.tsx';

const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const programme = {
  slug: 'energy',
  kind: 'fund',
  title: 'Energy fund',
  summary: 'For power.',
  state: 'open',
  applicants: ['business'],
  sector: 'energy',
  countries: [],
  minimum: usd('1000000'),
  maximum: usd('100000000'),
  verified_from: usd('5000000'),
  opens_at: '2026-11-01T00:00:00.000Z',
  closes_at: '2026-12-01T00:00:00.000Z',
  zone: 'UTC',
  left: usd('5000000'),
  promised: usd('300000'),
  paid: usd('200000'),
  returned: usd('0'),
  decision_days: 30,
  form: 'grants.energy',
  is_sample: false,
  stage: null,
  times: { screening: { done: 12, kept: 11, late: 0 }, decision: { done: 9, kept: 8, late: 1 } },
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
const award = {
  id: '01990000-0000-7000-8000-000000000001',
  programme: 'energy',
  kind: 'fund',
  title: 'Energy fund',
  who: 'ngo',
  country: 'GH',
  amount: usd('1234500'),
  state: 'paid',
  awarded_at: '2026-11-10T12:00:00.000Z',
  is_sample: true,
};

let state: 'open' | 'closed';
let items: readonly unknown[];
let drafts: readonly unknown[];
let asked: string[];
beforeEach(() => {
  state = 'open';
  items = [award];
  drafts = [];
  asked = [];
  act(() => changeAuthState(anonymousState));
  connectCalls({ wait: async () => undefined });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (url.includes('/form-drafts')) return Response.json({ items: drafts });
    if (url.includes('/awards')) return Response.json({ items, next: null });
    if (url.includes('/moon'))
      return Response.json({ type: 'about:blank', status: 404, code: 'not_found' }, { status: 404 });
    return Response.json({ ...programme, state });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const pages = { '/funds/$slug': Screen, '/awards': Awards };

describe('the public page of a fund [SYS-04]', () => {
  it('shows its open books, where size is free, promised and paid together, and who got what', async () => {
    await openPages({ address: '/funds/energy', pages });
    await screen.findByRole('heading', { level: 1, name: 'Energy fund' });
    expect(screen.getAllByText('$55,000')).not.toHaveLength(0);
    expect(await screen.findByText('An NGO')).toBeDefined();
    expect(screen.getByText('Ghana')).toBeDefined();
    expect(
      screen.getByText('It is no bank, and no regulated investment fund.', { exact: false }),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Check and apply' }).getAttribute('href')).toBe(
      '/apply-funding/energy',
    );
    expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
      '/api/v1/grants/programmes/energy/deadline.ics',
    );
  });

  it('says how applications are scored: every criterion with its weight, what an award reaches, and ties', async () => {
    await openPages({ address: '/funds/energy', pages });
    await screen.findByRole('heading', { name: 'How it’s scored' });
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms.filter((text) => text?.startsWith('Impact'))).toHaveLength(1);
    expect(screen.getByText('35%')).toBeDefined();
    expect(screen.getByText(/An award reaches at least 3 in every one/)).toBeDefined();
    expect(screen.getByText(/the better one in Impact comes first, then in Need/)).toBeDefined();
  });

  it('offers no application and no deadline once it is closed, and says where nothing was awarded', async () => {
    state = 'closed';
    items = [];
    await openPages({ address: '/funds/energy', pages });
    expect(await screen.findByText('Nothing was awarded here yet.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Check and apply' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
  });

  const user = { id: 'ann', email: null, phone: null, isEmailVerified: true, isPhoneVerified: true };
  const draftOf = (form: string) => {
    const at = '2026-11-02T00:00:00.000Z';
    return {
      id: award.id,
      form,
      title: 'Energy',
      address: '/apply-funding/energy',
      saved_at: at,
      expires_at: at,
    };
  };

  it.each([
    ['open', 'Continue your draft'],
    ['closed', 'Read your draft'],
  ] as const)('leads a reader who has begun an application to it: %s', async (now, name) => {
    state = now;
    drafts = [draftOf('grants.moon'), draftOf('grants.energy')];
    act(() => changeAuthState({ isAuthenticated: true, user }));
    await openPages({ address: '/funds/energy', pages });
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(
      '/apply-funding/energy?question=amount',
    );
  });

  it('asks a stranger for no drafts, and shows a reader none of another programme', async () => {
    drafts = [draftOf('grants.moon')];
    await openPages({ address: '/funds/energy', pages });
    await screen.findByRole('heading', { level: 1, name: 'Energy fund' });
    expect(asked.filter((url) => url.includes('/form-drafts'))).toEqual([]);
    act(() => changeAuthState({ isAuthenticated: true, user }));
    await waitFor(() => expect(asked.filter((url) => url.includes('/form-drafts'))).toHaveLength(1));
    await screen.findByText('An NGO');
    expect(screen.queryByRole('link', { name: /your draft/ })).toBeNull();
  });

  it('leads on where there is no such fund', async () => {
    await openPages({ address: '/funds/moon', pages });
    expect(await screen.findByText('There is no such grant or fund')).toBeDefined();
  });

  it('is shared by its address, and says where the browser did not copy it', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    vi.stubGlobal('navigator', { language: 'en', languages: ['en'], clipboard: { writeText } });
    await openPages({ address: '/funds/energy?utm=x', pages });
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('The link is copied.')).toBeDefined();
    expect(writeText.mock.calls[0]?.[0]).toMatch(/\/funds\/energy$/);
    writeText.mockRejectedValueOnce(new Error('refused'));
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Your browser did not copy it.', { exact: false })).toBeDefined();
  });
});

describe('the page of all awards', () => {
  it('names the programme with the way to its page', async () => {
    await openPages({ address: '/awards', pages });
    const link = await screen.findByRole('link', { name: 'Energy fund' });
    expect(link.getAttribute('href')).toBe('/funds/energy');
    expect(screen.getByText('$12,345')).toBeDefined();
    expect(screen.getByText('Sample')).toBeDefined();
  });

  it('says that nothing was awarded yet', async () => {
    items = [];
    await openPages({ address: '/awards', pages });
    expect(await screen.findByText('No awards yet')).toBeDefined();
  });
});
