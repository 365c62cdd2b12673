import { openBank as openWalletBank, type Bank } from '@egcr/wallet/testing';

import { createBanking } from '../index.ts';
import type { BankingParts } from '../parts.ts';

export interface BankOptions {
  readonly hasSandbox?: boolean;
  /** Is told what banking is made with. */
  readonly madeWith?: (parts: BankingParts) => void;
}

/** The API of wallet and banking over a real server and database. */
export function openBank({ madeWith, ...options }: BankOptions = {}): Promise<Bank> {
  return openWalletBank({
    ...options,
    guests: [
      ({ hasSandbox, ...given }) => {
        const parts = { ...given, settings: { hasSandbox } };
        madeWith?.(parts);
        return createBanking(parts);
      },
    ],
  });
}
