import { ToastProvider } from '@egcr/ui/toast';
import { anonymousState } from '@egcr/web-kit/auth-state';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { createQueryClient } from '@egcr/web-kit/query';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { AlertList } from './alert-list.tsx';
import { Screen as ByLink } from './by-link-screen.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const TOKEN = 'A'.repeat(43);
const alert = {
  id: ID,
  search: { words: 'books', place: 'Lecce', sector: 'M' },
  pace: 'daily',
  is_on: true,
  created_at: '2026-11-20T12:00:00.000Z',
  told_at: null,
};
const missing = { code: 'not_found', status: 404, type: 'about:blank', title: 'Not found' };

let asked: { readonly method: string; readonly path: string; readonly body: unknown }[];
let isThere: boolean;
beforeEach(() => {
  [asked, isThere] = [[], true];
  connectCalls({ wait: async () => undefined });
  const user = { id: ID, email: null, phone: null, isEmailVerified: true, isPhoneVerified: false };
  act(() => changeAuthState({ ...anonymousState, isAuthenticated: true, user, hasPIN: true }));
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname: path } = new URL(url, 'http://egcr.test');
    const method = init?.method ?? 'GET';
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({ method, path, body });
    if (!isThere) return Response.json(missing, { status: 404 });
    if (method === 'DELETE') return new Response(null, { status: 204 });
    return method === 'GET' ? Response.json({ items: [alert] }) : Response.json({ ...alert, ...body });
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const open = (address: string) =>
  openPages({
    address,
    pages: { '/global-job-board': AlertList, '/job-alerts/$token': ByLink },
    around: (page) => (
      <QueryClientProvider client={createQueryClient()}>
        <ToastProvider regionLabel="Notices" closeLabel="Close">
          {page}
        </ToastProvider>
      </QueryClientProvider>
    ),
  });
const changes = () => asked.filter(({ method }) => method !== 'GET');

describe('the alerts of the reader [SYS-07]', () => {
  it('say what they search for; how often, off and remove are one press each', async () => {
    await open('/global-job-board');
    expect(await screen.findByText('books')).toBeDefined();
    expect(screen.getByText('Filters: 1')).toBeDefined();
    fireEvent.change(screen.getByLabelText('How often'), { target: { value: 'at_once' } });
    await waitFor(() =>
      expect(changes()).toEqual([
        { method: 'PUT', path: `/api/v1/careers/alerts/${ID}`, body: { pace: 'at_once', is_on: true } },
      ]),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(changes().at(-1)?.body).toEqual({ pace: 'daily', is_on: false }));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(changes().at(-1)?.method).toBe('DELETE'));
  });
});

describe('the link in the mail of an alert [SYS-07]', () => {
  it('turns it off without another press, and a press turns it on again', async () => {
    await open(`/job-alerts/${TOKEN}`);
    expect(await screen.findByRole('heading', { name: 'This job alert is off' })).toBeDefined();
    expect(changes().map(({ path, body }) => [path, body])).toEqual([
      [`/api/v1/job-alert-links/${TOKEN}`, { is_on: false }],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Turn it on again' }));
    expect(await screen.findByRole('heading', { name: 'This job alert is on again' })).toBeDefined();
  });

  it('that leads to nothing says so', async () => {
    isThere = false;
    await open(`/job-alerts/${TOKEN}`);
    expect(await screen.findByRole('heading', { name: 'This link leads to no alert' })).toBeDefined();
  });
});
