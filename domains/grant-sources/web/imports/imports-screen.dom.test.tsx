import { ToastProvider } from '@egcr/ui/toast';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { createQueryClient } from '@egcr/web-kit/query';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Screen } from './imports-screen.tsx';

const done = {
  id: '01990000-0000-7000-8000-000000000001',
  url: 'https://grants.example.org',
  host: 'grants.example.org',
  state: 'done',
  failure: null,
  asked_at: '2026-11-27T10:00:00.000Z',
  ended_at: '2026-11-27T10:00:05.000Z',
  added: 41,
  updated: 0,
  unchanged: 0,
  gone: 0,
  is_cut: false,
  unread: [{ page: 1, place: 7, name: 'Orchards', why: 'status' }],
  unread_count: 1,
};

let sent: unknown[];
let found: object;
beforeEach(() => {
  found = done;
  sent = [];
  connectCalls({ wait: async () => undefined });
  vi.stubGlobal('fetch', async (_url: string, given?: RequestInit) => {
    if (given?.method !== 'POST') return Response.json({ items: [found], next: null });
    sent.push(typeof given.body === 'string' ? JSON.parse(given.body) : given.body);
    const problem = { type: 'about:blank', title: 'No', status: 422, code: 'validation_failed' };
    return Response.json(
      { ...problem, errors: [{ field: 'url', code: 'url_not_allowed' }] },
      { status: 422 },
    );
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () =>
  openPages({
    address: '/super-admin/grant-imports',
    pages: { '/super-admin/grant-imports': Screen },
    around: (page) => (
      <QueryClientProvider client={createQueryClient()}>
        <ToastProvider regionLabel="Notices" closeLabel="Close">
          {page}
        </ToastProvider>
      </QueryClientProvider>
    ),
  });

describe('imports of programmes', () => {
  it('say what came of a reading, and name what could not be read with its place and why', async () => {
    await open();
    expect(await screen.findByText('https://grants.example.org')).toBeTruthy();
    expect(screen.getByText('41')).toBeTruthy();
    expect(screen.getByText('Page 1, entry 7')).toBeTruthy();
    expect(screen.getByText('Its status is not one we know.')).toBeTruthy();
  });

  it('say that only the first of many that could not be read are listed', async () => {
    found = { ...done, unread_count: 140 };
    await open();
    expect(await screen.findByText('Only the first 1 are listed here.')).toBeTruthy();
    cleanup();
    found = done;
    await open();
    expect(await screen.findByText('Page 1, entry 7')).toBeTruthy();
    expect(screen.queryByText(/Only the first/)).toBeNull();
  });

  it('put the refusal of an address at its field', async () => {
    await open();
    const field = await screen.findByLabelText('Address of the source');
    fireEvent.change(field, { target: { value: 'https://10.0.0.1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Read source' }));
    expect((await screen.findAllByText('Enter a public https address.')).length).toBeGreaterThan(0);
    expect(sent).toEqual([{ url: 'https://10.0.0.1' }]);
  });
});
