import { businessAccount, businessAccountIn, moneyKind } from '@egcr/wallet/server';
import type { AssetCode } from '@egcr/ledger/contract';
import type { WantedAccount } from '@egcr/ledger/server';

import { betweenWords, depositWords, paymentWords } from './words/texts.ts';

/** From a business to a person. */
export const paymentKind = moneyKind({ kind: 'treasury.payment', words: paymentWords, category: 'income' });
/** From a person to a business. */
export const depositKind = moneyKind({ kind: 'treasury.deposit', words: depositWords, category: 'business' });
/** From one business to another. */
export const betweenKind = moneyKind({ kind: 'treasury.between', words: betweenWords, category: 'business' });

export const treasuryKinds = [paymentKind, depositKind, betweenKind] as const;

/** The wallet of a business, by the id of its organisation. */
export const walletOf = businessAccount('treasury.wallet');

/** The same in one currency, as the ledger names it. */
export function accountOf(organisationId: string, asset: AssetCode): WantedAccount {
  return businessAccountIn(walletOf(organisationId), asset);
}
