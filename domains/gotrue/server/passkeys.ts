import { addSeconds } from '@egcr/contract/time';
import { PASSKEY_CHALLENGE_S, PASSKEYS_MAX } from '@egcr/identity/contract';
import {
  addPasskey,
  addPasskeyChallenge,
  bytesOfUuid,
  deletePasskey,
  endSessionsOf,
  holdForFirst,
  isBanned,
  isVerified,
  judgeAuthentication,
  judgeRegistration,
  lockPasskey,
  lockUser,
  notify,
  openSession,
  PASSKEY_ALGORITHMS,
  type PasskeyRow,
  passkeysOf,
  raiseInPlace,
  recordAudit,
  renamePasskey,
  takePasskeyChallenge,
  usePasskey,
  type WayInChange,
} from '@egcr/identity/server';
import type { Work } from '@egcr/server-kit/work';
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';

import { inUnit, limit, requireBearer, type Call } from './call.ts';
import { sessionDocument, type SessionDocument } from './documents.ts';
import { GoTrueError, gotrueErrors, refuse, unlessRefused, type Refused } from './errors.ts';
import { readFactorName, settleAfterRemoval } from './factors.ts';
import { bodies, readBody, readId } from './input.ts';
import { requireStepUp } from './step-up.ts';
import { requireParty } from './passkey-party.ts';

function newPasskey({ context: { settings } }: Call): WayInChange {
  return { way: 'passkey', isNew: true, isStaffInvited: settings.staffSecondFactor };
}

/** POST /passkeys/registration/options. */
export async function offerRegistration(call: Call): Promise<object> {
  const party = requireParty(call);
  await limit(call, 'secret');
  const bearer = await requireBearer(call);
  const { user, session } = bearer;
  return inUnit(call, async (work) => {
    await requireStepUp(work, bearer, { change: newPasskey(call), aal2: gotrueErrors.aal2ForPasskeys });
    const known = await passkeysOf(work.db, user.id);
    if (known.length >= PASSKEYS_MAX) throw new GoTrueError(gotrueErrors.tooManyPasskeys);
    const name = user.email ?? user.phone ?? user.id;
    const options = await generateRegistrationOptions({
      rpName: party.name,
      rpID: party.id,
      userID: Uint8Array.from(bytesOfUuid(user.id)),
      userName: name,
      userDisplayName: name,
      attestationType: 'none',
      supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
      timeout: PASSKEY_CHALLENGE_S * 1000,
      excludeCredentials: known.map((passkey) => ({
        id: passkey.credential_id.toString('base64url'),
        transports: [...passkey.transports],
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const owner = { userId: user.id, sessionId: session.id };
    return { ...(await keepChallenge(work, options.challenge, owner)), options };
  });
}

/** POST /passkeys/registration/verify: one more passkey, which this session has proved thereby; the person is told by mail. */
export async function addRegistration(call: Call, given: unknown): Promise<object> {
  const party = requireParty(call);
  await limit(call, 'secret');
  const { user, session } = await requireBearer(call);
  const body = readBody(bodies.passkeyAnswer, given);
  const id = readId(body.challenge_id ?? '', gotrueErrors.passkeyChallengeUnknown);
  const outcome = await inUnit(call, async (work): Promise<object | Refused> => {
    const taken = await takePasskeyChallenge(work.db, { id, sessionId: session.id, now: work.now });
    if (!taken) return refuse(gotrueErrors.passkeyChallengeUnknown);
    if (taken.expires_at <= work.now) return refuse(gotrueErrors.passkeyChallengeExpired);
    const key = await judgeRegistration(body.credential, { party, challenge: taken.challenge });
    if (!key) return refuse(gotrueErrors.passkeyWrong);
    const current = await lockUser(work.db, user.id);
    const known = await passkeysOf(work.db, user.id);
    if (current) {
      // Another factor may have been added since the options were asked for.
      const change = { ...newPasskey(call), isUnderWay: true };
      await requireStepUp(work, { user: current, session }, { change, aal2: gotrueErrors.aal2ForPasskeys });
    }
    if (!current || known.length >= PASSKEYS_MAX) return refuse(gotrueErrors.tooManyPasskeys);
    const added = await addPasskey(work.db, { id: work.newId(), userId: user.id, now: work.now, ...key });
    if (!added) return refuse(gotrueErrors.passkeyKnown);
    await recordAudit(work, { action: 'passkey_added', userId: user.id, sessionId: session.id });
    await notify(work, current, 'passkey_added');
    await holdForFirst(work, { user: current, session }, 'first_factor');
    await raiseInPlace(work, { session, method: 'passkey' });
    return describePasskey(added);
  });
  return unlessRefused(outcome);
}

/** POST /passkeys/authentication/options: the device itself knows whose passkeys it has; nobody is named. */
export async function offerAuthentication(call: Call): Promise<object> {
  const party = requireParty(call);
  await limit(call, 'secret');
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    timeout: PASSKEY_CHALLENGE_S * 1000,
  });
  return inUnit(call, async (work) => ({ ...(await keepChallenge(work, options.challenge)), options }));
}

/** POST /passkeys/authentication/verify: opens a session that counts as two factors. */
export async function signInByPasskey(call: Call, given: unknown): Promise<object> {
  const party = requireParty(call);
  await limit(call, 'secret');
  const body = readBody(bodies.passkeyAnswer, given);
  const id = readId(body.challenge_id ?? '', gotrueErrors.passkeyChallengeUnknown);
  const outcome = await inUnit(call, async (work): Promise<SessionDocument | Refused> => {
    const taken = await takePasskeyChallenge(work.db, { id, now: work.now });
    if (!taken) return refuse(gotrueErrors.passkeyChallengeUnknown);
    if (taken.expires_at <= work.now) return refuse(gotrueErrors.passkeyChallengeExpired);
    const rawId: unknown = body.credential?.['id'];
    const credentialId = Buffer.from(typeof rawId === 'string' ? rawId : '', 'base64url');
    const passkey = await lockPasskey(work.db, credentialId);
    if (!passkey) return refuse(gotrueErrors.passkeyWrong);
    const use = await judgeAuthentication(body.credential, { party, challenge: taken.challenge, passkey });
    if (!use) {
      await recordAudit(work, { action: 'passkey_failed', userId: passkey.user_id });
      return refuse(gotrueErrors.passkeyWrong);
    }
    await usePasskey(work.db, { id: passkey.id, now: work.now, ...use });
    const user = await lockUser(work.db, passkey.user_id);
    if (!user || !isVerified(user)) return refuse(gotrueErrors.passkeyWrong);
    if (isBanned(user, work.now)) return refuse(gotrueErrors.userBanned);
    const opened = await openSession(work, call.context, { user, method: 'passkey' });
    return sessionDocument(work.db, call.context, { ...opened, now: work.now });
  });
  return unlessRefused(outcome);
}

/** GET /passkeys. */
export async function listPasskeys(call: Call): Promise<object> {
  const { user } = await requireBearer(call);
  return (await passkeysOf(call.services.db, user.id)).map(describePasskey);
}

const changeOfPasskey = { change: { way: 'passkey' }, aal2: gotrueErrors.aal2ForPasskeys } as const;

/** PATCH /passkeys/:id: another name. */
export async function namePasskey(call: Call, passkeyId: string, given: unknown): Promise<object> {
  await limit(call, 'write');
  const bearer = await requireBearer(call);
  const id = readId(passkeyId, gotrueErrors.passkeyUnknown);
  const friendlyName = readFactorName(readBody(bodies.nameFactor, given).friendly_name);
  const renamed = await inUnit(call, async (work) => {
    const renamedKey = await renamePasskey(work.db, { id, userId: bearer.user.id, friendlyName });
    if (renamedKey) await requireStepUp(work, bearer, changeOfPasskey);
    return renamedKey;
  });
  if (!renamed) throw new GoTrueError(gotrueErrors.passkeyUnknown);
  return describePasskey(renamed);
}

/** DELETE /passkeys/:id. The person who has signed in elsewhere by a passkey is signed out: it may have been this one. */
export async function removePasskey(call: Call, passkeyId: string): Promise<void> {
  await limit(call, 'write');
  const bearer = await requireBearer(call);
  const { user, session } = bearer;
  const id = readId(passkeyId, gotrueErrors.passkeyUnknown);
  await inUnit(call, async (work) => {
    await lockUser(work.db, user.id);
    const known = await passkeysOf(work.db, user.id);
    if (!known.some((passkey) => passkey.id === id)) throw new GoTrueError(gotrueErrors.passkeyUnknown);
    await requireStepUp(work, bearer, changeOfPasskey);
    await takePasskeyAway(work, { id, userId: user.id, keptSession: session.id });
    await recordAudit(work, { action: 'passkey_removed', userId: user.id, sessionId: session.id });
    await notify(work, user, 'passkey_removed');
  });
}

/** Removes a passkey with what it had opened and what hangs on it. False where the person has no such passkey. */
export async function takePasskeyAway(
  work: Work,
  {
    id,
    userId,
    keptSession,
  }: { readonly id: string; readonly userId: string; readonly keptSession?: string },
): Promise<boolean> {
  if (!(await deletePasskey(work.db, { id, userId }))) return false;
  await endSessionsOf(work, {
    userId,
    method: 'passkey',
    reason: 'factor_removed',
    ...(keptSession === undefined ? {} : { except: keptSession }),
  });
  await settleAfterRemoval(work, userId);
  return true;
}

async function keepChallenge(
  work: Work,
  challenge: string,
  owner?: { readonly userId: string; readonly sessionId: string },
): Promise<{ readonly challenge_id: string; readonly expires_at: number }> {
  const id = work.newId();
  const expiresAt = addSeconds(work.now, PASSKEY_CHALLENGE_S);
  await addPasskeyChallenge(work.db, {
    id,
    challenge,
    now: work.now,
    expiresAt,
    ...(owner ? { owner } : {}),
  });
  return { challenge_id: id, expires_at: Math.floor(expiresAt.getTime() / 1000) };
}

/** A passkey as the protocol shows it. */
export function describePasskey(passkey: PasskeyRow): object {
  return {
    id: passkey.id,
    ...(passkey.friendly_name === '' ? {} : { friendly_name: passkey.friendly_name }),
    created_at: passkey.created_at,
    ...(passkey.last_used_at === null ? {} : { last_used_at: passkey.last_used_at }),
  };
}
