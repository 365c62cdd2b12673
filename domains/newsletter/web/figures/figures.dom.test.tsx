import { prepareSlots, Slot as Place, SlotProvider } from '@egcr/web-kit/slots.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { slots } from '../signed-in.ts';

const EDITION = '01990000-0000-7000-8000-000000000001';
let mayApprove: boolean;
let approved: string[];

beforeEach(() => {
  mayApprove = true;
  approved = [];
  vi.stubGlobal('fetch', async (url: string, init?: { readonly method?: string }) => {
    if (init?.method === 'POST') {
      approved.push(url);
      return new Response(null, { status: 204 });
    }
    const waiting = {
      id: EDITION,
      title: 'To many',
      language: 'en',
      subscribers: 1200,
      may_approve: mayApprove,
    };
    return Response.json({
      subscribers: 1200,
      editions: 3,
      sending: 0,
      mails: 40,
      held: approved.length === 0 ? [waiting] : [],
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SlotProvider slots={prepareSlots([slots])}>
        <Place name="blog-desk.beside" />
      </SlotProvider>
    </QueryClientProvider>,
  );
}

it('an edition for many waits for another editor, whose press sends it', async () => {
  show();
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Approve and send: To many' }));
  await waitFor(() => expect(screen.queryByText('To many')).toBeNull());
  expect(approved).toEqual([expect.stringContaining(`/editions/${EDITION}/approval`)]);
});

it('who published it is told that another editor approves it', async () => {
  mayApprove = false;
  show();
  expect(await screen.findByText('Another editor approves this one.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
