import {
  type Address,
  addUser,
  confirmAddress,
  dropPending,
  findUserAt,
  isVerified,
  lockUser,
  openSession,
  type Pending,
  recordAudit,
  sendToken,
  type UserRow,
} from '@egcr/identity/server';
import type { Work } from '@egcr/server-kit/work';

import { weaknessOf } from './passwords.ts';
import { inUnit, limit, type Call } from './call.ts';
import { readChallenge } from './code-challenge.ts';
import { sessionDocument } from './documents.ts';
import { GoTrueError, gotrueErrors, invalid, sentTooSoon, unlessRefused, weakPassword } from './errors.ts';
import {
  channelOf,
  readAddress,
  readBody,
  readMetadata,
  requireCarrier,
  requireHashable,
  requireProvider,
  requireSendable,
  bodies,
} from './input.ts';
import { signUpDocument, tellOwner } from './sign-up-answer.ts';

/**
 * POST /signup. The password waits with the confirmation; only with it does it become the account's, and only where nobody else signed
 * up with the address before or after.
 */
export async function signUp(call: Call, given: unknown): Promise<object> {
  await limit(call, 'send');
  const body = readBody(bodies.signUp, given);
  const { settings, passwords } = call.context;
  if (settings.signUpDisabled) throw new GoTrueError(gotrueErrors.signUpDisabled);
  const address = readAddress(body, 'signup');
  const metadata = readMetadata(body.data);
  const challenge = readChallenge(body);
  if (!address) return signInAnonymously(call, metadata);
  requireProvider(address, settings);
  requireSendable(address, settings);
  if (!('email' in address ? settings.autoConfirmEmail : settings.autoConfirmPhone)) {
    requireCarrier(address, call.context);
  }
  if (!body.password) throw invalid('Signup requires a valid password');
  requireHashable(body.password);
  const weakness = weaknessOf(body.password, settings, 'email' in address ? address.email : null);
  if (weakness) throw weakPassword(weakness);
  // Hashed before anybody is looked up: known and unknown addresses take the same time.
  const pending = { password: await passwords.make(body.password), metadata };
  return unlessRefused(await inUnit(call, (work) => register(work, call, { address, pending, challenge })));
}

interface Registration {
  readonly address: Address;
  readonly pending: Required<Pending>;
  /** PKCE. */
  readonly challenge: string | undefined;
}

async function register(
  work: Work,
  call: Call,
  { address, pending, challenge }: Registration,
): Promise<object> {
  const { settings } = call.context;
  const mayConfirmAtOnce = 'email' in address ? settings.autoConfirmEmail : settings.autoConfirmPhone;
  const { user, isNew } = await findOrAdd(work, { address, metadata: pending.metadata });
  if (isVerified(user)) {
    if (settings.enumeration === 'friendly' || mayConfirmAtOnce)
      throw new GoTrueError(gotrueErrors.userExists);
    await tellOwner(work, { owner: user, address });
    return signUpDocument(work, { address, metadata: pending.metadata, id: work.newId() });
  }
  // An account that is there already may be another person's: it is never opened without a message to the address.
  if (mayConfirmAtOnce && isNew) {
    const kind = 'email' in address ? 'email' : 'phone';
    const confirmed = await confirmAddress(work, { user, address: kind, pending });
    const opened = await openSession(work, call.context, { user: confirmed, method: 'password' });
    return sessionDocument(work.db, call.context, { ...opened, now: work.now });
  }
  if (!isNew) await dropWaiting(work, user);
  const channel = channelOf(address);
  const sent = await sendToken(work, call.context, {
    user,
    kind: channel === 'email' ? 'email_signup' : 'phone_signup',
    channel,
    // Of two who signed up with one address nobody can tell which is its owner: neither password waits for the confirmation.
    pending: isNew ? pending : {},
    challenge,
    redirectTo: call.redirectTo,
  });
  const isStrict = settings.enumeration === 'strict';
  // Not thrown: the password that waited stays dropped.
  if (!sent.isSent && !isStrict) return { refused: sentTooSoon(channel, sent.retryAfter_s) };
  const id = isStrict ? work.newId() : user.id;
  return signUpDocument(work, { address, metadata: pending.metadata, id });
}

/** What earlier sign-ups said and asked for comes into force no more. */
async function dropWaiting(work: Work, user: UserRow): Promise<void> {
  await dropPending(work.db, user.id);
  await recordAudit(work, { action: 'signed_up_again', userId: user.id });
}

/** Of two sign-ups at once one adds the person and the other finds them. */
async function findOrAdd(
  work: Work,
  { address, metadata }: { readonly address: Address; readonly metadata: Readonly<Record<string, unknown>> },
): Promise<{ readonly user: UserRow; readonly isNew: boolean }> {
  const known = await findUserAt(work.db, address);
  const added = known ? undefined : await addPerson(work, { address, metadata });
  if (added) return { user: added, isNew: true };
  const found = known ?? (await findUserAt(work.db, address));
  const locked = found && (await lockUser(work.db, found.id));
  if (!locked) throw new Error('a person was neither found nor added');
  return { user: locked, isNew: false };
}

/** Adds an unconfirmed person; undefined where another person was first. */
export async function addPerson(
  work: Work,
  { address, metadata }: { readonly address: Address; readonly metadata: Readonly<Record<string, unknown>> },
): Promise<UserRow | undefined> {
  const id = work.newId();
  const added = await addUser(work.db, {
    id,
    email: 'email' in address ? address.email : null,
    phone: 'phone' in address ? address.phone : null,
    userMetadata: metadata,
    language: work.request.language,
    now: work.now,
    newId: () => work.newId(),
  });
  if (added)
    await recordAudit(work, { action: 'user_signed_up', userId: id, details: { by: channelOf(address) } });
  return added;
}

async function signInAnonymously(call: Call, metadata: Readonly<Record<string, unknown>>): Promise<object> {
  if (!call.context.settings.anonymousSignIn) throw new GoTrueError(gotrueErrors.anonymousDisabled);
  return inUnit(call, async (work) => {
    const user = await addUser(work.db, {
      id: work.newId(),
      email: null,
      phone: null,
      userMetadata: metadata,
      language: work.request.language,
      isAnonymous: true,
      now: work.now,
      newId: () => work.newId(),
    });
    if (!user) throw new Error('an anonymous person was not added');
    const opened = await openSession(work, call.context, { user, method: 'anonymous' });
    return sessionDocument(work.db, call.context, { ...opened, now: work.now });
  });
}
