import { CannedBank, leadingAmount, lockedPin, PIN_IS_LOCKED } from '@egcr/wallet/web-testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { openToPay, walletReply } from '../testing/pay-page.tsx';

afterEach(cleanup);

it('the check before a link is paid shows the amount first and largest', async () => {
  const bank = new CannedBank(walletReply);
  await openToPay();
  await screen.findByLabelText('PIN');
  expect(leadingAmount()).toBe('Ɉ25.00');
  bank.close();
});

it('the check before a link is paid says at once that the PIN is locked', async () => {
  const bank = new CannedBank({ ...walletReply, 'GET identity/pin': lockedPin });
  await openToPay();
  expect(await screen.findByText(PIN_IS_LOCKED)).toBeDefined();
  expect(bank.posts).toEqual([]);
  bank.close();
});
