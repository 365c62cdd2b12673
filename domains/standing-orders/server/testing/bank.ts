import { openBank as openWalletBank, type Bank } from '@egcr/wallet/testing';

import { createStandingOrders } from '../index.ts';

/** The API of wallet and standing orders over a real server and database. */
export function openBank(): Promise<Bank> {
  return openWalletBank({ guests: [createStandingOrders] });
}
