import { ToastProvider } from '@egcr/ui/toast';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { createQueryClient } from '@egcr/web-kit/query';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Screen } from './budgets-screen.tsx';

const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const budget = {
  type: 'energy',
  title: 'Energy fund',
  is_sample: false,
  total: usd('1200000'),
  free: usd('700000'),
  promised: usd('300000'),
  paid: usd('200000'),
  returned: usd('50000'),
};
const filling = {
  id: '01990000-0000-7000-8000-000000000001',
  amount: usd('1200000'),
  proposed_by: 'Nadia',
  approved_by: '',
  filled_at: '2026-11-10T12:00:00.000Z',
};

let fillings: readonly unknown[];
beforeEach(() => {
  fillings = [
    filling,
    { ...filling, id: filling.id.replace('1', '2'), proposed_by: null, approved_by: null },
  ];
  connectCalls({ wait: async () => undefined });
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/fillings')) return Response.json({ items: fillings, next: null });
    if (url.includes('/grant-budgets/energy')) return Response.json(budget);
    if (url.includes('/grant-budgets'))
      return Response.json({
        items: [budget, { ...budget, type: 'health', title: 'Health fund', total: usd('0') }],
        next: null,
      });
    return Response.json({ type: 'about:blank', status: 403, code: 'forbidden' }, { status: 403 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (address: string) =>
  openPages({
    address,
    pages: { '/super-admin/grant-budgets': Screen },
    around: (page) => (
      <QueryClientProvider client={createQueryClient()}>
        <ToastProvider regionLabel="Notices" closeLabel="Close">
          {page}
        </ToastProvider>
      </QueryClientProvider>
    ),
  });

describe('budgets of grants', () => {
  it('marks one into which nothing was brought yet, and opens one by its address', async () => {
    await open('/super-admin/grant-budgets');
    const health = await screen.findByRole('link', { name: /Health fund/ });
    expect(health.getAttribute('href')).toContain('fund=health');
    expect(screen.getAllByText('Empty')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Staff' }).getAttribute('href')).toBe('/super-admin');
  });

  it('shows its books, and who brought in what: a deleted account and play money say so', async () => {
    await open('/super-admin/grant-budgets?fund=energy');
    await screen.findByRole('region', { name: 'Energy fund' });
    expect(await screen.findByText(/Nadia/)).toBeDefined();
    expect(screen.getByText(/play money/i)).toBeDefined();
    expect(screen.getAllByText('$12,000.00').length).toBeGreaterThan(1);
  });

  it('offers no filling to those who may only read, and says where nothing came in yet', async () => {
    fillings = [];
    await open('/super-admin/grant-budgets?fund=energy');
    expect(await screen.findByText('No money has been added yet.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Propose' })).toBeNull();
  });
});
