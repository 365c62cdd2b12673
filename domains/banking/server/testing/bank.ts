import { openBank as openWalletBank, type Bank } from '@egcr/wallet/testing';

import { createBanking } from '../index.ts';

/** The API of wallet and banking over a real server and database. */
export function openBank(options: { readonly hasSandbox?: boolean } = {}): Promise<Bank> {
  return openWalletBank({
    ...options,
    guests: [({ hasSandbox, ...parts }) => createBanking({ ...parts, settings: { hasSandbox } })],
  });
}
