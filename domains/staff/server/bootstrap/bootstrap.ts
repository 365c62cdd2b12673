import type { ReplyOf } from '@egcr/contract/endpoint';
import { addSeconds } from '@egcr/contract/time';
import type { StaffPart } from '@egcr/identity/server';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { staffActs } from '../../contract/acts.ts';
import type { redeemBootstrapCall } from '../../contract/endpoints.ts';
import { BOOTSTRAP_TOKEN_S } from '../../contract/limits.ts';
import { staffRefusals } from '../../contract/refusals.ts';
import { addBootstrapToken, findBootstrapToken, spendBootstrapToken } from '../store.ts';

/** With fewer nothing that takes two people could ever be decided: the host is the other person until then. */
const SUPER_ADMINS_MIN = 2;

/** A token for the first or second super admin; undefined while there are two. The person who can run this can read the database anyway. */
export async function makeBootstrapToken(accounts: StaffPart, work: Work): Promise<string | undefined> {
  const { now } = work;
  if ((await accounts.holdSuperAdmins(work)).length >= SUPER_ADMINS_MIN) return undefined;
  const { token, ...stored } = accounts.makeToken(work.newId());
  await addBootstrapToken(work.db, { ...stored, now, expiresAt: addSeconds(now, BOOTSTRAP_TOKEN_S) });
  await accounts.record(work, { action: staffActs.bootstrap_printed });
  return token;
}

/** POST /bootstrap: makes the caller super admin. Every "no" is the same bootstrap_refused. */
export async function redeemBootstrap(
  accounts: StaffPart,
  work: Work,
  { body }: CallInput<typeof redeemBootstrapCall>,
): Promise<ReplyOf<typeof redeemBootstrapCall>> {
  const { now } = work;
  const { userId, sessionId } = personOf(work);
  const refused = new Refusal(staffRefusals.bootstrap_refused);
  const id = accounts.idOfToken(body.token);
  if (id === undefined) throw refused;
  // One after the other: of two people with two tokens one finds that there are enough. Who has the role spends no token.
  const holders = await accounts.holdSuperAdmins(work);
  if (holders.length >= SUPER_ADMINS_MIN || holders.includes(userId)) throw refused;
  const stored = await findBootstrapToken(work.db, { id, now });
  if (!stored || !accounts.isToken(body.token, stored)) throw refused;
  if (!(await accounts.holdAccount(work, userId))) throw refused;
  if (!(await spendBootstrapToken(work.db, { id, userId, now }))) throw refused;
  await accounts.record(work, { action: staffActs.bootstrap_used, userId, sessionId });
  await accounts.makeSuperAdmin(work, { userId, sessionId });
  return { role: 'super_admin' };
}
