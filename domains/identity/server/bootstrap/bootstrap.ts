import type { ReplyOf } from '@egcr/contract/endpoint';
import { addSeconds } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { redeemBootstrapCall } from '../../contract/admin-endpoints.ts';
import { BOOTSTRAP_TOKEN_S } from '../../contract/limits.ts';
import { identityRefusals } from '../../contract/refusals.ts';
import { changeRoles } from '../change-roles.ts';
import type { IdentityContext } from '../context.ts';
import { isLinkOf, makeOneTimeSecret, rowIdOfLink } from '../one-time-secret.ts';
import { recordAudit } from '../store/audit.ts';
import { addBootstrapToken, findBootstrapToken, spendBootstrapToken } from '../store/bootstrap-tokens.ts';
import { lockHolders, lockUser } from '../store/users.ts';
import { inviteSession } from '../ways-in/staff-invitation.ts';

/** With fewer nothing that takes two people could ever be decided: the host is the other person until then. */
const SUPER_ADMINS_MIN = 2;

/** A token for the first or second super admin; undefined while there are two. Whoever can run this can read the database anyway. */
export async function makeBootstrapToken(work: Work, { keys }: IdentityContext): Promise<string | undefined> {
  const { now } = work;
  if ((await lockHolders(work.db, 'super_admin')).length >= SUPER_ADMINS_MIN) return undefined;
  const id = work.newId();
  const secret = makeOneTimeSecret(id, keys.oneTime);
  await addBootstrapToken(work.db, {
    id,
    key_id: secret.keyId,
    link_hash: secret.linkHash,
    now,
    expiresAt: addSeconds(now, BOOTSTRAP_TOKEN_S),
  });
  await recordAudit(work, { action: 'bootstrap_printed' });
  return secret.linkToken;
}

/** POST /bootstrap: makes the caller super admin. Every "no" is the same bootstrap_refused. */
export async function redeemBootstrap(
  work: Work,
  context: IdentityContext,
  { body }: CallInput<typeof redeemBootstrapCall>,
): Promise<ReplyOf<typeof redeemBootstrapCall>> {
  const { now } = work;
  const { keys } = context;
  const { userId, sessionId } = personOf(work);
  const refused = new Refusal(identityRefusals.bootstrap_refused);
  const id = rowIdOfLink(body.token);
  if (id === undefined) throw refused;
  // One after the other: of two people with two tokens one finds that there are enough. Who has the role spends no token.
  const holders = await lockHolders(work.db, 'super_admin');
  if (holders.length >= SUPER_ADMINS_MIN || holders.includes(userId)) throw refused;
  const token = await findBootstrapToken(work.db, { id, now });
  if (!token || !isLinkOf(body.token, token, keys.oneTime)) throw refused;
  const user = await lockUser(work.db, userId);
  if (!user || !(await spendBootstrapToken(work.db, { id, userId, now }))) throw refused;
  await recordAudit(work, { action: 'bootstrap_used', userId, sessionId });
  await changeRoles(work, { user, roles: [...user.roles, 'super_admin'] });
  await inviteSession(work, context, { userId, sessionId });
  return { role: 'super_admin' };
}
