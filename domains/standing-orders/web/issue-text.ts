import type { FieldIssue } from '@egcr/contract/problem';
import { walletIssue, type IssueFacts, type WalletText } from '@egcr/wallet/web';

import { ORDER_COUNT_MAX } from '../contract/limits.ts';
import type { ScheduledText } from './texts.ts';

/** The sentence for an issue of the form; undefined where the platform has one. */
export function orderIssue(
  t: ScheduledText,
  wallet: WalletText,
  issue: FieldIssue,
  facts: IssueFacts,
): string | undefined {
  switch (issue.code) {
    case 'date':
    case 'date_format':
      return t('issue.date');
    case 'date_past':
    case 'date_too_far':
      return t(`issue.${issue.code}`);
    case 'until_before_first':
      return t('issue.until');
    case 'count_range':
      return t('issue.count', { maximum: ORDER_COUNT_MAX });
    default:
      return walletIssue(wallet, issue, facts);
  }
}
