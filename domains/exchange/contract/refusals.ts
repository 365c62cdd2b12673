import { refusals } from '@egcr/contract/refusals';

export const exchangeRefusals = refusals({
  same_currency: [422, 'Money is converted between two different currencies.'],
  amount_too_small: [422, 'The amount is so small that nothing would arrive.'],
  rate_stale: [503, 'The exchange rate is too old to convert at; members: as_of.'],
  quote_used: [
    409,
    'Money has moved at this quote already; members: conversion_id, or transfer_id where it went to someone else.',
  ],
  quote_expired: [
    409,
    'This quote has expired; ask for another. Where it was to pay a person, members offer one: quote_id, pays, arrives, expires_in_s.',
  ],
  quote_void: [
    409,
    'The price has moved since this quote, or a newer one has taken its place; ask for another. Members as with quote_expired.',
  ],
  quote_mismatch: [409, 'The quote is for another amount or another currency than this payment.'],
  liquidity_short: [409, 'At present there is not that much of the currency to convert to.'],
});
