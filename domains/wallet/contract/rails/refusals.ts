import { refusals } from '@egcr/contract/refusals';

export const railRefusals = refusals({
  payout_account_unknown: [404, 'There is no such bank account among those you have saved.'],
  payout_limit_reached: [403, 'There are as many bank accounts as one person may have.'],
  currency_not_withdrawable: [422, 'Banks do not know this currency: convert it first.'],
  withdrawal_under_way: [
    409,
    'The withdrawal is on its way to the bank, or has ended, and cannot be cancelled.',
  ],
  batch_empty: [409, 'No withdrawal in that currency waits.'],
  bank_file_unreadable: [
    422,
    'The file is no camt.053 or camt.054 message that we can read; members: reason.',
  ],
  suspense_decided: [409, 'Somebody has decided on this money already.'],
});
