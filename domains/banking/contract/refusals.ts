import { refusals } from '@egcr/contract/refusals';

export const railRefusals = refusals({
  payout_account_unknown: [404, 'There is no such bank account among those you have saved.'],
  payout_limit_reached: [403, 'There are as many bank accounts as one person may have.'],
  currency_not_withdrawable: [422, 'Banks do not know this currency: convert it first.'],
  withdrawal_under_way: [
    409,
    'The withdrawal is on its way to the bank, or has ended, and cannot be cancelled.',
  ],
  withdrawal_not_sent: [
    409,
    'The withdrawal is not with the bank: it waits, has been paid, or has come back.',
  ],
  batch_empty: [409, 'No withdrawal in that currency waits.'],
  bank_file_unreadable: [
    422,
    'The file is no camt.053 or camt.054 message that we can read; members: reason.',
  ],
  bank_file_too_long: [
    422,
    'The file holds more statements, entries, payments or references than one file may; members: reason, statements_max, entries_max, payments_max, references_max.',
  ],
  bank_not_configured: [
    409,
    'This installation has no bank account of its own: no file of a bank can be about it.',
  ],
  bank_account_foreign: [422, 'The file is about an account that is not ours.'],
  bank_statement_differs: [
    422,
    'Opening balance and entries do not make the closing balance; members: statement, currency, expected, told.',
  ],
  bank_statement_gap: [
    409,
    'The statement does not go on where the last one ended: one between them is missing; members: statement, currency, expected, told.',
  ],
  statement_not_missing: [
    409,
    'The account stands where its last statement ended, or has had none yet: no statement is missing.',
  ],
  bank_books_stopped: [423, 'The books of our own bank account are stopped: nothing can be added to them.'],
  own_benefit: [403, 'A person who handles a file of the bank gets no money from it.'],
  suspense_decided: [409, 'Someone has decided on this money already.'],
});
