import type { Work } from '@egcr/server-kit/work';

import { codeIssue } from '../../contract/rules.ts';
import { completeSignIn } from '../complete-sign-in.ts';
import { isCodeOf, isLinkOf, rowIdOfLink } from '../one-time-secret.ts';
import { recordAudit } from '../store/audit.ts';
import {
  findTokenById,
  reserveGuess,
  spendToken,
  type TokenKind,
  type TokenRow,
} from '../store/one-time-tokens.ts';
import { findUserAt, lockUser, type Address } from '../store/users.ts';
import { isBanned, isVerified } from '../user-facts.ts';
import { inUnit, limit, type Call } from './call.ts';
import { sessionDocument, type SessionDocument } from './documents.ts';
import { gotrueErrors, invalid, refuse, unlessRefused, type ErrorKind, type Refused } from './errors.ts';
import { bodies, readAddress, readBody, textOf } from './input.ts';

/** Which codes a type of the protocol may spend, in the order in which they are tried. */
const KINDS: Readonly<Record<string, readonly TokenKind[]>> = {
  signup: ['email_signup'],
  magiclink: ['email_signin', 'pin_reset'],
  recovery: ['recovery'],
  email: ['email_signup', 'email_signin', 'recovery', 'pin_reset'],
  sms: ['phone_signup', 'phone_signin', 'pin_reset'],
  invite: [],
  email_change: [],
  phone_change: [],
};

/** POST /verify: a typed code, or the token of a link. */
export async function verify(call: Call, given: unknown): Promise<object> {
  await limit(call, 'secret');
  const body = readBody(bodies.verify, given);
  if (!body.type) throw invalid('Verify requires a verification type');
  const kinds = KINDS[body.type];
  if (!kinds) throw invalid('Unsupported verification type');
  if (body.token_hash) {
    if (body.email || body.phone) throw invalid('Only the token_hash and type should be provided');
    return unlessRefused(await spendLink(call, { token: body.token_hash, kinds }));
  }
  if (!body.token) throw invalid('Verify requires a token or a token hash');
  const address = readAddress(body, 'verify');
  if (!address) throw invalid('Only an email address or phone number should be provided on verify');
  const guess = { address, kinds, code: body.token };
  return unlessRefused(await inUnit(call, (work) => spendCode(work, call, guess)));
}

interface Guess {
  readonly address: Address;
  readonly kinds: readonly TokenKind[];
  readonly code: string;
}

/** The guess is counted before anything is compared, and stays counted when it was wrong: five a code, then it is dead. */
async function spendCode(work: Work, call: Call, guess: Guess): Promise<SessionDocument | Refused> {
  const known = await findUserAt(work.db, guess.address);
  // The person before the token, as everywhere: two orders would deadlock.
  const user = known && (await lockUser(work.db, known.id));
  if (!user || codeIssue(guess.code)) return refuse(gotrueErrors.codeExpired);
  const sentTo = textOf(guess.address);
  const counted = await reserveGuess(work.db, { userId: user.id, kinds: guess.kinds, sentTo, now: work.now });
  const token = counted.find((row) => isCodeOf(guess.code, row, call.context.keys.oneTime));
  if (!token) {
    await recordAudit(work, { action: 'code_failed', userId: user.id });
    return refuse(gotrueErrors.codeExpired);
  }
  return (await spend(work, call, token)) ?? refuse(gotrueErrors.codeExpired);
}

/** Spends the token of a link; of fifty at once one succeeds. */
export async function spendLink(
  call: Call,
  { token, kinds }: { readonly token: string; readonly kinds: readonly TokenKind[] },
): Promise<SessionDocument | Refused> {
  const id = rowIdOfLink(token);
  if (id === undefined) return refuse(gotrueErrors.linkExpired);
  return inUnit(call, async (work) => {
    const row = await findTokenById(work.db, id);
    const isRight = row && kinds.includes(row.kind) && isLinkOf(token, row, call.context.keys.oneTime);
    if (!isRight) return refuse(gotrueErrors.linkExpired);
    if (await isUsedSignUp(work, row)) return refuse(alreadyVerified);
    return (await spend(work, call, row)) ?? refuse(gotrueErrors.linkExpired);
  });
}

/** Which links a type of the protocol may spend. */
export function linkKinds(type: string): readonly TokenKind[] {
  return KINDS[type] ?? [];
}

/** Told apart from other used links: who clicks twice on a confirmation has done nothing wrong. */
export const alreadyVerified: ErrorKind = { ...gotrueErrors.linkExpired, message: 'Email already verified' };

async function isUsedSignUp(work: Work, row: TokenRow): Promise<boolean> {
  if (row.kind !== 'email_signup' || row.end_reason !== 'used') return false;
  const user = await lockUser(work.db, row.user_id);
  return user !== undefined && isVerified(user);
}

async function spend(
  work: Work,
  call: Call,
  token: TokenRow,
): Promise<SessionDocument | Refused | undefined> {
  const user = await lockUser(work.db, token.user_id);
  if (!user) return undefined;
  if (isBanned(user, work.now)) return refuse(gotrueErrors.bearerBanned);
  if (!(await spendToken(work.db, { id: token.id, now: work.now }))) return undefined;
  const opened = await completeSignIn(work, call.context, { user, token });
  return sessionDocument(work.db, call.context, { ...opened, now: work.now });
}
