import { fundAccount, houseAccount, moneyKind } from '@egcr/wallet/server';

import {
  backWords,
  blockWords,
  budgetWords,
  commitWords,
  contributionWords,
  grantWords,
  owedWords,
  paidBackWords,
  supportWords,
} from './texts.ts';

/** What people are paid. */
const grantPayment = moneyKind({ kind: 'disbursements.grant', words: grantWords, category: 'income' });
const supportPayment = moneyKind({
  kind: 'disbursements.support',
  words: supportWords,
  category: 'income',
});
export const paymentKinds = { grant: grantPayment, support: supportPayment } as const;
export type Purpose = keyof typeof paymentKinds;

/** What people give to a fund. */
export const contribution = moneyKind({
  kind: 'disbursements.contribution',
  words: contributionWords,
  category: 'gifts',
});

/** What a person pays back of what they owe a fund. */
export const paidBack = moneyKind({
  kind: 'disbursements.paid_back',
  words: paidBackWords,
  category: 'other',
});

/** How the money of a fund moves between its own accounts. */
export const budgetIn = moneyKind({ kind: 'disbursements.budget', words: budgetWords, category: 'other' });
export const committed = moneyKind({ kind: 'disbursements.commit', words: commitWords, category: 'other' });
export const setAside = moneyKind({ kind: 'disbursements.block', words: blockWords, category: 'other' });
export const broughtBack = moneyKind({ kind: 'disbursements.back', words: backWords, category: 'other' });

export const owed = moneyKind({ kind: 'disbursements.owed', words: owedWords, category: 'other' });

export const disbursementKinds = [
  grantPayment,
  supportPayment,
  contribution,
  budgetIn,
  committed,
  setAside,
  broughtBack,
  paidBack,
  owed,
] as const;

/** What the operator holds outside for funds: as far below zero as all that was brought in. */
export const treasury = houseAccount('disbursements.treasury', { class: 'asset', mayOwe: true });
/** What a fund may still promise. */
export const budgetOf = fundAccount('disbursements.budget');
/** What is promised under one commitment and not paid yet. */
export const commitmentOf = fundAccount('disbursements.commitment');
/** What is set aside for the payments of one envelope. */
export const envelopeOf = fundAccount('disbursements.envelope');
/** What people owe to funds, all together: as far below zero as the accounts of the debts hold. */
export const receivable = houseAccount('disbursements.receivable', { class: 'asset', mayOwe: true });
/** What is still owed of one recovery. It is never below zero, so nobody pays back more than they owe. */
export const owedOf = fundAccount('disbursements.owed');
