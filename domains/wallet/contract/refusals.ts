import { refusals } from '@egcr/contract/refusals';

export const walletRefusals = refusals({
  invalid_amount: [422, 'The amount is zero, negative, not whole minor units of its currency, or too large.'],
  unknown_currency: [422, 'This wallet does not keep that currency.'],
  recipient_unknown: [
    404,
    'Nobody can be found by that username, e-mail address, phone number or wallet address.',
  ],
  recipient_self: [422, 'Sender and recipient are the same person.'],
  insufficient_funds: [402, 'The available balance in that currency is smaller than the amount.'],
  account_frozen: [423, 'No money can leave this account at present.'],
  recipient_unavailable: [423, 'The recipient cannot receive this money at present.'],
  sandbox_limit_reached: [403, "Today's play money in that currency is used up; members: remaining."],
});
