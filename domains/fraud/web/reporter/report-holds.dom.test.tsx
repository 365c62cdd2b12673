import { connectCalls } from '@egcr/web-kit/call-connections';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { createQueryClient } from '@egcr/web-kit/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ReportHolds } from './report-holds.tsx';

const CASE = '01990000-0000-7000-8000-000000000001';
const hold = {
  transfer_id: '01990000-0000-7000-8000-000000000002',
  reference: 'TR-0001',
  paid: { value: '5000', assetCode: 'JVD', assetScale: 2 },
  placed_at: '2026-11-27T12:00:00.000Z',
  until: '2026-11-30T12:00:00.000Z',
  ended_at: null,
};

beforeEach(() => connectCalls({ wait: async () => undefined }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Page = () => (
  <QueryClientProvider client={createQueryClient()}>
    <h1>My case</h1>
    <ReportHolds id={CASE} version={1} />
  </QueryClientProvider>
);

async function open(items: readonly object[]): Promise<void> {
  vi.stubGlobal('fetch', async () => Response.json({ items }));
  await openPages({ address: '/cases', pages: { '/cases': Page } });
}

it('says which payment is on hold, until when and what comes next, with the way to the payment', async () => {
  await open([hold]);
  expect(await screen.findByText(/^On hold until .*November 30, 2026/)).toBeDefined();
  expect(screen.getByText(/An officer checks the payment/)).toBeDefined();
  expect(screen.getByText(/50/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'TR-0001' }).getAttribute('href')).toBe(
    `/wallet/transfers/${hold.transfer_id}`,
  );
});

it('says when a hold has ended, and of payments that are forgotten no amount', async () => {
  await open([{ ...hold, paid: null, ended_at: '2026-11-29T12:00:00.000Z' }]);
  expect(await screen.findByText(/^The hold ended on .*November 29, 2026/)).toBeDefined();
  expect(screen.queryByText('What happens next')).toBeNull();
  expect(screen.queryByText('You paid')).toBeNull();
});
