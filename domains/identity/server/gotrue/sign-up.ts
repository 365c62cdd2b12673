import type { Work } from '@egcr/server-kit/work';

import { composeNotice } from '../compose-mail.ts';
import { confirmAddress } from '../complete-sign-in.ts';
import { openSession } from '../open-session.ts';
import { weaknessOf } from '../passwords.ts';
import { sendToken } from '../send-token.ts';
import { recordAudit } from '../store/audit.ts';
import type { Pending } from '../store/one-time-tokens.ts';
import { addUser, changeUser, findUserAt, lockUser, type Address, type UserRow } from '../store/users.ts';
import { isVerified } from '../user-facts.ts';
import { inUnit, limit, type Call } from './call.ts';
import { describeUser, sessionDocument, userDocument } from './documents.ts';
import { GoTrueError, gotrueErrors, invalid, sentTooSoon, weakPassword } from './errors.ts';
import {
  channelOf,
  readAddress,
  readBody,
  readMetadata,
  requireHashable,
  requireProvider,
  requireSendable,
  bodies,
} from './input.ts';

/** POST /signup. The password waits with the confirmation; only with it does it become the account's. */
export async function signUp(call: Call, given: unknown): Promise<object> {
  await limit(call, 'send');
  const body = readBody(bodies.signUp, given);
  const { settings, passwords } = call.context;
  if (settings.signUpDisabled) throw new GoTrueError(gotrueErrors.signUpDisabled);
  const address = readAddress(body, 'signup');
  const metadata = readMetadata(body.data);
  if (!address) return signInAnonymously(call, metadata);
  requireProvider(address, settings);
  requireSendable(address, settings);
  if (!body.password) throw invalid('Signup requires a valid password');
  requireHashable(body.password);
  const weakness = weaknessOf(body.password, settings, 'email' in address ? address.email : null);
  if (weakness) throw weakPassword(weakness);
  // Hashed before anybody is looked up: known and unknown addresses take the same time.
  const pending = { password: await passwords.make(body.password), metadata };
  return inUnit(call, (work) => register(work, call, { address, pending }));
}

async function register(
  work: Work,
  call: Call,
  { address, pending }: { readonly address: Address; readonly pending: Required<Pending> },
): Promise<object> {
  const { settings } = call.context;
  const isAutoConfirmed = 'email' in address ? settings.autoConfirmEmail : settings.autoConfirmPhone;
  const user = await findOrAdd(work, { address, metadata: pending.metadata });
  if (isVerified(user)) {
    if (settings.enumeration === 'friendly' || isAutoConfirmed)
      throw new GoTrueError(gotrueErrors.userExists);
    return pretend(work, user, { address, metadata: pending.metadata });
  }
  if (isAutoConfirmed) {
    const kind = 'email' in address ? 'email' : 'phone';
    const confirmed = await confirmAddress(work, { user, address: kind, pending });
    const opened = await openSession(work, call.context, { user: confirmed, method: 'password' });
    return sessionDocument(work.db, call.context, { ...opened, now: work.now });
  }
  const channel = channelOf(address);
  const sent = await sendToken(work, call.context, {
    user,
    kind: channel === 'email' ? 'email_signup' : 'phone_signup',
    channel,
    pending,
    redirectTo: call.redirectTo,
  });
  if (!sent.isSent) throw sentTooSoon(channel, sent.retryAfter_s);
  const shown = await changeUser(work.db, {
    id: user.id,
    now: work.now,
    change: { userMetadata: pending.metadata },
  });
  return userDocument(work.db, shown);
}

/** Of two sign-ups at once one adds the person and the other finds them. */
async function findOrAdd(
  work: Work,
  { address, metadata }: { readonly address: Address; readonly metadata: Readonly<Record<string, unknown>> },
): Promise<UserRow> {
  const known = await findUserAt(work.db, address);
  const added = known ? undefined : await addPerson(work, { address, metadata });
  if (added) return added;
  const found = known ?? (await findUserAt(work.db, address));
  const locked = found && (await lockUser(work.db, found.id));
  if (!locked) throw new Error('a person was neither found nor added');
  return locked;
}

/** Adds an unconfirmed person; undefined where somebody else was first. */
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

/** Strict mode: looks like a new account to whoever asks, and tells the owner. */
async function pretend(
  work: Work,
  owner: UserRow,
  { address, metadata }: { readonly address: Address; readonly metadata: Readonly<Record<string, unknown>> },
): Promise<object> {
  if (owner.email !== null && 'email' in address) {
    await work.sendEmail({ to: owner.email, ...composeNotice('account_exists', owner.language) });
  }
  const nobody: UserRow = {
    id: crypto.randomUUID(),
    email: 'email' in address ? address.email : null,
    email_confirmed_at: null,
    phone: 'phone' in address ? address.phone : null,
    phone_confirmed_at: null,
    password_hash: null,
    password_key_id: null,
    roles: [],
    user_metadata: metadata,
    app_metadata: {},
    language: owner.language,
    is_anonymous: false,
    banned_until: null,
    last_sign_in_at: null,
    created_at: work.now,
    updated_at: work.now,
  };
  return {
    ...describeUser(nobody, { identities: [], tokens: [] }),
    role: '',
    confirmation_sent_at: work.now,
  };
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
