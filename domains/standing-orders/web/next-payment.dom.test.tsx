import { CannedBank, openPage } from '@egcr/wallet/web-testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { Slot } from './next-payment.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const order = {
  id: ID,
  state: 'active',
  pause_reason: null,
  to: { user_id: ID, username: 'bao', name: 'Bao' },
  amount: { value: '555555', assetCode: 'JVD', assetScale: 2 },
  note: null,
  rule: { every: 'monthly' },
  first_on: '2026-12-01',
  until_on: null,
  count: null,
  next_on: '2026-12-01',
  next_runs: ['2026-12-01'],
  due_at: null,
  attempts: 0,
  paid_count: 0,
  created_at: '2026-11-20T12:00:00.000Z',
};
const paused = {
  ...order,
  id: ID.replace(/1$/, '2'),
  state: 'paused',
  pause_reason: 'owner',
  next_on: null,
  to: { ...order.to, name: 'Chen' },
};

let bank: CannedBank | undefined;
afterEach(() => {
  cleanup();
  bank?.close();
});

async function show(items: readonly unknown[]): Promise<void> {
  bank = new CannedBank({ 'GET wallet/standing-orders': { items } });
  await openPage('/dashboard', () => (
    <>
      <p>cards</p>
      <Slot />
    </>
  ));
  await screen.findByText('cards');
}

describe('the next scheduled payment on the dashboard', () => {
  it('is the first of the list that is not paused, and leads to its page', async () => {
    await show([paused, order]);
    const link = await screen.findByRole('link', { name: /Bao/ });
    expect(link.getAttribute('href')).toBe(`/wallet/scheduled/${ID}`);
    expect(screen.queryByText(/Chen/)).toBeNull();
  });

  it('is not there where all are paused', async () => {
    await show([paused]);
    await expect(screen.findByRole('heading', {}, { timeout: 500 })).rejects.toThrow('heading');
  });
});
