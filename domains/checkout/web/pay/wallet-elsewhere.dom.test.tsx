import { CannedBank } from '@egcr/wallet/web-testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { aPayPage, openToPay, walletReply } from '../testing/pay-page.tsx';

afterEach(cleanup);

it('a payer with a wallet elsewhere names it; what is no address is said at its field, and nothing is sent', async () => {
  const bank = new CannedBank(walletReply);
  await openToPay({
    ...aPayPage,
    asset: 'USD',
    amount: { value: '2500', assetCode: 'USD', assetScale: 2 },
    methods: ['wallet', 'open_payments'],
  });
  fireEvent.click(await screen.findByRole('radio', { name: /wallet elsewhere/ }));
  const field = await screen.findByLabelText('Address of your wallet');
  fireEvent.change(field, { target: { value: 'amina' } });
  fireEvent.change(await screen.findByLabelText('PIN'), { target: { value: '273918' } });
  fireEvent.click(screen.getByRole('button', { name: /^Pay/ }));
  expect(await screen.findByText(/This is no address of a wallet/)).toBeDefined();
  expect(bank.posts).toEqual([]);
  fireEvent.change(field, { target: { value: '$wallet.example/amina' } });
  fireEvent.click(screen.getByRole('button', { name: /^Pay/ }));
  await waitFor(() => expect(bank.posts).not.toEqual([]));
  bank.close();
});
