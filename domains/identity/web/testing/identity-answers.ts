import { methods, type Method } from '@egcr/contract/endpoint';
import { AnsweringServer } from '@egcr/web-kit/testing/answering-server.tsx';
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

/** A call that the identity client makes. */
export type IdentityCall = `${Method} /auth/v1/${string}`;

/** Answers what our contract has, and the calls of the identity client by method and path. */
export class IdentityServer extends AnsweringServer {
  /** The identity server answers this from now on; null is an answer without a body. */
  says(call: IdentityCall, body: object | null): void {
    this.answers(placeOf(call), () =>
      body === null ? new Response(null, { status: 204 }) : Response.json(body),
    );
  }

  saysNo(call: IdentityCall, status: number, code: string): void {
    this.refuses(placeOf(call), { status, code });
  }
}

function placeOf(call: IdentityCall) {
  const method = methods.find((known) => call.startsWith(`${known} `)) ?? 'GET';
  return { method, path: `/${call.slice(method.length + 2)}` } as const;
}

/** Ada is signed in, and the identity client is answered. */
export async function adaAtIdentityServer(): Promise<IdentityServer> {
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(adasSession()));
  const server = new IdentityServer();
  await wakeSession();
  server.read.length = 0;
  return server;
}
