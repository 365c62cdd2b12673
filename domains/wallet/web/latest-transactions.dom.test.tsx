import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { Slot } from './latest-transactions.tsx';
import { CannedBank } from './testing/canned-bank.ts';
import { openPage } from './testing/open-page.tsx';

const ID = '01990000-0000-7000-8000-00000000000';
const payment = (place: number) => ({
  id: `${ID}${place}`,
  reference: 'AAAA-BBBB-CCCC',
  state: 'posted',
  amount: { value: '100', assetCode: 'JVD', assetScale: 2 },
  note: null,
  created_at: '2026-11-20T12:00:00.000Z',
  kind: 'transfer',
  direction: 'out',
  counterpart: { user_id: `${ID}9`, username: 'bao', name: `Bao ${place}` },
  category: 'other',
  is_guess: true,
  guess: 'sent',
  private_note: null,
});

let bank: CannedBank | undefined;
afterEach(() => {
  cleanup();
  bank?.close();
});

async function show(items: readonly unknown[]): Promise<void> {
  bank = new CannedBank({ 'GET wallet/activity': { items, next: null } });
  await openPage('/dashboard', () => (
    <>
      <p>cards</p>
      <Slot />
    </>
  ));
  await screen.findByText('cards');
}

describe('the last transactions on the dashboard', () => {
  it('are five, with the way to all of them', async () => {
    await show([0, 1, 2, 3, 4, 5].map((place) => payment(place)));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(5));
    expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/wallet/history');
  });

  it('are not there before there is one', async () => {
    await show([]);
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  });
});
