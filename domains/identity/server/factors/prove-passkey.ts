import { addSeconds } from '@egcr/contract/time';
import type { ReplyOf } from '@egcr/contract/endpoint';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { generateAuthenticationOptions } from '@simplewebauthn/server';

import type { askForPasskeyCall, provePasskeyCall } from '../../contract/endpoints.ts';
import { PASSKEY_CHALLENGE_S } from '../../contract/limits.ts';
import { identityRefusals } from '../../contract/refusals.ts';
import type { IdentityContext } from '../context.ts';
import { judgeAuthentication, relyingPartyOf, type RelyingParty } from './passkey-answers.ts';
import { recordAudit } from '../store/audit.ts';
import { addPasskeyChallenge, lockPasskey, takePasskeyChallenge, usePasskey } from '../store/passkeys.ts';
import { raiseInPlace } from './raise-session.ts';

const refused = () => new Refusal(identityRefusals.passkey_refused, { keepsWork: true });

/**
 * POST /passkey/challenge. It belongs to no session, like one for signing in: one that did could also add a passkey, which asks for more
 * than a bearer.
 */
export async function askForPasskey(
  work: Work,
  context: IdentityContext,
): Promise<ReplyOf<typeof askForPasskeyCall>> {
  const party = partyOf(context);
  const { challenge } = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' });
  const id = work.newId();
  const expiresAt = addSeconds(work.now, PASSKEY_CHALLENGE_S);
  await addPasskeyChallenge(work.db, { id, challenge, now: work.now, expiresAt });
  return { challenge_id: id, challenge, rp_id: party.id };
}

/** POST /passkey/prove: the session goes on as aal2, with the tokens it has. A passkey of another person proves nothing. */
export async function provePasskey(
  work: Work,
  context: IdentityContext,
  { body }: CallInput<typeof provePasskeyCall>,
): Promise<undefined> {
  const party = partyOf(context);
  const { userId, sessionId } = personOf(work);
  const taken = await takePasskeyChallenge(work.db, { id: body.challenge_id, now: work.now });
  if (!taken || taken.expires_at <= work.now) throw refused();
  const rawId = body.credential['id'];
  const passkey = await lockPasskey(
    work.db,
    Buffer.from(typeof rawId === 'string' ? rawId : '', 'base64url'),
  );
  if (passkey?.user_id !== userId) throw refused();
  const use = await judgeAuthentication(body.credential, { party, challenge: taken.challenge, passkey });
  if (!use) {
    await recordAudit(work, { action: 'passkey_failed', userId, sessionId });
    throw refused();
  }
  await usePasskey(work.db, { id: passkey.id, now: work.now, ...use });
  await raiseInPlace(work, { session: { id: sessionId, user_id: userId }, method: 'passkey' });
  await recordAudit(work, { action: 'factor_verified', userId, sessionId });
  return undefined;
}

function partyOf(context: IdentityContext): RelyingParty {
  const party = relyingPartyOf(context);
  if (!party) throw refused();
  return party;
}
