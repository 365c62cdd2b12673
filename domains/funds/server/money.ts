import { fundAccount, houseAccount, moneyKind } from '@egcr/wallet/server';

import { placementWords, purchaseWords, redemptionWords, spendingWords, valuationWords } from './texts.ts';

/** What a person pays for units. */
export const purchase = moneyKind({ kind: 'funds.purchase', words: purchaseWords, category: 'other' });
/** What a person gets for units that they give back. */
export const redemption = moneyKind({ kind: 'funds.redemption', words: redemptionWords, category: 'other' });
/** How the value of what a fund holds and owes outside changes. */
export const revaluation = moneyKind({ kind: 'funds.valuation', words: valuationWords, category: 'other' });

/** How the money of a fund moves into its investments and back. */
export const placement = moneyKind({ kind: 'funds.placement', words: placementWords, category: 'other' });
/** What a fund gives to the budgets of programmes. */
export const spending = moneyKind({ kind: 'funds.spending', words: spendingWords, category: 'other' });

export const fundKinds = [purchase, redemption, revaluation, placement, spending] as const;

/** The money of a fund. */
export const cashOf = fundAccount('funds.cash');
/** What its investments outside were worth at the last valuation. */
export const investmentsOf = fundAccount('funds.investments');
/** What it owes outside. */
export const liabilitiesOf = fundAccount('funds.liabilities');
/** The other side of every valuation: as far below zero as all funds have gained. */
export const gains = houseAccount('funds.gains', { class: 'equity', mayOwe: true });
/** What funds gave to budgets. As much was brought into those from what the operator holds, so both together are zero. */
export const spentAccount = houseAccount('funds.spent', { class: 'equity', mayOwe: false });
