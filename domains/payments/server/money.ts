import { fundAccount, houseAccount, moneyKind } from '@egcr/wallet/server';

import {
  feeWords,
  payoutWords,
  refundCoverWords,
  refundWords,
  saleWords,
  settlementWords,
} from './money-words/texts.ts';

export const saleKind = moneyKind({ kind: 'payments.sale', words: saleWords, category: 'shopping' });
export const feeKind = moneyKind({ kind: 'payments.fee', words: feeWords, category: 'business' });
export const settlementKind = moneyKind({
  kind: 'payments.settlement',
  words: settlementWords,
  category: 'business',
});
export const payoutKind = moneyKind({ kind: 'payments.payout', words: payoutWords, category: 'income' });

export const refundKind = moneyKind({ kind: 'payments.refund', words: refundWords, category: 'shopping' });
export const refundCoverKind = moneyKind({
  kind: 'payments.refund_cover',
  words: refundCoverWords,
  category: 'business',
});

/** From the merchant's own wallet, where their sales have too little for a refund. */
export const refundOwnKind = moneyKind({
  kind: 'payments.refund_own',
  words: refundCoverWords,
  category: 'business',
});

/** Why the gateway moves money. */
export const paymentKinds = [
  saleKind,
  feeKind,
  settlementKind,
  payoutKind,
  refundKind,
  refundCoverKind,
  refundOwnKind,
] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** What a merchant has sold and cannot have paid out yet, by the merchant's id. */
export const pendingAccount = fundAccount('payments.pending');
/** What a merchant can have paid out, by the merchant's id. */
export const availableAccount = fundAccount('payments.available');
/** Where the fees lie. */
export const feesAccount = houseAccount('payments.fees', { class: 'income', mayOwe: false });
