import { useStopReason } from '@egcr/wallet/web';
import { CannedBank, openPage } from '@egcr/wallet/web-testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { aPayPage, CONFIRM, openToPay, walletReply } from '../testing/pay-page.tsx';
import { ToPay } from './confirm-screen.tsx';

const page = { ...aPayPage, is_test: true };

let bank: CannedBank;
beforeEach(() => {
  bank = new CannedBank(walletReply);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  bank.close();
});

const field = () => screen.findByLabelText<HTMLInputElement>('Test card or phone number');

async function press(): Promise<void> {
  const pin = await screen.findByLabelText('PIN');
  fireEvent.change(pin, { target: { value: '270519' } });
  fireEvent.click(await screen.findByRole('button', { name: /^Pay .*25/ }));
}

it('a real card number never leaves the page, and the field says so', async () => {
  await openToPay(page);
  fireEvent.change(await field(), { target: { value: '4111 1111 1111 1111' } });
  await press();
  expect(await screen.findByText(/not one of the test numbers/)).toBeTruthy();
  expect((await field()).getAttribute('aria-invalid')).toBe('true');
  expect(bank.posts).toEqual([]);
  for (const kept of [sessionStorage, localStorage]) expect(JSON.stringify(kept)).not.toContain('4111');
});

it('a test payment, which moves nothing, is made from a frozen wallet too', async () => {
  bank.close();
  const frozen_at = '2026-11-20T12:00:00.000Z';
  bank = new CannedBank({ 'GET wallet': { accounts: [], in_pots: [], frozen_at, sandbox: true } });
  await openPage(CONFIRM, () => (
    <>
      <Frozen />
      <ToPay page={page} />
    </>
  ));
  await screen.findByText('frozen: true');
  const pay = await screen.findByRole<HTMLButtonElement>('button', { name: /^Pay .*25/ });
  expect(pay.disabled).toBe(false);
  expect(screen.queryByText('Your wallet is frozen')).toBeNull();
});

/** That the wallet is frozen is known to the page. */
function Frozen() {
  return <p>frozen: {String(useStopReason() !== undefined)}</p>;
}

it('a number that is pressed in the list is the one that is typed', async () => {
  await openToPay(page);
  fireEvent.click(await screen.findByRole('button', { name: /Declined once/, hidden: true }));
  await waitFor(async () => expect((await field()).value).toBe('4000 0000 0000 0036'));
});
