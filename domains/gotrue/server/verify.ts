import { addSeconds } from '@egcr/contract/time';
import { AUTH_CODE_S, codeIssue } from '@egcr/identity/contract';
import {
  addAuthCode,
  type Address,
  askerOf,
  changersTo,
  confirmBySpent,
  confirmContactHalf,
  countReturn,
  findTokenById,
  findUserAt,
  hasBudget,
  isBanned,
  isCodeOf,
  isLinkOf,
  isVerified,
  lockUser,
  makeAuthCode,
  openBySpent,
  poolOf,
  recordAudit,
  reserveGuess,
  rowIdOfLink,
  type SessionChannel,
  spendBudget,
  type Spending,
  spendToken,
  type TokenKind,
  type TokenRow,
  untilTomorrow_s,
  type UserRow,
} from '@egcr/identity/server';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { applyContactChange } from './contact/apply-contact-change.ts';
import { takenError } from './contact/ask-contact-change.ts';
import { inUnit, limit, type Call } from './call.ts';
import { enteredDocument, type SessionDocument } from './documents.ts';
import { gotrueErrors, invalid, refuse, unlessRefused, type ErrorKind, type Refused } from './errors.ts';
import { bodies, readAddress, readBody, textOf } from './input.ts';

/** Which codes a type of the protocol may spend, in the order in which they are tried. */
const KINDS: Readonly<Record<string, readonly TokenKind[]>> = {
  signup: ['email_signup'],
  magiclink: ['email_signin', 'pin_reset'],
  recovery: ['recovery'],
  email: ['email_signup', 'email_signin', 'recovery', 'pin_reset', 'invite'],
  sms: ['phone_signup', 'phone_signin', 'pin_reset'],
  invite: ['invite'],
  email_change: ['email_change_current', 'email_change_new'],
  phone_change: ['phone_change'],
};

/** POST /verify: a typed code, or the token of a link. */
export async function verify(call: Call, given: unknown): Promise<object> {
  await limit(call, 'secret');
  const body = readBody(bodies.verify, given);
  if (!body.type) throw invalid('Verify requires a verification type');
  const kinds = linkKinds(body.type);
  if (kinds.length === 0) throw invalid('Unsupported verification type');
  if (body.token_hash) {
    if (body.email || body.phone) throw invalid('Only the token_hash and type should be provided');
    return answerOf(unlessRefused(await spendTokenHash(call, { token: body.token_hash, kinds })));
  }
  if (!body.token) throw invalid('Verify requires a token or a token hash');
  const address = readAddress(body, 'verify');
  if (!address) throw invalid('Only an email address or phone number should be provided on verify');
  const guess = { address, kinds, code: body.token.trim() };
  return answerOf(unlessRefused(await inUnit(call, (work) => spendCode(work, call, guess))));
}

/** The first of two confirmations of a new e-mail address: no session yet. */
export interface HalfDone {
  readonly half: 'confirmed';
}

export const halfDoneMessage =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

function answerOf(outcome: SessionDocument | HalfDone): object {
  return 'half' in outcome ? { msg: halfDoneMessage, code: '200' } : outcome;
}

interface Guess {
  readonly address: Address;
  readonly kinds: readonly TokenKind[];
  readonly code: string;
}

/**
 * The guess is counted before anything is compared, and stays counted when it was wrong: five a code, then it is dead; fifteen a day for
 * all codes of an account, then none is compared until tomorrow.
 */
async function spendCode(
  work: Work,
  call: Call,
  guess: Guess,
): Promise<SessionDocument | HalfDone | Refused> {
  if (codeIssue(guess.code)) return refuse(gotrueErrors.codeExpired);
  for (const userId of await candidatesFor(work, guess)) {
    // The person before the token, as everywhere: two orders would deadlock.
    const user = await lockUser(work.db, userId);
    if (!user) continue;
    const spending = await guessOf(work, userId);
    if (!(await hasBudget(work.db, spending))) {
      // Only accounts have such a budget: in strict mode a used up one answers as a wrong code does.
      if (call.context.settings.enumeration === 'strict') return refuse(gotrueErrors.codeExpired);
      return refuse(gotrueErrors.tooManyRequests, { retryAfter_s: untilTomorrow_s(work.now) });
    }
    const counted = await reserveGuess(work.db, {
      userId,
      kinds: guess.kinds,
      sentTo: textOf(guess.address),
      asker: askerOf(work),
      now: work.now,
    });
    const token = counted.find((row) => isCodeOf(guess.code, row, call.context.keys.oneTime));
    if (token)
      return (await spend(work, call, { token, enter: openEntry })) ?? refuse(gotrueErrors.codeExpired);
    if (counted.length > 0) await spendBudget(work.db, spending);
    await recordAudit(work, { action: 'code_failed', userId });
  }
  return refuse(gotrueErrors.codeExpired);
}

/** The account's budget of wrong codes that this guess would use. The account is locked, so guesses come one after another. */
async function guessOf(work: Work, userId: string): Promise<Spending> {
  const { request: facts, now } = work;
  return { userId, pool: await poolOf(work.db, { userId, facts, now }), what: 'code_guess', now };
}

/** People who may want to change to the same address at the same time. */
const CHANGERS_MAX = 5;

/** The address's owner and, where a change is confirmed, those who want it; in the order in which all lock people. */
async function candidatesFor(work: Work, { address, kinds }: Guess): Promise<readonly string[]> {
  const owner = await findUserAt(work.db, address);
  const isChange = kinds.some((kind) => kind === 'email_change_new' || kind === 'phone_change');
  const changers = isChange
    ? await changersTo(work.db, {
        kind: 'email' in address ? 'email' : 'phone',
        address: textOf(address),
        limit: CHANGERS_MAX,
      })
    : [];
  return [...new Set([...(owner ? [owner.id] : []), ...changers])].toSorted();
}

interface Link {
  readonly token: string;
  readonly kinds: readonly TokenKind[];
}

/** A link that was asked for with a challenge of PKCE gives a code instead of tokens. */
export interface CodeGiven {
  readonly authCode: string;
}

/** Follows a link and spends its token; of fifty at once one succeeds. */
export function spendLink(call: Call, link: Link): Promise<SessionDocument | HalfDone | CodeGiven | Refused> {
  return withLink<SessionDocument | HalfDone | CodeGiven | Refused>(call, link, (work, token) =>
    token.code_challenge === null
      ? spend(work, call, { token, enter: openEntry })
      : spend(work, call, { token, enter: giveCode }),
  );
}

/**
 * Spends the token of a link without following it. A token that was requested with a challenge stays unspent: a thief who can read the
 * mail has no verifier, and must not get a session here that the link itself does not give.
 */
function spendTokenHash(call: Call, link: Link): Promise<SessionDocument | HalfDone | Refused> {
  return withLink<SessionDocument | HalfDone | Refused>(call, link, async (work, token) =>
    token.code_challenge === null
      ? spend(work, call, { token, enter: openEntry })
      : refuse(gotrueErrors.verifierMissing),
  );
}

function withLink<Outcome extends object>(
  call: Call,
  { token, kinds }: Link,
  use: (work: Work, row: TokenRow) => Promise<Outcome | undefined>,
): Promise<Outcome | Refused> {
  const id = rowIdOfLink(token);
  return inUnit(call, async (work) => {
    const row = id === undefined ? undefined : await findTokenById(work.db, id);
    const isRight = row && kinds.includes(row.kind) && isLinkOf(token, row, call.context.keys.oneTime);
    if (!isRight) return refuse(gotrueErrors.linkExpired);
    if (await isUsedSignUp(work, row)) return refuse(alreadyVerified);
    return (await use(work, row)) ?? refuse(gotrueErrors.linkExpired);
  });
}

/** Which codes and links a type of the protocol may spend; none for a type it does not have. */
export function linkKinds(type: string): readonly TokenKind[] {
  return Object.hasOwn(KINDS, type) ? (KINDS[type] ?? []) : [];
}

/** Told apart from other used links: who clicks twice on a confirmation has done nothing wrong. */
export const alreadyVerified: ErrorKind = { ...gotrueErrors.linkExpired, message: 'Email already verified' };

async function isUsedSignUp(work: Work, row: TokenRow): Promise<boolean> {
  if (row.kind !== 'email_signup' || row.end_reason !== 'used') return false;
  const user = await lockUser(work.db, row.user_id);
  return user !== undefined && isVerified(user);
}

/** What a spent code or link opens. */
interface Entry {
  readonly user: UserRow;
  readonly channel: SessionChannel | null;
  readonly token: TokenRow;
}
type Enter<Outcome> = (work: Work, call: Call, entry: Entry) => Promise<Outcome>;

async function openEntry(work: Work, call: Call, entry: Entry): Promise<SessionDocument> {
  const opened = await openBySpent(work, call.context, entry);
  return enteredDocument(work, call.context, { ...opened, by: entry.token.kind });
}

async function giveCode(
  work: Work,
  { context }: Call,
  { user, channel, token: { kind, code_challenge: challenge } }: Entry,
): Promise<CodeGiven> {
  invariant(challenge !== null, 'an auth code needs a challenge');
  const code = makeAuthCode(context.keys.oneTime);
  await addAuthCode(work.db, {
    id: work.newId(),
    userId: user.id,
    kind,
    channel,
    challenge,
    code,
    now: work.now,
    expiresAt: addSeconds(work.now, AUTH_CODE_S),
  });
  return { authCode: code.text };
}

async function spend<Outcome>(
  work: Work,
  call: Call,
  { token, enter }: { readonly token: TokenRow; readonly enter: Enter<Outcome> },
): Promise<Outcome | HalfDone | Refused | undefined> {
  const user = await lockUser(work.db, token.user_id);
  if (!user) return undefined;
  if (isBanned(user, work.now)) return refuse(gotrueErrors.bearerBanned);
  if (!(await spendToken(work.db, { id: token.id, now: work.now }))) return undefined;
  if (token.kind.startsWith('phone_')) {
    await countReturn(work, call.context, { phone: token.sent_to, sentAt: token.sent_at });
  }
  if (
    token.kind === 'email_change_current' ||
    token.kind === 'email_change_new' ||
    token.kind === 'phone_change'
  ) {
    const changed = await confirmChange(work, call, { user, token });
    return 'id' in changed ? enter(work, call, { user: changed, channel: null, token }) : changed;
  }
  return enter(work, call, { ...(await confirmBySpent(work, { user, token })), token });
}

/** One side of a change of address agrees; with the last of them the change is made. */
async function confirmChange(
  work: Work,
  call: Call,
  { user, token }: { readonly user: UserRow; readonly token: TokenRow },
): Promise<UserRow | HalfDone | Refused> {
  const kind = token.kind === 'phone_change' ? 'phone' : 'email';
  const side = token.kind === 'email_change_current' ? 'current' : 'new';
  const change = await confirmContactHalf(work.db, { userId: user.id, kind, side, now: work.now });
  const isMeant = change && (side === 'current' || change.new_address === token.sent_to);
  if (!isMeant) return refuse(gotrueErrors.linkExpired);
  const isCurrentDone = !change.needs_current || change.current_confirmed_at !== null;
  if (!isCurrentDone || change.new_confirmed_at === null) return { half: 'confirmed' };
  const changed = await applyContactChange(work, call.context, { user, kind, address: change.new_address });
  if (!changed) throw takenError(kind);
  return changed;
}
