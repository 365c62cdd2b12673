import { openBank as openWalletBank, type Bank } from '@egcr/wallet/testing';

import { createExchange } from '../index.ts';

/** The API of wallet and exchange over a real server and database. */
export function openBank(options: { readonly hasSandbox?: boolean } = {}): Promise<Bank> {
  return openWalletBank({
    ...options,
    guests: [
      ({ hasSandbox, ...parts }) => {
        const { domain, proposals } = createExchange({ ...parts, settings: { fillsLiquidity: hasSandbox } });
        return { domain, proposals };
      },
    ],
  });
}
