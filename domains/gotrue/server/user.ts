import {
  changeUser,
  channelsBehind,
  endSessionsOf,
  endTokens,
  holdForFirst,
  holdMoney,
  lockUser,
  notify,
  recordAudit,
  type StoredHash,
  type UserRow,
} from '@egcr/identity/server';
import { isDatabaseError, SQL_STATE } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import type * as z from 'zod/mini';

import { askContactChange, takenError, type ContactWish } from './contact/ask-contact-change.ts';
import { weaknessOf } from './passwords.ts';
import { inUnit, limit, requireBearer, type Bearer, type Call } from './call.ts';
import { readChallenge } from './code-challenge.ts';
import { userDocument } from './documents.ts';
import {
  GoTrueError,
  gotrueErrors,
  invalid,
  unlessRefused,
  weakPassword,
  type ErrorKind,
  type Refused,
} from './errors.ts';
import {
  bodies,
  readAddress,
  readBody,
  readMetadata,
  requireCarrier,
  requireHashable,
  requireProvider,
  requireSendable,
} from './input.ts';
import { reserveTry } from './password-tries.ts';
import { isNonceRight, isRecentlyByCode, requireStepUp } from './step-up.ts';

type Wish = z.output<typeof bodies.updateUser>;

/** GET /user: who the bearer is. */
export async function readUser(call: Call): Promise<object> {
  const { user } = await requireBearer(call);
  return userDocument(call.services.db, user);
}

/** PUT /user: the password, the addresses and the person's own data. */
export async function updateUser(call: Call, given: unknown): Promise<object> {
  await limit(call, 'send');
  const bearer = await requireBearer(call);
  const wish = readBody(bodies.updateUser, given);
  const contacts = readContacts(call, bearer.user, wish);
  if (contacts.length > 0) {
    await requireChange(call, bearer, {
      way: 'contact',
      nonce: wish.nonce,
      error: gotrueErrors.contactReauthenticationNeeded,
    });
  }
  const change: Change = {
    contacts,
    data: wish.data ? mergeMetadata(bearer.user, wish.data) : undefined,
    password: await readNewPassword(call, bearer, wish),
    nonce: wish.nonce ?? undefined,
  };
  try {
    return unlessRefused(await inUnit(call, (work) => write(work, call, { bearer, change })));
  } catch (error) {
    // Someone confirmed the same address in the same moment.
    const taken = contacts.find(({ kind }) =>
      isDatabaseError(error, SQL_STATE.uniqueViolation, `user_${kind}_unique`),
    );
    throw taken ? takenError(taken.kind) : error;
  }
}

/** The policy of all ways in; an operator may do without the PIN and the codes here, never without the second factor. */
function requireChange(
  call: Call,
  bearer: Bearer,
  {
    way,
    nonce,
    error,
  }: {
    readonly way: 'password' | 'contact';
    readonly nonce: string | null | undefined;
    readonly error: ErrorKind;
  },
): Promise<void> {
  const change = { way, hasNonce: Boolean(nonce), isUnderWay: !call.context.settings.reauthenticate };
  return requireStepUp({ db: call.services.db, now: call.now }, bearer, {
    change,
    aal2: gotrueErrors.aal2ForUpdate,
    reauthentication: error,
  });
}

interface Change {
  readonly contacts: readonly ContactWish[];
  readonly data: Readonly<Record<string, unknown>> | undefined;
  readonly password: StoredHash | undefined;
  readonly nonce: string | undefined;
}

async function write(
  work: Work,
  call: Call,
  { bearer, change }: { readonly bearer: Bearer; readonly change: Change },
): Promise<object | Refused> {
  const { contacts, data, password, nonce } = change;
  const isSensitive = password !== undefined || contacts.length > 0;
  if (isSensitive && nonce && !(await isNonceRight(work, call, { bearer, nonce }))) {
    return { refused: new GoTrueError(gotrueErrors.nonceInvalid) };
  }
  const userId = bearer.user.id;
  await lockUser(work.db, userId);
  if (isSensitive) {
    // The person may have added a factor since the question was asked.
    const way = password ? 'password' : 'contact';
    const underWay = { way, isUnderWay: true, hasNonce: nonce !== undefined } as const;
    await requireStepUp(work, bearer, { change: underWay, aal2: gotrueErrors.aal2ForUpdate });
  }
  const changed = await changeUser(work.db, {
    id: userId,
    now: work.now,
    change: { ...(password ? { password } : {}), ...(data ? { userMetadata: data } : {}) },
  });
  const sessionId = bearer.session.id;
  await recordAudit(work, { action: 'user_updated', userId, sessionId });
  if (password) {
    // Before the codes end and the notice goes: the person is told of both, the password last.
    await holdAfterPassword(work, bearer, nonce !== undefined);
    await afterPasswordChange(work, { user: changed, sessionId });
  }
  for (const wish of contacts) {
    const user = (await lockUser(work.db, userId)) ?? changed;
    await askContactChange(work, call.context, { user, wish });
  }
  return userDocument(work.db, (await lockUser(work.db, userId)) ?? changed);
}

/** Addresses that differ from the present ones; an empty text changes nothing. Refuses malformed ones. */
function readContacts(call: Call, user: UserRow, { email, phone, ...wish }: Wish): readonly ContactWish[] {
  const wishes: ContactWish[] = [];
  const { redirectTo } = call;
  const challenge = readChallenge(wish);
  for (const address of [
    email && readAddress({ email }, 'update'),
    phone && readAddress({ phone }, 'update'),
  ]) {
    if (!address) continue;
    const isEmail = 'email' in address;
    const kind = isEmail ? 'email' : 'phone';
    const text = isEmail ? address.email : address.phone;
    const isConfirmed = (isEmail ? user.email_confirmed_at : user.phone_confirmed_at) !== null;
    if (text === user[kind] && isConfirmed) continue;
    requireProvider(address, call.context.settings);
    requireSendable(address, call.context.settings);
    requireCarrier(address, call.context);
    wishes.push({ kind, address: text, redirectTo, challenge });
  }
  return wishes;
}

/** Members are added or replaced; null takes one away. */
function mergeMetadata(
  user: UserRow,
  data: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const merged = Object.entries({ ...user.user_metadata, ...data }).filter(([, value]) => value !== null);
  return readMetadata(Object.fromEntries(merged));
}

/** Hashed outside the unit: a transaction must not wait for argon2. Refuses what the account's owner would not do. */
async function readNewPassword(call: Call, bearer: Bearer, wish: Wish): Promise<StoredHash | undefined> {
  const { passwords, settings } = call.context;
  const { user } = bearer;
  if (wish.password === undefined || wish.password === null) return undefined;
  if (wish.password === '') throw invalid('Password cannot be empty');
  requireHashable(wish.password);
  const weakness = weaknessOf(wish.password, settings, user.email);
  if (weakness) throw weakPassword(weakness);
  const isReset = isRecentlyByCode(bearer, call.now);
  await requireChange(call, bearer, {
    way: 'password',
    nonce: wish.nonce,
    error: gotrueErrors.reauthenticationNeeded,
  });
  await reserveTry(call, bearer, wish.nonce);
  const stored: StoredHash | undefined =
    user.password_hash === null || user.password_key_id === null
      ? undefined
      : { hash: user.password_hash, keyId: user.password_key_id };
  if (settings.currentPasswordRequired && stored && !isReset) {
    if (!wish.current_password) throw new GoTrueError(gotrueErrors.currentPasswordRequired);
    if (!(await passwords.matches(wish.current_password, stored))) {
      throw new GoTrueError(gotrueErrors.currentPasswordWrong);
    }
  }
  if (stored && (await passwords.matches(wish.password, stored)))
    throw new GoTrueError(gotrueErrors.samePassword);
  return passwords.make(wish.password);
}

/** A password that one channel alone has replaced keeps money in the wallet for a day; a first one where there is no PIN either. */
async function holdAfterPassword(work: Work, bearer: Bearer, hasNonce: boolean): Promise<void> {
  const { user } = bearer;
  if (user.password_hash === null) return holdForFirst(work, bearer, 'first_password');
  const nonceBy = hasNonce ? (user.email_confirmed_at === null ? 'phone' : 'email') : undefined;
  const by = await channelsBehind(work.db, bearer, { now: work.now, nonceBy });
  if (by.length > 0) await holdMoney(work, user, { reason: 'password_reset', by });
}

/** The person who knew the old password is out: other sessions, outstanding links and codes; the owner is told. */
async function afterPasswordChange(
  work: Work,
  { user, sessionId }: { readonly user: UserRow; readonly sessionId: string },
): Promise<void> {
  await endTokens(work.db, { userId: user.id, reason: 'password_changed', now: work.now });
  await endSessionsOf(work, { userId: user.id, except: sessionId, reason: 'password_changed' });
  await recordAudit(work, { action: 'password_changed', userId: user.id, sessionId });
  await notify(work, user, 'password_changed');
}
