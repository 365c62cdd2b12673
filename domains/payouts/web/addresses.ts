import { address, anyText, oneOf } from '@egcr/contract/address';

import { payoutStates } from '../contract/index.ts';

export const payoutsAddress = address('payouts', { state: oneOf(payoutStates), words: anyText });
