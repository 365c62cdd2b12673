import { ToastProvider } from '@egcr/ui/toast';
import { createQueryClient } from '@egcr/web-kit/query';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { CannedBank } from '@egcr/wallet/web-testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import type { Payment } from '../../contract/index.ts';
import { Screen } from './payment-screen.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const NOW = '2026-11-20T12:00:00.000Z';
const jvd = (value: string) => ({ value, assetCode: 'JVD', assetScale: 2 }) as const;
const SHOP = 'https://shop.example/thanks';
const payment: Payment = {
  id: ID,
  reference: 'AAAA-BBBB-CCCC',
  role: 'payer',
  state: 'succeeded',
  title: 'A pair of sandals',
  amount: jvd('2500'),
  fee: jvd('25'),
  link_id: ID,
  merchant: null,
  payer: null,
  created_at: NOW,
  method: null,
  next_action: null,
  capture: 'automatic',
  authorized: null,
  capture_until: null,
  ended_at: NOW,
  available_at: null,
  is_available: false,
  is_sample: false,
  is_test: false,
  refunded: jvd('500'),
  disputed: jvd('0'),
  dispute: null,
  return_url: SHOP,
  is_blocked: false,
  in_review: false,
  refunds: [],
  metadata: {},
  attempts: [],
};

let bank: CannedBank;
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  bank.close();
});

async function open(shown: Partial<Payment>) {
  bank = new CannedBank({ [`GET payments/${ID}`]: { ...payment, ...shown } });
  await openPages({
    address: `/payment-gateway/payments/${ID}`,
    pages: { '/payment-gateway/payments/$paymentId': Screen },
    hasMore: true,
    around: (page) => (
      <QueryClientProvider client={createQueryClient()}>
        <ToastProvider regionLabel="Notices" closeLabel="Close">
          {page}
        </ToastProvider>
      </QueryClientProvider>
    ),
  });
  await screen.findByRole('heading', { level: 1 });
}

describe('the page of a payment', () => {
  it.each([
    ['leads its payer back to the shop that sent them', {}, [SHOP]],
    ['leads its payer nowhere where no shop sent them', { return_url: null }, []],
    ['leads its merchant to no shop', { role: 'merchant' }, []],
  ] as const)('%s', async (_, shown, ways) => {
    await open(shown);
    const links = screen.queryAllByRole('link', { name: 'Back to shop.example' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(ways);
  });

  it('says what its merchant gets: the price without the fee and what was given back', async () => {
    await open({ role: 'merchant' });
    expect(screen.getAllByText('Ɉ19.75').length).toBeGreaterThan(0);
  });
});
