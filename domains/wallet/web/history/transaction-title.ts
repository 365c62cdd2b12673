import type { ActivityItem } from '../../contract/index.ts';
import { useWalletText } from '../texts.ts';
import { useHistoryText } from './texts.ts';

/** What a transaction was, in a few words. */
export function useTransactionTitle(): (
  transaction: Pick<ActivityItem, 'kind' | 'title' | 'direction' | 'counterpart'>,
) => string {
  const t = useWalletText();
  const own = useHistoryText();
  return ({ kind, title, direction, counterpart }) => {
    // The domain that declared the kind has said it in the reader's language.
    if (title !== undefined) return title;
    if (counterpart !== null)
      return t(direction === 'in' ? 'transaction.in' : 'transaction.out', { name: counterpart.name });
    switch (kind) {
      case 'deposit':
      case 'withdrawal':
      case 'withdrawal_return':
      case 'pot_in':
      case 'pot_out':
        return own(kind);
      default:
        return own('other');
    }
  };
}
