import { openBank as openWalletBank, type Bank } from '@egcr/wallet/testing';

import { createPayments, paymentKinds } from '../index.ts';

/** The API of wallet and payments over a real server and database. */
export function openBank(): Promise<Bank> {
  return openWalletBank({
    kinds: paymentKinds,
    guests: [(parts) => createPayments({ ...parts, money: parts.wallet })],
  });
}
