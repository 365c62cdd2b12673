import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { composeMail } from '@egcr/server-kit/mail/layout';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { isStaffRole } from '@egcr/roles/contract';

import type { redeemStaffInvitationCall } from '../../contract/endpoints.ts';
import { HOST_TOKEN_S, STAFF_INVITATION_S } from '../../contract/limits.ts';
import { identityRefusals } from '../../contract/refusals.ts';
import type { IdentityContext } from '../context.ts';
import { fill } from '@egcr/server-kit/texts';
import { messagesIn } from '../texts.ts';
import { isLinkOf, makeOneTimeSecret, rowIdOfLink } from '../one-time-secret.ts';
import { recordAudit } from '../store/audit.ts';
import { hasFactor } from '../store/factors.ts';
import { addStaffInvitation, findStaffInvitation, spendStaffInvitation } from '../store/staff-invitations.ts';
import { findSession } from '../store/sessions.ts';
import { lockUser, type UserRow } from '../store/users.ts';
import { isHeld } from '../hold/judge-release.ts';
import { channelsBehind } from './channels-behind.ts';

export function isStaff({ roles }: Pick<UserRow, 'roles'>): boolean {
  return roles.some(isStaffRole);
}

/** A token with which one session of the person may add their first factor; the one before it ends. */
async function makeInvitation(
  work: Work,
  { keys }: IdentityContext,
  { userId, life_s }: { readonly userId: string; readonly life_s: number },
): Promise<{ readonly id: string; readonly token: string }> {
  const id = work.newId();
  const secret = makeOneTimeSecret(id, keys.oneTime);
  await addStaffInvitation(work.db, {
    id,
    userId,
    key_id: secret.keyId,
    link_hash: secret.linkHash,
    now: work.now,
    expiresAt: addSeconds(work.now, life_s),
  });
  await recordAudit(work, { action: 'staff_invited', userId });
  return { id, token: secret.linkToken };
}

/** For the operator on the host. undefined where the person needs none: no staff role, or a factor already. */
export async function printStaffInvitation(
  work: Work,
  context: IdentityContext,
  user: UserRow,
): Promise<string | undefined> {
  if (!isStaff(user) || (await hasFactor(work.db, user.id))) return undefined;
  return (await makeInvitation(work, context, { userId: user.id, life_s: HOST_TOKEN_S })).token;
}

/**
 * Mails it to a person who has just been given a staff role and has no second factor yet. After a reset by one channel it is not mailed:
 * the mailbox may be the thief's, and the host prints one.
 */
export async function mailStaffInvitation(
  work: Work,
  context: IdentityContext,
  { before, after }: { readonly before: UserRow; readonly after: UserRow },
): Promise<void> {
  const isNew = isStaff(after) && !isStaff(before);
  if (!context.settings.staffSecondFactor || !isNew || (await hasFactor(work.db, after.id))) return;
  if (after.email === null || after.email_confirmed_at === null || isHeld(after, work.now)) return;
  const { token } = await makeInvitation(work, context, { userId: after.id, life_s: STAFF_INVITATION_S });
  const { language } = after;
  const words = messagesIn(language).notices.staff_invitation;
  await work.sendEmail({
    to: after.email,
    ...composeMail({ ...words, language, text: fill(words.text, { token }) }),
  });
}

/** The person has proved on the host who they are: this session may add a factor. */
export async function inviteSession(
  work: Work,
  context: IdentityContext,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
): Promise<void> {
  const { id } = await makeInvitation(work, context, { userId, life_s: HOST_TOKEN_S });
  await spend(work, { id, sessionId });
}

/**
 * POST /staff-invitation. Refuses pin_required in a session that a code alone opened, since that code and the invitation may have come by
 * one mailbox; every other "no" is the same invitation_refused.
 */
export async function redeemStaffInvitation(
  work: Work,
  { keys }: IdentityContext,
  { body }: CallInput<typeof redeemStaffInvitationCall>,
): Promise<undefined> {
  const { userId, sessionId } = personOf(work);
  const user = await lockUser(work.db, userId);
  const session = await findSession(work.db, sessionId);
  invariant(user && session, 'a signed-in person has an account and a session');
  if ((await channelsBehind(work.db, { user, session }, { now: work.now })).length > 0) {
    throw new Refusal(platformRefusals.pin_required);
  }
  const id = rowIdOfLink(body.token);
  const row =
    id === undefined ? undefined : await findStaffInvitation(work.db, { id, userId, now: work.now });
  const isRight = row !== undefined && isLinkOf(body.token, row, keys.oneTime);
  if (!isRight || !(await spend(work, { id: row.id, sessionId }))) {
    throw new Refusal(identityRefusals.invitation_refused);
  }
  await recordAudit(work, { action: 'staff_invitation_used', userId, sessionId });
  return undefined;
}

function spend(work: Work, { id, sessionId }: { readonly id: string; readonly sessionId: string }) {
  const grantedUntil = addSeconds(work.now, HOST_TOKEN_S);
  return spendStaffInvitation(work.db, { id, sessionId, grantedUntil, now: work.now });
}
