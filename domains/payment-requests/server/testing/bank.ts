import { createExchange } from '@egcr/exchange/server';
import { openBank as openWalletBank, type Bank } from '@egcr/wallet/testing';

import { createPaymentRequests } from '../index.ts';

/** The API of wallet, exchange and payment requests over a real server and database. */
export function openBank(): Promise<Bank> {
  let door: ReturnType<typeof createExchange>['door'];
  return openWalletBank({
    guests: [
      (parts) => {
        const exchange = createExchange({ ...parts, settings: { fillsLiquidity: true } });
        door = exchange.door;
        return { domain: exchange.domain, proposals: exchange.proposals };
      },
      (parts) => createPaymentRequests({ ...parts, exchange: door }),
    ],
  });
}
