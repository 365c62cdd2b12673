import { userConfirmed, userDeleted } from '@egcr/identity/contract';
import { hear } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';

import type { NewsletterParts } from './parts.ts';
import { keepAccount, marksOfAccount, removeAddress } from './store.ts';
import { markOf } from './tokens.ts';

/** A subscription of an address that is an account's ends with the account, whichever of the two came first. */
export function followAccounts(parts: Pick<NewsletterParts, 'accounts'>) {
  return {
    ...hear(userConfirmed, (work, { user_id: userId }) => followAddress(parts, work, userId)),
    ...hear(userDeleted, async ({ db }, { user_id: userId }) => {
      for (const mark of await marksOfAccount(db, userId)) await removeAddress(db, mark);
    }),
  };
}

async function followAddress(
  { accounts }: Pick<NewsletterParts, 'accounts'>,
  work: Work,
  userId: string,
): Promise<void> {
  const email = await accounts.emailOf(work.db, userId);
  if (email !== undefined) await keepAccount(work.db, { mark: markOf(work, email), userId });
}
