import { houseAccount, moneyKind } from '@egcr/wallet/server';

import { feeWords } from './fee-words/texts.ts';

/** What a registration costs. */
export const registrationFee = moneyKind({ kind: 'registry.fee', words: feeWords, category: 'business' });

/** Where the fees lie. */
export const feesAccount = houseAccount('registry.fees', { class: 'income', mayOwe: false });
