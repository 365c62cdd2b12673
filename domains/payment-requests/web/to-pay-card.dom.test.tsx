import { CannedBank, openPage } from '@egcr/wallet/web-testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { Slot } from './to-pay-card.tsx';

const money = { value: '123456', assetCode: 'JVD', assetScale: 2 };
const bao = { user_id: '01a1faef-527f-74ca-a810-9354089ab837', username: 'bao', name: 'Bao' };
const request = {
  id: '01a1faef-527f-74ca-a810-9354089ab838',
  reference: 'AAAA-BBBB-CCCC',
  role: 'payer',
  state: 'pending',
  asset: 'JVD',
  amount: money,
  paid: { ...money, value: '0' },
  remaining: money,
  note: null,
  requester: bao,
  payer: bao,
  is_open: false,
  expires_at: '2026-12-20T12:00:00.000Z',
  created_at: '2026-11-20T12:00:00.000Z',
  ended_at: null,
  transfer_ids: [],
};

let bank: CannedBank | undefined;
afterEach(() => {
  cleanup();
  bank?.close();
});

async function show(items: readonly unknown[], toPay: number): Promise<void> {
  bank = new CannedBank({ 'GET wallet/requests': { items, next: null, to_pay: toPay } });
  await openPage('/dashboard', () => (
    <>
      <p>cards</p>
      <Slot />
    </>
  ));
  await screen.findByText('cards');
}

describe('requests to pay on the dashboard', () => {
  it('say how many there are, and show the newest, each leading to its page', async () => {
    await show([request], 4);
    expect(await screen.findByRole('heading', { name: '4 requests to pay' })).toBeDefined();
    const link = screen.getByRole('link', { name: /Bao/ });
    expect(link.getAttribute('href')).toBe(`/wallet/requests/${request.id}`);
  });

  it('are not there where none waits', async () => {
    await show([], 0);
    await expect(screen.findByRole('heading', {}, { timeout: 500 })).rejects.toThrow('heading');
  });
});
