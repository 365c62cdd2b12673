import type { FieldIssue } from '@egcr/contract/problem';

import { LABEL_MAX_LENGTH } from '../../contract/limits.ts';
import type { WalletText } from '../texts.ts';
import { walletIssue, type IssueFacts } from '../send/issue-text.ts';
import type { PayeesText } from './texts.ts';

/** A payee has no amount, so that no sentence about one is ever asked for. */
export const PAYEE_FACTS: IssueFacts = { locale: 'en', assetCode: 'JVD', available: undefined };

/** The sentence for an issue of the payees' forms; undefined where the platform has one. */
export function payeeIssue(t: PayeesText, wallet: WalletText, issue: FieldIssue): string | undefined {
  switch (issue.code) {
    case 'label_required':
    case 'label_characters':
      return t(`issue.${issue.code}`);
    case 'label_too_long':
      return t('issue.label_too_long', { maximum: LABEL_MAX_LENGTH });
    default:
      return walletIssue(wallet, issue, PAYEE_FACTS);
  }
}
