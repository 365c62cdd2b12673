import {
  askerOf,
  hasBudget,
  isCodeOf,
  isYoungByCode,
  lockUser,
  reserveGuess,
  spendBudget,
  spendToken,
  type TokenRow,
  type WayInChange,
  wayInNeed,
} from '@egcr/identity/server';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';

import type { Bearer, Call } from './call.ts';
import { GoTrueError, gotrueErrors, type ErrorKind } from './errors.ts';

export interface StepUp {
  readonly change: WayInChange;
  /** The protocol has its own words for each call that asks for a second factor. */
  readonly aal2: ErrorKind;
  readonly reauthentication?: ErrorKind;
}

/**
 * The policy of all ways in, in the words of the protocol. Refuses validation_failed for sessions without a name, insufficient_aal, staff_invitation_needed,
 * reauthentication_needed.
 */
export async function requireStepUp(
  { db, now }: { readonly db: Database; readonly now: Date },
  bearer: Bearer,
  { change, aal2, reauthentication = gotrueErrors.wayInReauthenticationNeeded }: StepUp,
): Promise<void> {
  const need = await wayInNeed(db, bearer, { change, now });
  if (need === 'session') throw new GoTrueError(gotrueErrors.sessionUnknown);
  if (need === 'account') throw new GoTrueError(gotrueErrors.anonymousAddsNone);
  if (need === 'invitation') throw new GoTrueError(gotrueErrors.staffInvitationNeeded);
  if (need === 'second_factor') throw new GoTrueError(aal2);
  if (need) throw new GoTrueError(reauthentication);
}

/** The session was opened by a code or link a moment ago: a forgotten password is being replaced. */
export function isRecentlyByCode({ session }: Bearer, now: Date): boolean {
  return isYoungByCode(session, now);
}

/** A code of `reauthenticate`, as it was typed. */
interface Nonce {
  readonly bearer: Bearer;
  readonly nonce: string;
}

/** Counts a guess of the code that `reauthenticate` sent for this session, and spends it where it is right. */
export async function isNonceRight(work: Work, call: Call, given: Nonce): Promise<boolean> {
  const row = await findNonce(work, call, given);
  return row !== undefined && spendToken(work.db, { id: row.id, now: work.now });
}

/** Counts a guess of that code and leaves it for the change itself; undefined where it is wrong. */
export async function findNonce(
  work: Work,
  call: Call,
  { bearer: { user, session }, nonce }: Nonce,
): Promise<TokenRow | undefined> {
  await lockUser(work.db, user.id);
  const sentTo = (user.email_confirmed_at === null ? user.phone : user.email) ?? '';
  const spending = { userId: user.id, pool: 'known', what: 'code_guess', now: work.now } as const;
  if (!(await hasBudget(work.db, spending))) return undefined;
  const guess = { userId: user.id, kinds: ['reauthentication'] as const, sentTo, now: work.now };
  const [row] = await reserveGuess(work.db, { ...guess, asker: askerOf(work) });
  if (row?.session_id === session.id && isCodeOf(nonce, row, call.context.keys.oneTime)) return row;
  if (row) await spendBudget(work.db, spending);
  return undefined;
}
