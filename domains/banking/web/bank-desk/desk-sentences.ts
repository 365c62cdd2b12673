import { sentences, type Sentences } from '@egcr/web-kit/sentences.tsx';

import { missingStatementCall } from '../../contract/bank-files.ts';
import { assignSuspenseCall, giveBackCall, sendBackSuspenseCall } from '../../contract/suspense.ts';
import type { BankDeskText } from './texts.ts';

/** What is wrong with a field, or why the server refuses, in the reader's words. */
export function deskSentences(t: BankDeskText): Sentences {
  return sentences(
    [missingStatementCall, assignSuspenseCall, sendBackSuspenseCall, giveBackCall],
    {
      invalid_amount: t('issue.balance'),
      bank_not_configured: t('no.bank_not_configured'),
      statement_not_missing: t('no.statement_not_missing'),
      suspense_decided: t('no.suspense_decided'),
      recipient_unknown: t('no.recipient_unknown'),
      recipient_self: t('no.recipient_self'),
      recipient_unavailable: t('no.recipient_unavailable'),
      own_benefit: t('no.own_benefit'),
      withdrawal_not_sent: t('no.withdrawal_not_sent'),
      interested_party: t('no.interested_party'),
      day_worth_reached: t('worth'),
      too_many_proposals: t('many'),
    },
    ({ code }) => issueText(t, code),
  );
}

function issueText(t: BankDeskText, code: string): string | undefined {
  switch (code) {
    case 'balance':
      return t('issue.balance');
    case 'to':
    case 'one_recipient':
      return t('issue.to');
    case 'reason':
    case 'required':
      return t('issue.reason');
    case 'too_long':
      return t('issue.long');
    case 'characters':
      return t('issue.characters');
    default:
      return undefined;
  }
}
