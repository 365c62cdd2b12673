import type { FieldIssue } from '@egcr/contract/problem';

import { POT_NAME_MAX_LENGTH } from '../../contract/limits.ts';
import type { WalletText } from '../texts.ts';
import { walletIssue, type IssueFacts } from '../send/issue-text.ts';
import type { PotsText } from './texts.ts';

/** The sentence for an issue of the pots' forms; undefined where the platform has one. */
export function potIssue(
  t: PotsText,
  wallet: WalletText,
  issue: FieldIssue,
  facts: IssueFacts,
): string | undefined {
  switch (issue.code) {
    case 'name_required':
    case 'name_characters':
      return t(`issue.${issue.code}`);
    case 'name_too_long':
      return t('issue.name_too_long', { maximum: POT_NAME_MAX_LENGTH });
    default:
      return walletIssue(wallet, issue, facts);
  }
}
