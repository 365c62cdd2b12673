import { CannedBank, leadingAmount, openPage, press, type } from '@egcr/wallet/web-testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { Slot as PendingLines } from '../withdrawal/pending-lines.tsx';
import { Screen as Withdraw } from './withdraw-screen.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const NOW = '2026-11-20T12:00:00.000Z';
const money = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const purse = {
  id: ID,
  asset: 'USD',
  balance: money('100000'),
  available: money('100000'),
  held: money('0'),
  pin_above: money('10000'),
  opened_at: '2026-01-01T00:00:00.000Z',
  address: 'egcr1q',
};
const account = { id: ID, holder: 'Ada Lovelace', account: 'DE•• 3000', scheme: 'iban', created_at: NOW };
const withdrawal = {
  id: ID,
  reference: 'AAAABBBBCCCC',
  amount: money('2500'),
  to: { holder: 'Ada Lovelace', account: 'DE•• 3000' },
  state: 'waiting',
  reason: null,
  held_back: null,
  steps: [{ state: 'waiting', at: NOW }],
  transfer_id: null,
  created_at: NOW,
};

let bank: CannedBank;
beforeEach(() => {
  bank = new CannedBank({
    'GET wallet': { accounts: [purse], in_pots: [], frozen_at: null, sandbox: true },
    'GET wallet/payout-accounts': { items: [account] },
    'GET wallet/withdrawals': { items: [withdrawal], next: null },
    'POST wallet/withdrawals': withdrawal,
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  bank.close();
});

const openCheck = () =>
  openPage(`/wallet/withdraw?account=${ID}&amount=25.00&currency=USD&step=check`, () => <Withdraw />);

describe('the check of a withdrawal', () => {
  it('shows the amount first, then bank account, fee and arrival, and sends nothing without the PIN', async () => {
    await openCheck();
    await screen.findByLabelText('PIN');
    expect(leadingAmount()).toBe('$25.00');
    const told = document.querySelector('dl')?.textContent ?? '';
    for (const fact of ['Ada Lovelace', 'DE•• 3000', 'Fee', 'Usually within 3 working days', 'Balance after'])
      expect(told).toContain(fact);
    await press(/^Withdraw/);
    expect(bank.posts).toEqual([]);
    await type('PIN', '270519');
    await press(/^Withdraw/);
    await waitFor(() =>
      expect(bank.posts).toMatchObject([
        { path: 'wallet/withdrawals', body: { payout_account: ID, amount: money('2500'), pin: '270519' } },
      ]),
    );
  });

  it('says a wrong PIN at its field and keeps the key for the right one', async () => {
    bank.trouble = { kind: 'refuses', status: 403, code: 'pin_incorrect' };
    await openCheck();
    await type('PIN', '000000');
    await press(/^Withdraw/);
    await waitFor(() => expect(screen.getByLabelText('PIN').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.queryByText('Nothing was withdrawn')).toBeNull();
  });

  it('does not say that nothing was withdrawn where no answer came', async () => {
    bank.trouble = { kind: 'loses_answers' };
    await openCheck();
    await type('PIN', '270519');
    await press(/^Withdraw/);
    await screen.findByText('We have not heard back');
    expect(screen.queryByText('Nothing was withdrawn')).toBeNull();
  });
});

it('a withdrawal on its way is a line of the history that leads to it', async () => {
  await openPage('/wallet/history', () => <PendingLines />);
  const line = await screen.findByRole('link', { name: 'Withdrawal to DE•• 3000' });
  expect(line.getAttribute('href')).toBe(`/wallet/withdrawals/${ID}`);
  const row = line.closest('li');
  expect(row?.textContent).toContain('Waiting for the bank');
  expect(row?.textContent).toContain('25.00');
  expect(row?.querySelector('[data-flow="out"]')).toBeTruthy();
});
