import { businessAccount } from '@egcr/wallet/server';

import type { DisbursementParts } from '../parts.ts';

/** No business is paid into a wallet of its own. */
export const noBusinesses: DisbursementParts['businesses'] = {
  walletOf: businessAccount('treasury.wallet'),
  membersWith: async () => [],
  teamLately: async () => [],
  namesOf: async () => new Map(),
};
