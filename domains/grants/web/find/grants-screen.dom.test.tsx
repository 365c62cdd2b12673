import { ToastProvider } from '@egcr/ui/toast';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { createQueryClient } from '@egcr/web-kit/query';
import { openPages, type OpenedPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Screen } from './grants-screen.tsx';

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
  closes_at: null,
  zone: 'UTC',
  left: usd('5000000'),
  promised: usd('0'),
  paid: usd('0'),
  returned: usd('0'),
  decision_days: 30,
  form: 'grants.energy',
  is_sample: false,
};
const facets = [
  { facet: 'status', value: 'open', label: null, count: 1200 },
  { facet: 'sector', value: 'energy', label: 'Energy', count: 3 },
];

let items: readonly unknown[];
let asked: string[];
beforeEach(() => {
  items = [programme];
  asked = [];
  connectCalls({ wait: async () => undefined });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ items, next: null, facets });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (address: string): Promise<OpenedPages> =>
  openPages({
    address,
    pages: { '/grants': Screen },
    around: (page) => (
      <QueryClientProvider client={createQueryClient()}>
        <ToastProvider regionLabel="Notices" closeLabel="Close">
          {page}
        </ToastProvider>
      </QueryClientProvider>
    ),
  });

describe('finding a grant', () => {
  it('keeps words and filters in the address, and asks for them', async () => {
    const page = await open('/grants');
    await screen.findByText('Energy fund');
    fireEvent.change(screen.getByLabelText('Search grants and funds'), {
      target: { value: ' solar  ' },
    });
    fireEvent.click(screen.getByText('Search'));
    await waitFor(() => expect(page.search()).toBe('?words=solar'));
    fireEvent.change(screen.getByLabelText('Sector'), { target: { value: 'energy' } });
    await waitFor(() => expect(page.search()).toBe('?words=solar&sector=energy'));
    await waitFor(() => expect(asked.at(-1)).toContain('sector=energy&words=solar'));
  });

  it('reads a link: dollars become minor units, funds a kind, and what it does not know is left out', async () => {
    await open('/grants?show=funds&amount=750000&country=it&deadline=soon');
    await screen.findByText('Energy fund');
    expect(asked.find((url) => url.includes('/programmes'))).toMatch(/\?kind=fund&amount=75000000$/);
    expect(screen.getByLabelText('Amount you need')).toHaveProperty('value', '750000');
  });

  it('says how many have which value, and takes all filters away', async () => {
    const page = await open('/grants?status=closed&words=x');
    await screen.findByText('Open (1,200)');
    screen.getByText('Filters (1)');
    fireEvent.click(screen.getByText('Clear filters'));
    await waitFor(() => expect(page.search()).toBe('?words=x'));
  });

  it('says where nothing is found, and where nothing is saved', async () => {
    items = [];
    await open('/grants?words=moon');
    expect(await screen.findByText('Nothing found')).toBeTruthy();
    cleanup();
    await open('/grants?tab=saved');
    expect(await screen.findByText('Nothing saved yet')).toBeTruthy();
  });
});
