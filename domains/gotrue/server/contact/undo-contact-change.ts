import {
  addIdentity,
  changeUser,
  type ContactKind,
  deleteFactorsSince,
  deletePasskeysSince,
  deleteUnconfirmedAt,
  dropAddress,
  dropContactChanges,
  endContactUndos,
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
  type UserRow,
} from '@egcr/identity/server';
import type { Work } from '@egcr/server-kit/work';

/**
 * Gives an account back to the owner of its old address: the address returns, every session, code and link ends, and what was
 * added since the change goes: factors, passkeys, and an address of the other kind. False where the link is used, too old or unknown.
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
  const owned = await giveBackOther(work, {
    user: changed,
    kind: kind === 'email' ? 'phone' : 'email',
    since,
  });
  await dropContactChanges(work.db, { userId });
  await endTokens(work.db, { userId, reason: 'contact_change_undone', now: work.now });
  await deleteFactorsSince(work.db, { userId, since });
  await deletePasskeysSince(work.db, { userId, since });
  await endSessionsOf(work, { userId, reason: 'contact_change_undone' });
  await recordAudit(work, { action: 'contact_change_undone', userId, details: { kind } });
  await holdMoney(work, owned, {
    reason: 'change_undone',
    by: kind === 'email' ? ['email'] : ['email', 'phone'],
  });
  await notify(work, owned, 'contact_reverted');
  return true;
}

/** A code to an address opens a session: one that came since the change goes, and the one before it comes back. */
async function giveBackOther(
  work: Work,
  { user, kind, since }: { readonly user: UserRow; readonly kind: ContactKind; readonly since: Date },
): Promise<UserRow> {
  const { db, now } = work;
  const confirmedAt = kind === 'email' ? user.email_confirmed_at : user.phone_confirmed_at;
  if (confirmedAt === null || confirmedAt < since) return user;
  const before = await endContactUndos(db, { userId: user.id, kind, since, now });
  const place = kind === 'email' ? { email: before ?? '' } : { phone: before ?? '' };
  const holder = before === undefined ? undefined : await findUserAt(db, place);
  const isTaken = holder !== undefined && holder.id !== user.id;
  if (before === undefined || (isTaken && isVerified(holder)))
    return dropAddress(db, { id: user.id, kind, now });
  if (isTaken) await deleteUnconfirmedAt(db, place);
  const change =
    kind === 'email' ? { email: before, emailConfirmedAt: now } : { phone: before, phoneConfirmedAt: now };
  return changeUser(db, { id: user.id, now, change });
}
