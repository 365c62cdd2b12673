import { ToastProvider } from '@egcr/ui/toast';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { createQueryClient } from '@egcr/web-kit/query';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Screen } from './webhook-screen.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const at = '2026-11-24T09:00:00.000Z';
const hook = {
  id: ID,
  url: 'https://shop.example/hook',
  mode: 'live',
  events: null,
  state: 'enabled',
  disabled_why: null,
  created_at: at,
};
const delivery = {
  id: '01990000-0000-7000-8000-000000000002',
  event: { id: '01990000-0000-7000-8000-000000000003', type: 'payment.succeeded', mode: 'live', at },
  state: 'failed',
  attempts: 3,
  last_result: '503',
  last_at: at,
  next_at: null,
};

let shown: object;
let sent: string[];
beforeEach(() => {
  shown = hook;
  sent = [];
  connectCalls({ wait: async () => undefined });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'POST') {
      sent.push(url);
      return new Response(null, { status: 204 });
    }
    if (url.includes('/deliveries')) return Response.json({ items: [delivery], next: null });
    if (url.includes(ID)) return Response.json(shown);
    return Response.json({ items: [], next: null });
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function open() {
  await openPages({
    address: `/payment-gateway/developers/webhooks/${ID}`,
    pages: { '/payment-gateway/developers/webhooks/$webhookId': Screen },
    hasMore: true,
    around: (page) => (
      <QueryClientProvider client={createQueryClient()}>
        <ToastProvider regionLabel="Notices" closeLabel="Close">
          {page}
        </ToastProvider>
      </QueryClientProvider>
    ),
  });
  await screen.findByRole('heading', { level: 1, name: hook.url });
  await screen.findByText(/503/);
}
const again = () => screen.queryByRole('button', { name: /^Send again/ });

describe('the page of a webhook', () => {
  it('shows what a receiver answered, and sends an event again', async () => {
    await open();
    expect(screen.queryByText(/Next try/)).toBeNull();
    const button = again();
    if (button === null) throw new Error('the event cannot be sent again');
    fireEvent.click(button);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toContain(`/webhooks/${ID}/deliveries/${delivery.id}/`);
  });

  it.each([
    ['gone', /The receiver answered 410/],
    ['failing', /An event failed for more than a day/],
    ['owner', undefined],
  ])('that is off sends nothing again, and says why where its owner did not do it: %s', async (why, said) => {
    shown = { ...hook, state: 'disabled', disabled_why: why };
    await open();
    expect(again()).toBeNull();
    const all = [/The receiver answered 410/, /An event failed for more than a day/];
    expect(all.filter((text) => screen.queryByText(text) !== null)).toEqual(said === undefined ? [] : [said]);
    expect(screen.getByRole('button', { name: 'Enable' })).toBeDefined();
  });
});
