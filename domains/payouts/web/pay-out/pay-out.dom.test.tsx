import { CannedBank, openPage, press } from '@egcr/wallet/web-testing';
import { prepareSlots, Slot, SlotProvider } from '@egcr/web-kit/slots.tsx';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';

import type { PayoutRoom } from '../../contract/index.ts';
import { slots } from '../signed-in.ts';

const jvd = (value: string) => ({ value, assetCode: 'JVD', assetScale: 2 }) as const;
const room: PayoutRoom = {
  asset: 'JVD',
  pending: jvd('0'),
  available: jvd('5000'),
  waiting: jvd('0'),
  reserved: jvd('0'),
  most: jvd('5000'),
  minimum: jvd('1'),
  at_once: jvd('3000'),
  at_once_until: '2026-11-21T00:00:00.000Z',
  beyond: 'second_member',
  is_frozen: false,
  ways: [
    { way: 'wallet', through: null },
    { way: 'bank_account', through: 'wallet' },
  ],
};
const paid = {
  id: '01990000-0000-7000-8000-000000000001',
  state: 'paid',
  transfer_id: null,
  reference: null,
};

let bank: CannedBank;
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  bank.close();
});

async function show(more: Partial<PayoutRoom> = {}) {
  bank = new CannedBank({
    'GET payout-room': { items: [{ ...room, ...more }] },
    'GET organisations': { items: [] },
    'POST payment-balance/payouts': { ...paid, amount: jvd('1250') },
  });
  await openPage('/payment-gateway', () => (
    <SlotProvider slots={prepareSlots([slots])}>
      <h1>Gateway</h1>
      <Slot name="payment-gateway.pay-out" about="JVD" />
    </SlotProvider>
  ));
  await screen.findByRole('heading', { name: 'Gateway' });
}

const amount = () => screen.findByLabelText<HTMLInputElement>(/Amount/);

async function typed(text: string) {
  await userEvent.clear(await amount());
  await userEvent.type(await amount(), text);
  await userEvent.type(await screen.findByLabelText('PIN'), '270519');
  await press('Move to wallet');
}

it('moves a part of what is available, once, and offers all of it [SYS-02]', async () => {
  await show();
  await press('Move to wallet');
  expect((await amount()).value).toBe('50.00');
  for (const text of [
    'The money goes to your wallet.',
    'Up to Ɉ30.00 goes at once today.',
    'A larger payout waits until another member of the team confirms it with their PIN.',
    'For a bank account, withdraw it from your wallet afterwards.',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  await userEvent.clear(await amount());
  await press('All of it');
  expect((await amount()).value).toBe('50.00');
  await typed('12.50');
  await screen.findByText('The money is in your wallet.');
  expect(bank.posts.map(({ path, body }) => [path, body])).toEqual([
    ['payment-balance/payouts', { amount: jvd('1250'), pin: '270519' }],
  ]);
});

it.each(['0', '50.01', '-1', 'much', '1.005'])('says at the field what is wrong with %s', async (text) => {
  await show();
  await press('Move to wallet');
  await typed(text);
  expect((await screen.findAllByText('Enter an amount above zero, up to Ɉ50.00.')).length).toBeGreaterThan(0);
  expect((await amount()).getAttribute('aria-invalid')).toBe('true');
  expect(bank.posts).toEqual([]);
});

it('says what waits, and offers nothing where all of it does', async () => {
  await show({ waiting: jvd('5000'), most: jvd('0') });
  expect(await screen.findByText('Ɉ50.00 waits in other payouts.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Move to wallet' })).toBeNull();
});

it('says of a frozen wallet that the payout waits for it', async () => {
  await show({ is_frozen: true, ways: [{ way: 'wallet', through: null }] });
  await press('Move to wallet');
  expect(await screen.findByText(/^The wallet is frozen\./)).toBeTruthy();
  expect(screen.queryByText(/bank account/)).toBeNull();
});
