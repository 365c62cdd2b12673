import { address, oneOf } from '@egcr/contract/address';

import { wealthFunds } from '../../contract/index.ts';

/** The reader's units, and the fund for which an order is begun. */
export const ownFundsAddress = address('wallet-funds', { fund: oneOf(wealthFunds) });
