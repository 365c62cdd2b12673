import { addSeconds, secondsUntil } from '@egcr/contract/time';
import { PASSWORD_TRIES_DAY_MAX } from '@egcr/identity/contract';
import { lockUser, recordAudit, timesOf } from '@egcr/identity/server';

import { inUnit, type Bearer, type Call } from './call.ts';
import { gotrueErrors, refuse, unlessRefused } from './errors.ts';
import { findNonce } from './step-up.ts';

const DAY_S = 86_400;

/**
 * Counts one try to set a password, before anything is compared with the present one: whether two passwords are the same is told ten
 * times a day to a session and no more often, and each time costs two hashes. By session, so that the person who holds a stolen one cannot
 * keep the owner from a new password. A code of `reauthenticate` is judged here as well. Refuses over_request_rate_limit,
 * reauthentication_not_valid.
 */
export async function reserveTry(
  call: Call,
  { user, session }: Bearer,
  nonce: string | null | undefined,
): Promise<void> {
  const outcome = await inUnit(call, async (work) => {
    await lockUser(work.db, user.id);
    const tried = { userId: user.id, sessionId: session.id, action: 'password_tried' } as const;
    const times = await timesOf(work.db, {
      ...tried,
      since: addSeconds(work.now, -DAY_S),
      limit: PASSWORD_TRIES_DAY_MAX,
    });
    const oldest = times[PASSWORD_TRIES_DAY_MAX - 1];
    if (oldest) {
      const retryAfter_s = Math.max(1, secondsUntil(addSeconds(oldest, DAY_S), work.now));
      return refuse(gotrueErrors.tooManyRequests, { retryAfter_s });
    }
    await recordAudit(work, tried);
    const bearer = { user, session };
    return nonce && !(await findNonce(work, call, { bearer, nonce }))
      ? refuse(gotrueErrors.nonceInvalid)
      : {};
  });
  unlessRefused(outcome);
}
