import { rateLimits } from '@egcr/contract/limits';
import { IdentityServer, newEmail, newPhone, PASSWORD, SITE } from '@egcr/identity/testing';
import { patiently } from '@egcr/server-kit/testing/patiently';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { accountKey } from './call.ts';

/*
 * Every call of the protocol that costs something or can be guessed at is counted against the network it comes from. Each is made once
 * from a network of its own; the counters are read afterwards.
 */
let server: IdentityServer;
let token: string;
let refreshToken: string;
let sessionId: string;
beforeAll(async () => {
  server = await IdentityServer.start({}, { trustedProxies: 1, rateLimitsOn: true });
  ({ token, refreshToken, sessionId } = await server.person());
});
afterAll(() => server.close());

const WINDOW_S = rateLimits.secret.window_s;
const NOBODY = '01900000-0000-7000-8000-000000000009';

async function countersOf(key: string): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from platform.rate_counter where key like ${`% ${key}`} order by key`.execute(
    server.services.db,
  );
  return rows.map((row) => row.key.split(' ')[0] ?? '');
}

let networks = 0;
function newNetwork(): string {
  networks += 1;
  return `198.51.100.${networks}`;
}

it.each([
  ['POST /signup', { email: newEmail(), password: PASSWORD }, ['send']],
  ['POST /otp', { email: newEmail() }, ['send']],
  ['POST /magiclink', { email: newEmail() }, ['send']],
  ['POST /resend', { type: 'signup', email: newEmail() }, ['send']],
  ['POST /recover', { email: newEmail() }, ['send']],
  ['PUT /user', { data: {} }, ['send']],
  ['GET /reauthenticate', undefined, ['send']],
  ['POST /token?grant_type=password', { email: newEmail(), password: PASSWORD }, ['write']],
  ['POST /token?grant_type=pkce', { auth_code: 'a', code_verifier: 'b' }, ['write']],
  ['POST /token?grant_type=refresh_token', { refresh_token: 'nonsense' }, ['public']],
  ['POST /verify', { type: 'email', email: newEmail(), token: '123456' }, ['secret']],
  ['POST /factors', { factor_type: 'totp' }, ['secret']],
  [`POST /factors/${NOBODY}/challenge`, {}, ['secret']],
  [`POST /factors/${NOBODY}/verify`, {}, ['secret']],
  [`DELETE /factors/${NOBODY}`, undefined, ['write']],
  ['POST /factors/recovery-codes', {}, ['secret']],
  ['POST /factors/recovery-codes/regenerate', {}, ['secret']],
  ['POST /factors/recovery-codes/verify', { code: 'a' }, ['secret']],
  ['DELETE /factors/recovery-codes', undefined, ['secret']],
  ['POST /passkeys/registration/options', {}, ['secret']],
  ['POST /passkeys/registration/verify', {}, ['secret']],
  ['POST /passkeys/authentication/options', {}, ['secret']],
  ['POST /passkeys/authentication/verify', {}, ['secret']],
  [`PATCH /passkeys/${NOBODY}`, {}, ['write']],
  [`DELETE /passkeys/${NOBODY}`, undefined, ['write']],
  ['GET /admin/users', undefined, ['secret']],
  ['POST /invite', {}, ['secret']],
])('%s with %j counts against its network as %j', async (call, body, classes) => {
  const [method = '', path = ''] = call.split(' ');
  const network = newNetwork();
  await server.call(method, `/auth/v1${path}`, { token, body, headers: { 'x-forwarded-for': network } });
  await patiently(async () => expect(await countersOf(`ip:${network}`)).toEqual(classes));
});

it('the link of a mail and the button of its page count as secrets, a look at the page does not', async () => {
  const link = `/auth/v1/verify?token=a&type=signup`;
  const from = (network: string) => ({ 'x-forwarded-for': network });
  const [looked, opened, pressed, undone] = [newNetwork(), newNetwork(), newNetwork(), newNetwork()];
  await server.call('GET', link, { headers: from(looked) });
  await server.open(link, from(opened));
  for (const [page, network] of [
    ['verify', pressed],
    ['undo-change', undone],
  ] as const) {
    const body = new URLSearchParams({ token: 'a', type: 'signup' });
    await fetch(`${server.url}/auth/v1/${page}`, {
      method: 'POST',
      body,
      headers: from(network),
      redirect: 'manual',
    });
  }
  const counted = await Promise.all(
    [looked, opened, pressed, undone].map((network) => countersOf(`ip:${network}`)),
  );
  expect(counted).toEqual([[], ['secret'], ['secret'], ['secret']]);
});

it.each([
  ['/otp', {}],
  ['/magiclink', {}],
  ['/resend', { type: 'signup' }],
  ['/recover', {}],
])('%s counts against the address too, which no other network widens', async (path, more) => {
  const email = newEmail();
  await server.call('POST', `/auth/v1${path}`, {
    body: { email, ...more },
    headers: { 'x-forwarded-for': newNetwork() },
  });
  expect(await countersOf(accountKey(email))).toEqual(['send']);
  expect(accountKey(email)).not.toContain(email);
});

it('a password counts as a secret of the account, a refresh as a call of its session', async () => {
  const email = newEmail();
  const phone = newPhone();
  const known = await server.person({ phone });
  await server
    .client({ 'x-forwarded-for': newNetwork() })
    .signInWithPassword({ email: known.email, password: 'no' });
  expect(await countersOf(`strangers:${known.userId}`)).toEqual(['secret']);
  const nobody = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from platform.rate_counter where key like 'secret strangers:%'`.execute(
      server.services.db,
    );
    return rows[0]?.count ?? 0;
  };
  const before = await nobody();
  await server.client({ 'x-forwarded-for': newNetwork() }).signInWithPassword({ email, password: 'no' });
  expect(await nobody()).toBe(before + 1);
  await server.client({ 'x-forwarded-for': newNetwork() }).refreshSession({ refresh_token: refreshToken });
  await patiently(async () => expect(await countersOf(`session:${sessionId}`)).toEqual(['write']));
});

it('a network that has had its share is told when to come back, by the link of a mail too', async () => {
  const headers = { 'x-forwarded-for': newNetwork() };
  // All of these calls fall into one window.
  server.advance(WINDOW_S - ((server.services.clock.now().getTime() / 1000) % WINDOW_S));
  let answer = await server.call('POST', '/auth/v1/verify', { headers, body: {} });
  for (let turn = 0; turn < rateLimits.secret.requests; turn += 1) {
    answer = await server.call('POST', '/auth/v1/verify', { headers, body: {} });
  }
  expect(answer).toMatchObject({ status: 429, body: { error_code: 'over_request_rate_limit' } });
  const target = await server.open('/auth/v1/verify?token=a&type=signup', headers);
  expect(target.origin).toBe(SITE);
  expect(target.hash).toContain('error=invalid_request&error_code=over_request_rate_limit');
});
