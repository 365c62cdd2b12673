import { ToastProvider } from '@egcr/ui/toast';
import { createQueryClient } from '@egcr/web-kit/query';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { CannedBank } from '@egcr/wallet/web-testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import type { Payment } from '../../contract/index.ts';
import { aPayment, ID, jvd } from '../testing/a-payment.ts';
import { Screen } from './payment-screen.tsx';

const SHOP = 'https://shop.example/thanks';
const payment: Payment = { ...aPayment, role: 'payer', refunded: jvd('500'), return_url: SHOP };

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
