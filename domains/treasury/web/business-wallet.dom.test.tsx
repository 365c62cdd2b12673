import '@egcr/app-web/domains';
import { ToastProvider } from '@egcr/ui/toast';
import { CannedBank } from '@egcr/wallet/web-testing';
import { createQueryClient } from '@egcr/web-kit/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import type { BusinessPayment, BusinessWallet as Shown } from '../contract/index.ts';
import { BusinessWallet } from './business-wallet.tsx';

let bank: CannedBank | undefined;
afterEach(() => {
  cleanup();
  bank?.close();
});

const ID = '01990000-0000-7000-8000-000000000001';
const AT = '2026-11-20T12:00:00.000Z';
const jvd = (value: string) => ({ value, assetCode: 'JVD', assetScale: 2 });
const waiting: BusinessPayment = {
  id: ID,
  to: 'Bao Lin',
  amount: jvd('2000000'),
  note: null,
  state: 'waiting',
  asked_by: 'Ola Berg',
  is_yours: false,
  asked_at: AT,
  expires_at: AT,
};
const account = {
  id: ID,
  opened_at: AT,
  asset: 'JVD',
  balance: jvd('5000'),
  available: jvd('5000'),
  address: 'egcr1test',
  alone_today: jvd('1000000'),
};

async function open(given: Partial<Shown>): Promise<CannedBank> {
  const shown = {
    organisation_id: ID,
    name: 'Firm',
    accounts: [account],
    frozen_at: null,
    can_pay: true,
    waiting: [],
    ...given,
  };
  bank = new CannedBank({
    [`GET treasury/${ID}`]: shown,
    [`GET treasury/${ID}/entries`]: { items: [], next: null },
    [`POST treasury/${ID}/payments/${ID}/answer`]: { ...waiting, state: 'paid' },
    [`POST treasury/${ID}/payments`]: { ...waiting, state: 'paid' },
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ToastProvider regionLabel="toasts" closeLabel="close">
        <BusinessWallet organisationId={ID} />
      </ToastProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Wallet of the business' });
  return bank;
}

describe('the wallet of a business on its dashboard', () => {
  it('shows members without the right no way to pay', async () => {
    await open({ can_pay: false, waiting: [waiting] });
    expect(screen.getByText('egcr1test')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Confirm and pay' })).toBeNull();
  });

  it('says that it is frozen, and lets nothing be paid', async () => {
    await open({ frozen_at: AT });
    expect(screen.getByText('The wallet is frozen. Money comes in, and none leaves.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Pay' })).toHaveProperty('disabled', true);
  });

  it('offers to confirm what others asked for, and to take back one’s own', async () => {
    const canned = await open({ waiting: [waiting] });
    fireEvent.click(screen.getByRole('button', { name: 'Confirm and pay' }));
    await waitFor(() => expect(canned.posts).toHaveLength(1));
    expect(canned.posts[0]?.body).toEqual({ answer: 'confirm' });
    cleanup();
    canned.close();
    await open({ waiting: [{ ...waiting, is_yours: true }] });
    expect(screen.queryByRole('button', { name: 'Confirm and pay' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Take back' })).toBeDefined();
  });

  it('sends what the business has to whom its member names, and no more', async () => {
    const canned = await open({});
    fireEvent.click(screen.getByRole('button', { name: 'Pay' }));
    fireEvent.change(screen.getByLabelText('Who gets it'), { target: { value: 'bao' } });
    fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '50.01' } });
    const [, submit] = screen.getAllByRole('button', { name: 'Pay' });
    if (!submit) throw new Error('no button to send');
    fireEvent.click(submit);
    await waitFor(() => expect(screen.queryAllByText(/more than your balance/).length).toBeGreaterThan(0));
    expect(canned.posts).toEqual([]);
    fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '50' } });
    fireEvent.click(submit);
    await waitFor(() => expect(canned.posts).toHaveLength(1));
    expect(canned.posts[0]?.body).toEqual({ to: { username: 'bao' }, amount: jvd('5000'), note: null });
  });
});
