import { fundAccount, houseAccount, moneyKind } from '@egcr/wallet/server';

import {
  chargebackWords,
  feeWords,
  owedWords,
  payoutWords,
  railCostWords,
  railDifferenceWords,
  railPaidWords,
  refundCoverWords,
  refundWords,
  reserveWords,
  saleWords,
  settlementWords,
} from './money-words/texts.ts';

export const saleKind = moneyKind({ kind: 'payments.sale', words: saleWords, category: 'shopping' });
/** The same, where the payer paid over a rail of another company. */
export const railSaleKind = moneyKind({
  kind: 'payments.rail_sale',
  words: saleWords,
  category: 'shopping',
});
export const feeKind = moneyKind({ kind: 'payments.fee', words: feeWords, category: 'business' });
export const settlementKind = moneyKind({
  kind: 'payments.settlement',
  words: settlementWords,
  category: 'business',
});
export const payoutKind = moneyKind({ kind: 'payments.payout', words: payoutWords, category: 'income' });

/** Back over the rail of another company that it came by. */
export const railBackKind = moneyKind({
  kind: 'payments.rail_back',
  words: refundWords,
  category: 'shopping',
});
/** The same, where the rail could not give it back: the merchant has it again. */
export const railBackFailedKind = moneyKind({
  kind: 'payments.rail_back_failed',
  words: refundWords,
  category: 'business',
});

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

/** Money that a dispute keeps back: out of what is pending or available, and back where the merchant wins. */
export const reserveKind = moneyKind({
  kind: 'payments.reserve',
  words: reserveWords,
  category: 'business',
});
export const unreserveKind = moneyKind({
  kind: 'payments.unreserve',
  words: reserveWords,
  category: 'business',
});
/** What goes back to the payer of a lost dispute. */
export const chargebackKind = moneyKind({
  kind: 'payments.chargeback',
  words: chargebackWords,
  category: 'shopping',
});
/** Of a lost dispute, what the merchant owes from now on, and what their sales pay of it. */
export const owedKind = moneyKind({ kind: 'payments.owed', words: owedWords, category: 'business' });
export const recoveryKind = moneyKind({ kind: 'payments.recovery', words: owedWords, category: 'business' });

/** What a rail has settled: what reached us, and what it kept. */
export const railPaidKind = moneyKind({
  kind: 'payments.rail_paid',
  words: railPaidWords,
  category: 'business',
});
export const railCostKind = moneyKind({
  kind: 'payments.rail_cost',
  words: railCostWords,
  category: 'business',
});
/** What a rail settled too little or too much: ended by two officers. */
export const railDifferenceKind = moneyKind({
  kind: 'payments.rail_difference',
  words: railDifferenceWords,
  category: 'business',
});

/** Why the gateway moves money. */
export const paymentKinds = [
  saleKind,
  railSaleKind,
  feeKind,
  settlementKind,
  payoutKind,
  railBackKind,
  railBackFailedKind,
  refundKind,
  refundCoverKind,
  refundOwnKind,
  reserveKind,
  unreserveKind,
  chargebackKind,
  owedKind,
  recoveryKind,
  railPaidKind,
  railCostKind,
  railDifferenceKind,
] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** What a merchant has sold and cannot have paid out yet, by the merchant's id. */
export const pendingAccount = fundAccount('payments.pending');
/** What a merchant can have paid out, by the merchant's id. */
export const availableAccount = fundAccount('payments.available');
/** What open disputes keep back of a merchant's sales, by the merchant's id. */
export const reservedAccount = fundAccount('payments.reserved');
/** What lost disputes cost beyond the balance: below zero by what the merchant owes. */
export const owedAccount = fundAccount('payments.owed', { mayOwe: true });
/** Where the fees lie. */
export const feesAccount = houseAccount('payments.fees', { class: 'income', mayOwe: false });
/** What rails have paid to the operator's bank, what they kept, and what of their settlements was ended by hand. */
export const railPaidAccount = houseAccount('payments.rail_paid', { class: 'asset', mayOwe: true });
export const railCostAccount = houseAccount('payments.rail_costs', { class: 'expense', mayOwe: true });
export const railDifferenceAccount = houseAccount('payments.rail_differences', {
  class: 'expense',
  mayOwe: true,
});
