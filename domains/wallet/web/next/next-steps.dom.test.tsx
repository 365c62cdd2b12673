import { createQueryClient } from '@egcr/web-kit/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { CannedBank } from '../testing/canned-bank.ts';
import { Slot } from './next-steps.tsx';

let bank: CannedBank | undefined;
afterEach(() => {
  cleanup();
  bank?.close();
});

const ID = '01990000-0000-7000-8000-000000000001';
const money = (value: string) => ({ value, assetCode: 'JVD', assetScale: 2 });

interface Standing {
  readonly balance: string;
  readonly payments: number;
}

/** What is proposed to someone with this balance who has sent so many payments. */
async function proposed({ balance, payments }: Standing): Promise<readonly string[]> {
  const payment = {
    id: ID,
    reference: 'AAAA-BBBB-CCCC',
    state: 'posted',
    amount: money('100'),
    note: null,
    created_at: '2026-11-20T12:00:00.000Z',
    kind: 'transfer',
    direction: 'out',
    counterpart: { user_id: ID, username: 'bao', name: 'Bao' },
    category: 'other',
    is_guess: true,
    guess: 'sent',
    private_note: null,
  };
  const account = {
    id: ID,
    asset: 'JVD',
    balance: money(balance),
    available: money(balance),
    held: money('0'),
    pin_above: money('10'),
    opened_at: '2026-01-01T00:00:00.000Z',
    address: 'egcr1q',
  };
  bank = new CannedBank({
    'GET wallet': { accounts: [account], in_pots: [], frozen_at: null, sandbox: true },
    'GET wallet/activity': { items: Array.from({ length: payments }, () => payment), next: null },
  });
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <ul aria-label="steps">
        <Slot />
      </ul>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(client.isFetching()).toBe(0));
  await waitFor(() =>
    expect(
      client
        .getQueryCache()
        .getAll()
        .every(({ state }) => state.data),
    ).toBe(true),
  );
  return screen.queryAllByRole('link').map((link) => link.textContent);
}

describe('what the wallet proposes to do next', () => {
  it.each([
    ['money first, where there is none', { balance: '0', payments: 0 }, ['Put money into your wallet']],
    ['a first payment, once there is money', { balance: '100', payments: 0 }, ['Send money to someone']],
    ['nothing that was done', { balance: '100', payments: 1 }, []],
    ['nothing that was done, also where all is spent', { balance: '0', payments: 1 }, []],
  ])('is %s', async (_, standing, expected) => {
    expect(await proposed(standing)).toEqual(expected);
  });
});
