import { defineMessages } from '@egcr/web-kit/messages';

export const messages = defineMessages({
  title: 'Hand in a bank statement',
  lead: 'A camt.053 file of our own account. It’s booked once another super admin approves it.',
  file: 'Bank statement file',
  submit: 'Hand in statement',
  done: 'Proposed. Another super admin decides.',
  summary: 'Check these fields',
  'issue.file': 'Choose a file.',
  'issue.long': 'The file is too large.',
  'no.bank_file_unreadable': 'This isn’t a bank statement we can read. Nothing was proposed.',
  'no.bank_account_foreign': 'This statement is of another account. Nothing was proposed.',
  'no.bank_statement_differs':
    'The balances and entries of this statement don’t agree. Nothing was proposed.',
  'no.bank_statement_gap': 'A statement before this one is missing. Nothing was proposed.',
  'no.bank_not_configured': 'This installation has no bank account of its own.',
  worth: 'Proposals of this kind would move more money in 24 hours than the server’s settings allow.',
  many: 'Too many of your proposals are waiting.',
});
