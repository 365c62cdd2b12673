import {
  addIdentity,
  changeUser,
  deleteFactorsSince,
  deletePasskeysSince,
  deleteUnconfirmedAt,
  dropContactChanges,
  endSessionsOf,
  endTokens,
  findContactUndo,
  findUserAt,
  holdMoney,
  type IdentityContext,
  isLinkOf,
  isVerified,
  lockUser,
  notify,
  recordAudit,
  rowIdOfLink,
  spendContactUndo,
} from '@egcr/identity/server';
import type { Work } from '@egcr/server-kit/work';

/**
 * Gives an account back to the owner of its old address: the address returns, every session, code and link ends, and factors and
 * passkeys added since the change go. False where the link is used, too old or unknown.
 */
export async function undoContactChange(
  work: Work,
  context: IdentityContext,
  token: string,
): Promise<boolean> {
  const id = rowIdOfLink(token);
  const undo = id === undefined ? undefined : await findContactUndo(work.db, id);
  if (!undo || !isLinkOf(token, undo, context.keys.oneTime)) return false;
  const { user_id: userId, kind, old_address: address, changed_at: since } = undo;
  const user = await lockUser(work.db, userId);
  const place = kind === 'email' ? { email: address } : { phone: address };
  const holder = await findUserAt(work.db, place);
  const isElsewhere = holder !== undefined && holder.id !== userId;
  if (!user || (isElsewhere && isVerified(holder))) return false;
  if (!(await spendContactUndo(work.db, { undo, now: work.now }))) return false;
  if (isElsewhere) await deleteUnconfirmedAt(work.db, place);
  const changed = await changeUser(work.db, {
    id: userId,
    now: work.now,
    change:
      kind === 'email'
        ? { email: address, emailConfirmedAt: work.now }
        : { phone: address, phoneConfirmedAt: work.now },
  });
  await addIdentity(work.db, { id: work.newId(), userId, provider: kind, now: work.now });
  await dropContactChanges(work.db, { userId });
  await endTokens(work.db, { userId, reason: 'contact_change_undone', now: work.now });
  await deleteFactorsSince(work.db, { userId, since });
  await deletePasskeysSince(work.db, { userId, since });
  await endSessionsOf(work, { userId, reason: 'contact_change_undone' });
  await recordAudit(work, { action: 'contact_change_undone', userId, details: { kind } });
  await holdMoney(work, changed, {
    reason: 'change_undone',
    by: kind === 'email' ? ['email'] : ['email', 'phone'],
  });
  await notify(work, changed, 'contact_reverted');
  return true;
}
