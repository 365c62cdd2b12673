import '@egcr/app-web/domains';
import { CannedBank } from '@egcr/wallet/web-testing';
import { createQueryClient } from '@egcr/web-kit/query';
import { prepareSlots, Slot, SlotProvider } from '@egcr/web-kit/slots.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { slots } from './signed-in.ts';

let bank: CannedBank | undefined;
afterEach(() => {
  cleanup();
  bank?.close();
});

const ID = '01990000-0000-7000-8000-000000000001';
const nothing = { items: [], next: null };
const draft = {
  id: ID,
  form: 'registry.registration',
  title: 'Register a business',
  address: `/business-registration/register/${ID}`,
  saved_at: '2026-11-20T12:00:00.000Z',
  expires_at: '2027-02-20T12:00:00.000Z',
};

/** The links on the page of business services, for someone of whom the server says this. */
async function linksFor(replies: Readonly<Record<string, unknown>>): Promise<readonly (string | null)[]> {
  bank = new CannedBank({
    'GET form-drafts': { items: [] },
    'GET cases': nothing,
    'GET organisations': { items: [] },
    'GET wallet': { accounts: [], in_pots: [], frozen_at: null, sandbox: true },
    ...replies,
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SlotProvider slots={prepareSlots([slots])}>
        <Slot name="services.start" about="business" />
      </SlotProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Your next step' });
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
}

describe('the top of a page of services [SYS-16]', () => {
  it('continues the draft that was saved last', async () => {
    expect(await linksFor({ 'GET form-drafts': { items: [draft] } })).toContain(draft.address);
    expect(screen.getByRole('link', { name: 'Register a business' })).toBeDefined();
  });

  it('says so where nothing was begun', async () => {
    expect(await linksFor({})).toHaveLength(1);
    expect(screen.getByText(/^Nothing begun/)).toBeDefined();
  });

  it('still has a next step where nothing can be read', async () => {
    expect(await linksFor({ 'GET form-drafts': undefined, 'GET organisations': undefined })).toHaveLength(1);
  });
});
