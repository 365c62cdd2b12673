import { notificationAsked } from '@egcr/notifications/contract';
import { told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';

import { payoutAccountChanged } from '../../contract/notices.ts';

const SHOWN_SIGNS = 4;

/** Tells the owner that a bank account was added to theirs, or removed: a thief would add one first. */
export async function tellAccount(
  work: Work,
  change: 'added' | 'removed',
  { user_id: userId, account }: { readonly user_id: string; readonly account: string },
): Promise<void> {
  const news = payoutAccountChanged[change].of({ ending: account.slice(-SHOWN_SIGNS) });
  await work.emit(told(notificationAsked, { user_id: userId, ...news }));
}
