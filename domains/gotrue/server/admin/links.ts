import {
  dropPending,
  findContactChange,
  findUserAt,
  isVerified,
  lockUser,
  makeToken,
  type Pending,
  putContactChange,
  recordAudit,
  type Sending,
  sendToken,
  type TokenKind,
  type UserRow,
  verifyLink,
} from '@egcr/identity/server';
import type { Work } from '@egcr/server-kit/work';
import type * as z from 'zod/mini';

import { takenError } from '../contact/ask-contact-change.ts';
import { weaknessOf } from '../passwords.ts';
import { safeRedirect } from '../redirects.ts';
import { inUnit, type Call } from '../call.ts';
import { userDocument } from '../documents.ts';
import { GoTrueError, gotrueErrors, invalid, sentTooSoon, weakPassword } from '../errors.ts';
import { readAddress, readBody, readMetadata, requireHashable } from '../input.ts';
import { addPerson } from '../sign-up.ts';
import { adminBodies } from './input.ts';

/** POST /invite: an account for someone, and the mail that lets them in. */
export async function invite(call: Call, given: unknown): Promise<object> {
  const body = readBody(adminBodies.invite, given);
  const email = readEmail(body.email);
  const metadata = readMetadata(body.data);
  return inUnit(call, async (work) => {
    const user = await newcomer(work, { email, metadata });
    const sent = await sendToken(work, call.context, {
      user,
      kind: 'invite',
      channel: 'email',
      pending: { metadata },
      redirectTo: call.redirectTo,
      isByOperator: true,
    });
    if (!sent.isSent) throw sentTooSoon('email', sent.retryAfter_s);
    await recordAudit(work, { action: 'user_invited', userId: user.id });
    return userDocument(work.db, user);
  });
}

/** What a link of each type brings about, and the token behind it. */
const LINKS = {
  signup: 'email_signup',
  invite: 'invite',
  magiclink: 'email_signin',
  recovery: 'recovery',
  email_change_current: 'email_change_current',
  email_change_new: 'email_change_new',
} as const satisfies Record<string, TokenKind>;
type LinkType = keyof typeof LINKS;

/** POST /admin/generate_link: the link, its code and its hash, for tools that send their own mail. Sends nothing. */
export async function generateLink(call: Call, given: unknown): Promise<object> {
  const body = readBody(adminBodies.link, given);
  const type = readLinkType(body.type);
  const email = readEmail(body.email);
  const redirectTo = body.redirect_to
    ? safeRedirect(body.redirect_to, call.context.settings)
    : call.redirectTo;
  const pending = await readPending(call, body, type);
  return inUnit(call, async (work) => {
    const user = await personFor(work, { type, email, metadata: pending.metadata ?? {} });
    const to = await targetOf(work, { type, user, body });
    const token: Sending = {
      user,
      kind: LINKS[type],
      channel: 'email',
      pending,
      isByOperator: true,
      ...(to ? { to } : {}),
    };
    const secret = await makeToken(work, call.context, { ...token, lastSentBefore: work.now });
    if (!secret) throw new Error('a link was not made');
    await recordAudit(work, { action: 'link_generated', userId: user.id, details: { type } });
    const spends = type.startsWith('email_change') ? 'email_change' : type;
    return {
      ...(await userDocument(work.db, user)),
      action_link: verifyLink(call.context, { token: secret.linkToken, type: spends, redirectTo }),
      email_otp: secret.code,
      hashed_token: secret.linkToken,
      redirect_to: redirectTo,
      verification_type: type,
    };
  });
}

function readLinkType(type: string | null | undefined): LinkType {
  const known = Object.keys(LINKS).find((name): name is LinkType => name === type);
  if (!known) throw invalid(`Invalid email action link type requested: ${String(type).slice(0, 40)}`);
  return known;
}

function readEmail(email: string | null | undefined): string {
  const address = email ? readAddress({ email }, 'link') : undefined;
  if (!address || !('email' in address)) throw invalid('Unable to validate email address: invalid format');
  return address.email;
}

async function readPending(
  call: Call,
  { password, data }: z.output<typeof adminBodies.link>,
  type: LinkType,
): Promise<Pending> {
  const metadata = readMetadata(data);
  if (type !== 'signup') return { metadata };
  if (!password) throw invalid('Signup requires a valid password');
  requireHashable(password);
  const weakness = weaknessOf(password, call.context.settings);
  if (weakness) throw weakPassword(weakness);
  return { metadata, password: await call.context.passwords.make(password) };
}

interface Newcomer {
  readonly email: string;
  readonly metadata: Readonly<Record<string, unknown>>;
}

async function personFor(
  work: Work,
  { type, ...person }: Newcomer & { readonly type: LinkType },
): Promise<UserRow> {
  if (type === 'signup' || type === 'invite') return newcomer(work, person);
  const known = await findUserAt(work.db, { email: person.email });
  if (known) return (await lockUser(work.db, known.id)) ?? known;
  if (type !== 'magiclink') throw new GoTrueError(gotrueErrors.userUnknown);
  return newcomer(work, person);
}

/** Someone who has not confirmed the address yet, added where there is nobody. Refuses email_exists. */
async function newcomer(work: Work, { email, metadata }: Newcomer): Promise<UserRow> {
  const added = await addPerson(work, { address: { email }, metadata });
  const known = added ?? (await findUserAt(work.db, { email }));
  const user = known && (await lockUser(work.db, known.id));
  if (!user) throw new Error('a person was neither found nor added');
  if (isVerified(user)) throw takenError('email');
  // The person who signed up with the address before is not known to be the person who is invited.
  if (!added) await dropPending(work.db, user.id);
  return user;
}

/** Where a link to the new address of a change belongs; undefined for all others. */
async function targetOf(
  work: Work,
  change: {
    readonly type: LinkType;
    readonly user: UserRow;
    readonly body: z.output<typeof adminBodies.link>;
  },
): Promise<string | undefined> {
  const { type, user, body } = change;
  if (type !== 'email_change_current' && type !== 'email_change_new') return undefined;
  const newAddress = readEmail(body.new_email);
  const holder = await findUserAt(work.db, { email: newAddress });
  if (holder && holder.id !== user.id && isVerified(holder)) throw takenError('email');
  const pending = await findContactChange(work.db, { userId: user.id, kind: 'email' });
  // The link for the other side belongs to the same change: what one of them has confirmed stays confirmed.
  if (pending?.new_address === newAddress) return type === 'email_change_new' ? newAddress : undefined;
  await putContactChange(work.db, {
    userId: user.id,
    kind: 'email',
    newAddress,
    needsCurrent: user.email_confirmed_at !== null,
    now: work.now,
  });
  return type === 'email_change_new' ? newAddress : undefined;
}
