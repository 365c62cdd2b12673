import { refusals } from '@egcr/contract/refusals';

export const walletRefusals = refusals({
  invalid_amount: [422, 'The amount is zero, negative, not whole minor units of its currency, or too large.'],
  unknown_currency: [422, 'This wallet does not keep that currency.'],
  recipient_unknown: [
    404,
    'Nobody can be found by that username, email address, phone number or wallet address.',
  ],
  too_many_lookups: [
    429,
    'Too many email addresses and phone numbers of strangers were looked up today by this person or network.',
  ],
  recipient_self: [422, 'Sender and recipient are the same person.'],
  insufficient_funds: [402, 'The available balance in that currency is smaller than the amount.'],
  account_frozen: [423, 'No money can leave this account at present.'],
  recipient_unavailable: [423, 'The recipient cannot receive this money at present.'],
  sandbox_limit_reached: [403, "Today's play money in that currency is used up; members: remaining."],
  wallet_frozen: [423, 'You have frozen your wallet: no money can leave it until you let it go.'],
  account_banned: [403, 'This account is blocked: no money can leave it.'],
  money_held: [
    423,
    'Credentials of this account were reset a short time ago: no money can leave it until then; members: held_until.',
  ],
  limit_rate_stale: [
    409,
    'A limit is set in another currency, and no rate of now leads to it, so that the payment cannot be counted.',
  ],
  over_limit_transfer: [
    403,
    'The amount is above what you let leave your wallet at once; members: remaining.',
  ],
  over_limit_day: [
    403,
    'The amount is above what you still let leave your wallet today; members: remaining.',
  ],
  over_limit_month: [
    403,
    'The amount is above what you still let leave your wallet this month; members: remaining.',
  ],
  payee_exists: [409, 'That person is among your payees already; members: id.'],
  payee_limit_reached: [403, 'There are as many payees as one person may keep.'],
  pot_limit_reached: [403, 'There are as many pots as one person may have.'],
  hold_ended: [409, 'What was set aside has been taken, released or has expired.'],
  over_hold: [409, 'That is more than what remains of the money set aside.'],
  over_payment: [409, 'That is more than what remains of the payment that is given back.'],
});

/** What is said where the account itself may let no money out. */
export const standingRefusals = [walletRefusals.account_banned, walletRefusals.money_held] as const;

/** What any payment, conversion or withdrawal may be refused with before the ledger is asked, in the order in which it is checked. */
export const leavingRefusals = [
  ...standingRefusals,
  walletRefusals.wallet_frozen,
  walletRefusals.limit_rate_stale,
  walletRefusals.over_limit_transfer,
  walletRefusals.over_limit_day,
  walletRefusals.over_limit_month,
] as const;
