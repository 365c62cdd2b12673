import type { FieldIssue } from '@egcr/contract/problem';

import { LABEL_MAX_LENGTH } from '../../contract/limits.ts';
import type { WalletText } from '../messages/index.ts';
import { walletIssue } from '../send/issue-text.ts';
import type { PayeesText } from './messages/index.ts';

/** The sentence for an issue of the payees' forms; undefined where the platform has one. */
export function payeeIssue(t: PayeesText, wallet: WalletText, issue: FieldIssue): string | undefined {
  switch (issue.code) {
    case 'label_required':
    case 'label_characters':
      return t(`issue.${issue.code}`);
    case 'label_too_long':
      return t('issue.label_too_long', { maximum: LABEL_MAX_LENGTH });
    case 'payee_exists':
      return t('issue.exists');
    default:
      return walletIssue(wallet, issue, { locale: 'en', assetCode: 'JVD', available: undefined });
  }
}
