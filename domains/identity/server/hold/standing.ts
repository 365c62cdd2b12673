import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { readStandingCall, releaseHoldCall, sendReleaseCodeCall } from '../../contract/endpoints.ts';
import { identityRefusals } from '../../contract/refusals.ts';
import { hasBudget, spendBudget, untilTomorrow_s } from '../budgets.ts';
import type { IdentityContext } from '../context.ts';
import { notify } from '../notify.ts';
import { isCodeOf } from '../one-time-secret.ts';
import { askerOf, sendToken } from '../send-token.ts';
import { recordAudit } from '../store/audit.ts';
import { hasFactorSince } from '../store/factors.ts';
import { reserveGuess, spendToken } from '../store/one-time-tokens.ts';
import { changeUser, findUser, lockUser, type UserRow } from '../store/users.ts';
import { isHeld, releasingChannel } from './judge-release.ts';

type Standing = ReplyOf<typeof readStandingCall>;

/** GET /standing: until when money is held, and what would end the hold. */
export async function readStanding(work: Work): Promise<Standing> {
  const user = await findUser(work.db, personOf(work).userId);
  invariant(user, 'a signed-in person exists');
  return describe(work, user);
}

async function describe(work: Work, user: UserRow): Promise<Standing> {
  const { now } = work;
  const { money_held_until: until, money_held_since: since } = user;
  if (until === null || since === null || !isHeld(user, now)) {
    return { held_until: null, held_since: null, code_by: null, factor_ends_it: false };
  }
  const channel = releasingChannel(user, now);
  return {
    held_until: toInstant(until),
    held_since: toInstant(since),
    code_by: channel === undefined ? null : channel === 'email' ? 'email' : 'sms',
    factor_ends_it: await hasFactorSince(work.db, { userId: user.id, before: since }),
  };
}

/** POST /standing/code: a code by the channel that no reset came by. Refuses no_hold, no_second_channel, carrier_missing, resend_too_soon. */
export async function sendReleaseCode(
  work: Work,
  context: IdentityContext,
): Promise<ReplyOf<typeof sendReleaseCodeCall>> {
  const { userId, sessionId } = personOf(work);
  const user = await heldUser(work, userId);
  const kind = releasingChannel(user, work.now);
  if (!kind) throw new Refusal(identityRefusals.no_second_channel);
  const channel = kind === 'email' ? 'email' : 'sms';
  if (!context.carriers[channel]) throw new Refusal(identityRefusals.carrier_missing);
  const sent = await sendToken(work, context, { user, kind: 'hold_release', channel, sessionId });
  if (!sent.isSent) throw new Refusal(identityRefusals.resend_too_soon, { retryAfter_s: sent.retryAfter_s });
  return { sent_by: channel };
}

/**
 * POST /standing/release: ends the hold, by that code, or without one in a session that has proved a factor the person had before the
 * reset. Refuses no_hold, second_factor_required, no_second_channel, rate_limited, release_code_incorrect, in that order.
 */
export async function releaseHold(
  work: Work,
  { keys }: IdentityContext,
  { body }: CallInput<typeof releaseHoldCall>,
): Promise<Standing> {
  const { userId, sessionId, aal } = personOf(work);
  const user = await heldUser(work, userId);
  if (body.code === undefined) {
    const before = user.money_held_since ?? work.now;
    const hasFactor = await hasFactorSince(work.db, { userId, before });
    if (!hasFactor) throw new Refusal(identityRefusals.no_second_channel);
    if (aal !== 'aal2') throw new Refusal(platformRefusals.second_factor_required);
    return endHold(work, user, 'factor');
  }
  const channel = releasingChannel(user, work.now);
  if (!channel) throw new Refusal(identityRefusals.no_second_channel);
  const guess = { userId, pool: 'known', what: 'code_guess', now: work.now } as const;
  if (!(await hasBudget(work.db, guess))) {
    throw new Refusal(platformRefusals.rate_limited, { retryAfter_s: untilTomorrow_s(work.now) });
  }
  const [row] = await reserveGuess(work.db, {
    userId,
    kinds: ['hold_release'],
    sentTo: user[channel] ?? '',
    asker: askerOf(work),
    now: work.now,
  });
  const isRight =
    row?.session_id === sessionId &&
    isCodeOf(body.code, row, keys.oneTime) &&
    (await spendToken(work.db, { id: row.id, now: work.now }));
  if (!isRight) {
    // A guess is one that could have been right: of a code that is there, and not used up.
    if (row) await spendBudget(work.db, guess);
    await recordAudit(work, { action: 'code_failed', userId, sessionId });
    throw new Refusal(identityRefusals.release_code_incorrect, { keepsWork: true });
  }
  return endHold(work, user, channel);
}

async function heldUser(work: Work, userId: string): Promise<UserRow> {
  const user = await lockUser(work.db, userId);
  invariant(user, 'a signed-in person exists');
  if (!isHeld(user, work.now)) throw new Refusal(identityRefusals.no_hold);
  return user;
}

async function endHold(work: Work, user: UserRow, by: string): Promise<Standing> {
  const isPhone = by === 'phone';
  const free = await changeUser(work.db, {
    id: user.id,
    now: work.now,
    change: { moneyHold: null, ...(isPhone ? { phoneProvedAt: work.now } : {}) },
  });
  const { sessionId } = personOf(work);
  await recordAudit(work, { action: 'money_released', userId: user.id, sessionId, details: { by } });
  await notify(work, free, 'money_released');
  return describe(work, free);
}
