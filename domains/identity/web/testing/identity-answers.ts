import { cannedReplies, type CannedReplies } from '@egcr/web-kit/testing/canned-replies.tsx';
import { SESSION_STORAGE_KEY } from '@egcr/web-kit/session-key';
import { wakeSession } from '@egcr/web-kit/session';

const base64 = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

const user = { id: 'u1', aud: 'authenticated', app_metadata: {}, user_metadata: {}, factors: [] };

/** The tokens of a session of Ada, as the identity server hands them out. */
export function adasSession(more: object = {}) {
  const exp = Math.floor(Date.now() / 1000) + 900;
  const access_token = [
    base64({ alg: 'ES256', typ: 'JWT' }),
    base64({ sub: 'u1', exp, aal: 'aal1' }),
    base64({ s: 1 }),
  ].join('.');
  return {
    access_token,
    refresh_token: 'r1',
    token_type: 'bearer',
    expires_in: 900,
    expires_at: exp,
    user: { ...user, ...more },
  };
}

/** Ada is signed in, and the identity client is answered with these replies, by method and path. */
export async function adaAtIdentityServer(): Promise<CannedReplies> {
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(adasSession()));
  const server = cannedReplies({});
  await wakeSession();
  server.read.length = 0;
  return server;
}
