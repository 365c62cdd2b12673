import { createHash } from 'node:crypto';

import { secondsUntil } from '@egcr/contract/time';
import type { Database } from '@egcr/server-kit/database';
import type { RequestFacts } from '@egcr/server-kit/work';

import {
  ADDRESS_MESSAGES_DAY_MAX,
  CODE_GUESSES_DAY_MAX,
  FACTOR_GUESSES_DAY_MAX,
  MESSAGES_DAY_MAX,
  PASSWORD_GUESSES_DAY_MAX,
} from '../contract/limits.ts';
import { countedOfDay, countedOfDayEach, countOfDay, type Counted } from './store/day-counts.ts';
import { isKnownDevice } from './store/sessions.ts';

/**
 * What an account can bear in a day, the person who asks and from however many networks: messages sent, and wrong codes, passwords and second
 * factors. Devices that the account knows have a budget apart, so that strangers who use theirs up do not shut the owner out.
 */
export type Pool = 'known' | 'strangers';

const MAX: Readonly<Record<Counted, number>> = {
  message: MESSAGES_DAY_MAX,
  code_guess: CODE_GUESSES_DAY_MAX,
  password_guess: PASSWORD_GUESSES_DAY_MAX,
  factor_guess: FACTOR_GUESSES_DAY_MAX,
};

export interface Caller {
  readonly userId: string;
  readonly facts: RequestFacts;
  readonly now: Date;
}

/** Which of the account's budgets this caller uses. One read. */
export async function poolOf(db: Database, { userId, facts, now }: Caller): Promise<Pool> {
  return (await isKnownDevice(db, { userId, facts, now })) ? 'known' : 'strangers';
}

export interface Spending {
  readonly userId: string;
  readonly pool: Pool;
  readonly what: Counted;
  readonly now: Date;
}

/** Whether the account has any of today's budget left. */
export async function hasBudget(db: Database, { userId, pool, what, now }: Spending): Promise<boolean> {
  return (await countedOfDay(db, { subject: subjectOf(userId, pool), what, now })) < MAX[what];
}

/**
 * The budget that this caller would use, and whether any of it is left: both are read at once, where nothing holds a connection yet. For calls
 * that very many people make.
 */
export async function spendingOf(
  db: Database,
  { userId, facts, now }: Caller,
  what: Counted,
): Promise<{ readonly spending: Spending; readonly isLeft: boolean }> {
  const subjects = [subjectOf(userId, 'known'), subjectOf(userId, 'strangers')];
  const [pool, used] = await Promise.all([
    poolOf(db, { userId, facts, now }),
    countedOfDayEach(db, { subjects, what, now }),
  ]);
  const isLeft = (used.get(subjectOf(userId, pool)) ?? 0) < MAX[what];
  return { spending: { userId, pool, what, now }, isLeft };
}

/** Uses one of today's budget. False where none is left. */
export function spendBudget(db: Database, { userId, pool, what, now }: Spending): Promise<boolean> {
  return countOfDay(db, { subject: subjectOf(userId, pool), what, now, max: MAX[what] });
}

/** Counts a message to an address, whichever accounts ask for it: a new address is named by anybody who wants to change to it. */
export function spendOnAddress(
  db: Database,
  { sentTo, now }: { readonly sentTo: string; readonly now: Date },
) {
  const hash = createHash('sha256').update(sentTo).digest('base64url').slice(0, 22);
  return countOfDay(db, { subject: `address:${hash}`, what: 'message', now, max: ADDRESS_MESSAGES_DAY_MAX });
}

/** Seconds until every budget begins anew: midnight, UTC. */
export function untilTomorrow_s(now: Date): number {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return Math.max(1, secondsUntil(new Date(midnight), now));
}

function subjectOf(userId: string, pool: Pool): string {
  return `user:${userId}:${pool}`;
}
