import { CONTACT_UNDO_HOURS, userConfirmed } from '@egcr/identity/contract';
import {
  addContactUndo,
  addIdentity,
  changeUser,
  composeUndoMail,
  type ContactKind,
  deleteUnconfirmedAt,
  dropContactChanges,
  endTokens,
  findUserAt,
  holdMoney,
  type IdentityContext,
  isVerified,
  makeOneTimeSecret,
  messagesIn,
  notify,
  recordAudit,
  shownPhone,
  type UserRow,
} from '@egcr/identity/server';
import { told } from '@egcr/server-kit/event-kinds';
import { addSeconds } from '@egcr/contract/time';
import type { Work } from '@egcr/server-kit/work';

import { fill } from '@egcr/server-kit/texts';

export interface ContactChange {
  readonly user: UserRow;
  readonly kind: ContactKind;
  /** A phone without +. */
  readonly address: string;
}

/**
 * The new address is the person's from now on. Codes and links sent to the old one stop working; the old one is told and may undo
 * the change for three days. A first address of its kind is told to the other one. Undefined where another person has confirmed the address meanwhile.
 */
export async function applyContactChange(
  work: Work,
  context: IdentityContext,
  { user, kind, address }: ContactChange,
): Promise<UserRow | undefined> {
  const place = kind === 'email' ? { email: address } : { phone: address };
  const holder = await findUserAt(work.db, place);
  if (holder && holder.id !== user.id) {
    if (isVerified(holder)) return undefined;
    await deleteUnconfirmedAt(work.db, place);
  }
  const { id: userId } = user;
  const changed = await changeUser(work.db, {
    id: userId,
    now: work.now,
    change:
      kind === 'email'
        ? { email: address, emailConfirmedAt: work.now, isAnonymous: false }
        : { phone: address, phoneConfirmedAt: work.now, isAnonymous: false },
  });
  await addIdentity(work.db, { id: work.newId(), userId, provider: kind, now: work.now });
  await dropContactChanges(work.db, { userId, kind });
  await endTokens(work.db, { userId, reason: 'contact_changed', now: work.now });
  await recordAudit(work, { action: `${kind}_changed`, userId });
  await offerUndo(work, context, { user, kind });
  const confirmedBefore = kind === 'email' ? user.email_confirmed_at : user.phone_confirmed_at;
  if (confirmedBefore !== null) {
    // Two mailboxes agree to a new e-mail address; a new number is asked for with a code by mail and confirmed by SMS.
    const by = kind === 'email' ? (['email'] as const) : (['email', 'phone'] as const);
    await holdMoney(work, changed, { reason: `${kind}_changed`, by });
  } else await tellOfFirst(work, { user, kind });
  if (kind === 'email') await notify(work, changed, 'email_changed');
  if (!isVerified(user)) {
    await work.emit(told(userConfirmed, { user_id: userId }, [userId]));
  }
  return changed;
}

/** A first address is one more way into the account: the one that the person has already learns of it. */
async function tellOfFirst(
  work: Work,
  { user, kind }: { readonly user: UserRow; readonly kind: ContactKind },
): Promise<void> {
  if (kind === 'phone') return notify(work, user, 'phone_added');
  if (user.phone === null || user.phone_confirmed_at === null) return;
  await work.sendSms({ to: shownPhone(user.phone), text: messagesIn(user.language).sms.emailAdded });
}

/** Tells the old address, if it was confirmed; a number is told by mail where there is one. */
async function offerUndo(
  work: Work,
  context: IdentityContext,
  { user, kind }: { readonly user: UserRow; readonly kind: ContactKind },
): Promise<void> {
  const oldAddress = kind === 'email' ? user.email : user.phone;
  const confirmedAt = kind === 'email' ? user.email_confirmed_at : user.phone_confirmed_at;
  if (oldAddress === null || confirmedAt === null) return;
  const id = work.newId();
  const secret = makeOneTimeSecret(id, context.keys.oneTime);
  const expiresAt = addSeconds(work.now, CONTACT_UNDO_HOURS * 60 * 60);
  await addContactUndo(work.db, { id, userId: user.id, kind, oldAddress, secret, now: work.now, expiresAt });
  const link = undoLink(context, secret.linkToken);
  const { language } = user;
  const hours = CONTACT_UNDO_HOURS;
  const mailTo = user.email_confirmed_at === null ? null : user.email;
  if (mailTo !== null) {
    await work.sendEmail({ to: mailTo, ...composeUndoMail(kind, { language, link, hours }) });
  }
  if (kind === 'phone') {
    const text = fill(messagesIn(language).sms.phoneChanged, { link, hours });
    await work.sendSms({ to: shownPhone(oldAddress), text });
  }
}

function undoLink({ settings: { siteUrl, basePath } }: IdentityContext, token: string): string {
  return `${siteUrl.replace(/\/$/, '')}${basePath}/undo-change?${new URLSearchParams({ token }).toString()}`;
}
