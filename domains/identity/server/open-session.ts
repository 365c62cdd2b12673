import type { Work } from '@egcr/server-kit/work';

import { signAccessToken } from './access-token.ts';
import type { IdentityContext } from './context.ts';
import type { SessionTokens } from './door.ts';
import { notify } from './notify.ts';
import { deriveRefreshToken } from './refresh-token.ts';
import { recordAudit, truncateAddress } from './store/audit.ts';
import {
  addSession,
  isNewDevice,
  type AmrEntry,
  type SessionChannel,
  type SessionRow,
} from './store/sessions.ts';
import { changeUser, type UserRow } from './store/users.ts';

const USER_AGENT_MAX_LENGTH = 200;

/** Starts a session for a person who has just proved who they are; a browser not seen before is told to them by mail. */
export async function openSession(
  work: Work,
  context: IdentityContext,
  {
    user,
    method,
    channel = null,
  }: {
    readonly user: UserRow;
    readonly method: AmrEntry['method'];
    /** Where the code that opens it was sent. A code that confirms a new address opens a session by no channel. */
    readonly channel?: SessionChannel | null;
  },
): Promise<{ readonly user: UserRow; readonly session: SessionRow }> {
  const userAgent = work.request.userAgent.slice(0, USER_AGENT_MAX_LENGTH);
  if (user.last_sign_in_at !== null && (await isNewDevice(work.db, { userId: user.id, userAgent }))) {
    await notify(work, user, 'new_device');
  }
  const session = await addSession(work.db, {
    id: work.newId(),
    userId: user.id,
    // A passkey is a device and, on it, a finger, a face or a PIN: two factors at once.
    aal: method === 'passkey' ? 'aal2' : 'aal1',
    amr: [{ method, timestamp: Math.floor(work.now.getTime() / 1000) }],
    refreshKeyId: context.keys.refresh.current,
    ip: truncateAddress(work.request.ip),
    userAgent,
    device: work.request.device,
    channel,
    now: work.now,
  });
  await recordAudit(work, {
    action: 'user_signed_in',
    userId: user.id,
    sessionId: session.id,
    details: { method, user_agent: userAgent },
  });
  const signedIn = await changeUser(work.db, {
    id: user.id,
    now: work.now,
    change: { lastSignInAt: work.now },
  });
  return { user: signedIn, session };
}

/** The pair of tokens a browser holds: a new access token and the session's active refresh token. */
export async function tokensOf(
  context: IdentityContext,
  { user, session, now }: { readonly user: UserRow; readonly session: SessionRow; readonly now: Date },
): Promise<SessionTokens> {
  return {
    session_id: session.id,
    access_token: await signAccessToken(context, { user, session, now }),
    token_type: 'bearer',
    expires_in: context.settings.accessToken_s,
    refresh_token: deriveRefreshToken(
      { sessionId: session.id, counter: session.refresh_counter },
      { keys: context.keys.refresh, keyId: session.refresh_key_id },
    ),
  };
}
