import type { Database } from '@egcr/server-kit/database';

import type { LedgerReads, PostedTransfer } from './books/ledger.ts';

/**
 * The part of a movement that changed a person's own account, named by the id of any part: where money changed currency on its way, both
 * people name it by one id, and each has an account in another part of its group. Undefined where none of it is theirs.
 */
export async function ownPart(
  ledger: Pick<LedgerReads, 'transfer' | 'transfersOfGroup'>,
  db: Database,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<PostedTransfer | undefined> {
  const isOwn = ({ debit, credit }: PostedTransfer) =>
    [debit, credit].some(({ owner }) => owner.kind === 'person' && owner.id === userId);
  const named = await ledger.transfer(db, id);
  if (!named || isOwn(named)) return named;
  return named.groupId === null ? undefined : (await ledger.transfersOfGroup(db, named.groupId)).find(isOwn);
}
