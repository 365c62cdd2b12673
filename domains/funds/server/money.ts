import { fundAccount, houseAccount, moneyKind } from '@egcr/wallet/server';

import { purchaseWords, redemptionWords, valuationWords } from './texts.ts';

/** What a person pays for units. */
export const purchase = moneyKind({ kind: 'funds.purchase', words: purchaseWords, category: 'other' });
/** What a person gets for units that they give back. */
export const redemption = moneyKind({ kind: 'funds.redemption', words: redemptionWords, category: 'other' });
/** How the value of what a fund holds and owes outside changes. */
export const revaluation = moneyKind({ kind: 'funds.valuation', words: valuationWords, category: 'other' });

export const fundKinds = [purchase, redemption, revaluation] as const;

/** The money of a fund. */
export const cashOf = fundAccount('funds.cash');
/** What its investments outside were worth at the last valuation. */
export const investmentsOf = fundAccount('funds.investments');
/** What it owes outside. */
export const liabilitiesOf = fundAccount('funds.liabilities');
/** The other side of every valuation: as far below zero as all funds have gained. */
export const gains = houseAccount('funds.gains', { class: 'equity', mayOwe: true });
