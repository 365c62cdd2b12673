import { PIN_WINDOW_S } from '@egcr/contract/limits';
import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds } from '@egcr/contract/time';
import type { Person, PinState } from '@egcr/server-kit/actor';
import { gather } from '@egcr/server-kit/gather';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Gatekeeper, Services } from '@egcr/server-kit/services';

import { readAccessToken } from './access-token.ts';
import type { IdentityContext } from './context.ts';
import { endSessionsOf } from './end-sessions.ts';
import { judgeActivity, type Activity } from './session-life.ts';
import { touchSession } from './store/sessions.ts';
import { isBanned } from './user-facts.ts';

/** Activity is written down at most this often for a session: most calls cost one read. */
const WRITE_EVERY_S = 30;
const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

interface GuardRow {
  readonly user_id: string;
  readonly created_at: Date;
  readonly last_active_at: Date;
  readonly ended_at: Date | null;
  readonly pin_verified_at: Date | null;
  readonly pin_expires_at: Date | null;
  readonly pin_epoch: number | null;
  readonly current_epoch: number | null;
  readonly roles: readonly string[];
  readonly aal: 'aal1' | 'aal2';
  readonly has_app: boolean;
  readonly is_verified: boolean;
  readonly banned_until: Date | null;
}

/**
 * Makes the kit's `authenticate`: bearer → person, with the session row as the truth of every call. Refuses token_missing,
 * token_invalid, token_expired, session_expired, in that order. Activity slides the session and an open PIN window.
 */
export function createAuthenticate(context: IdentityContext, services: Services): Gatekeeper['authenticate'] {
  const findGuardRow = gather((sessionIds: readonly string[]) => readGuardRows(services.pool, sessionIds));
  return async ({ authorization, idle_s = 0, facts }): Promise<Person> => {
    if (authorization === undefined) throw new Refusal(platformRefusals.token_missing);
    const now = services.clock.now();
    const token = BEARER.exec(authorization)?.[1];
    const reading = token === undefined ? undefined : await readAccessToken(context, token, now);
    if (reading === undefined || reading.state === 'invalid')
      throw new Refusal(platformRefusals.token_invalid);
    if (reading.state === 'expired') throw new Refusal(platformRefusals.token_expired);
    const { session_id: sessionId, sub: userId } = reading.claims;
    const row = await findGuardRow(sessionId);
    if (row?.user_id !== userId || row.ended_at !== null || isBanned(row, now)) {
      throw new Refusal(platformRefusals.session_expired);
    }
    const activity = judgeActivity(row, { now, idle_s, settings: context.settings });
    if (activity.state !== 'active') {
      const reason = activity.state;
      await services.unit((work) => endSessionsOf(work, { userId, only: sessionId, reason }), {
        request: facts,
      });
      throw new Refusal(platformRefusals.session_expired);
    }
    const pinExpiresAt = slidPinWindow(row, activity);
    if (activity.activeAt.getTime() - row.last_active_at.getTime() >= WRITE_EVERY_S * 1000) {
      await touchSession(services.db, { id: sessionId, activeAt: activity.activeAt, pinExpiresAt });
    }
    return {
      kind: 'person',
      userId,
      sessionId,
      roles: row.roles,
      aal: row.aal,
      hasSecondFactor: row.has_app,
      isVerified: row.is_verified,
      pin: pinStateOf(row, { pinExpiresAt, now }),
    };
  };
}

/** The sessions of all requests that came together, in one question, in the order of their ids. */
async function readGuardRows(
  pool: Services['pool'],
  sessionIds: readonly string[],
): Promise<readonly (GuardRow | undefined)[]> {
  const { rows } = await pool.query<GuardRow & { session_id: string }>({
    name: 'identity_guard_rows',
    text: `
      select session.id as session_id, session.user_id, session.created_at, session.last_active_at, session.ended_at,
        session.pin_verified_at, session.pin_expires_at, session.pin_epoch, session.aal, pin.epoch as current_epoch, person.roles,
        exists (
        select 1 from identity.factor
        where factor.user_id = session.user_id and factor.kind = 'totp' and factor.verified_at is not null
      ) as has_app,
      person.email_confirmed_at is not null or person.phone_confirmed_at is not null as is_verified, person.banned_until
      from identity.session
      join identity.user as person on person.id = session.user_id
      left join identity.pin on pin.user_id = session.user_id
      where session.id = any($1::uuid[])`,
    values: [[...new Set(sessionIds)]],
  });
  const bySession = new Map(rows.map((row) => [row.session_id, row]));
  return sessionIds.map((sessionId) => bySession.get(sessionId));
}

/** Activity inside the open window moves its end; a window that had closed before it stays closed. */
function slidPinWindow(row: GuardRow, { activeAt }: Activity): Date | null {
  const { pin_expires_at: expiresAt } = row;
  if (expiresAt === null || row.pin_epoch !== row.current_epoch || activeAt >= expiresAt) return expiresAt;
  const slid = addSeconds(activeAt, PIN_WINDOW_S);
  return slid > expiresAt ? slid : expiresAt;
}

function pinStateOf(
  row: GuardRow,
  { pinExpiresAt, now }: { readonly pinExpiresAt: Date | null; readonly now: Date },
): PinState {
  const isSet = row.current_epoch !== null;
  const isOpen = pinExpiresAt !== null && pinExpiresAt > now && row.pin_epoch === row.current_epoch;
  return isOpen
    ? { isSet, expiresAt: pinExpiresAt, verifiedAt: row.pin_verified_at }
    : { isSet, expiresAt: null, verifiedAt: null };
}
