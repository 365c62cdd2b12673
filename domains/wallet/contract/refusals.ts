import { refusals } from '@egcr/contract/refusals';

export const walletRefusals = refusals({
  invalid_amount: [422, 'The amount is zero, negative, not whole minor units of its currency, or too large.'],
  unknown_currency: [422, 'This wallet does not keep that currency.'],
  recipient_unknown: [
    404,
    'Nobody can be found by that username, e-mail address, phone number or wallet address.',
  ],
  too_many_lookups: [
    429,
    'As many e-mail addresses and phone numbers of strangers were looked up today as one person, or one network, may.',
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
  request_closed: [409, 'This request is paid, declined, cancelled or expired; members: state.'],
  over_request: [422, 'The amount is more than the request still asks for; members: remaining.'],
  request_limit_reached: [
    403,
    'There are as many open requests as one person may have, or as many to people they never dealt with.',
  ],
  request_refused: [403, 'That person takes no requests from you.'],
  payee_exists: [409, 'That person is among your payees already; members: id.'],
  payee_limit_reached: [403, 'There are as many payees as one person may keep.'],
  order_limit_reached: [403, 'There are as many standing orders as one person may have.'],
  order_ended: [409, 'This standing order has ended.'],
  pot_limit_reached: [403, 'There are as many pots as one person may have.'],
  not_sealed_yet: [409, 'The transfer has no signed root yet; ask again in a moment.'],
  tree_size_unknown: [404, 'The ledger has no signed root of that size.'],
  same_currency: [422, 'Money is converted between two different currencies.'],
  amount_too_small: [422, 'The amount is so small that nothing would arrive.'],
  rate_stale: [503, 'The exchange rate is too old to convert at; members: as_of.'],
  quote_used: [409, 'This quote has been converted already; members: conversion_id.'],
  quote_expired: [409, 'This quote has expired; ask for another.'],
  quote_void: [
    409,
    'The price has moved since this quote, or a newer one has taken its place; ask for another.',
  ],
  liquidity_short: [409, 'At present there is not that much of the currency to convert to.'],
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
