import type { ActivityItem } from '../../contract/index.ts';
import { useWalletText } from '../messages/index.ts';
import { useHistoryText } from './messages/index.ts';

/** What a movement was, in a few words. */
export function useMovementTitle(): (
  movement: Pick<ActivityItem, 'kind' | 'direction' | 'counterpart'>,
) => string {
  const t = useWalletText();
  const own = useHistoryText();
  return ({ kind, direction, counterpart }) => {
    if (counterpart !== null)
      return t(direction === 'in' ? 'movement.in' : 'movement.out', { name: counterpart.name });
    switch (kind) {
      case 'sandbox_deposit':
        return t('movement.sandbox');
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
