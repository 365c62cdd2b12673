import {
  IdentityServer,
  newEmail,
  PASSWORD,
  signInByPassword,
  SITE,
  WayInSession,
} from '@egcr/identity/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start();
});
afterAll(() => server.close());

const NEXT = 'Another-Lamp-42';
const DAY_S = 24 * 3600;

const pkceClient = () => server.client({}, new Map(), 'pkce');

/** Follows the newest link sent to an address, as the person's browser does; answers where it leads. */
const follow = async (email: string) => server.open(await server.linkFor(email));

async function codeOf(email: string): Promise<string> {
  const place = await follow(email);
  expect(place.origin).toBe(SITE);
  expect(place.hash).toBe('');
  const code = place.searchParams.get('code') ?? '';
  expect(code).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f-]{16}$/);
  return code;
}

describe('the real client with PKCE', () => {
  it('signs up: the link confirms, and its code opens the session of the client that asked', async () => {
    const email = newEmail();
    const client = pkceClient();
    expect((await client.signUp({ email, password: PASSWORD })).error).toBeNull();
    const { data, error } = await client.exchangeCodeForSession(await codeOf(email));
    expect(error).toBeNull();
    expect(data.session?.user).toMatchObject({ email });
    expect((await client.getUser()).data.user?.email_confirmed_at).toBeTypeOf('string');
    expect((await server.client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it('names its flow in the redirect, and finds the right one again among several', async () => {
    const { email } = await server.person();
    const client = pkceClient();
    await client.signInWithOtp({ email, options: { emailRedirectTo: `${SITE}/auth?mode=signin` } });
    const place = await follow(email);
    await client.resetPasswordForEmail(email);
    expect(place.searchParams.get('mode')).toBe('signin');
    const flowId = place.searchParams.get('sb_flow_id') ?? '';
    const code = place.searchParams.get('code') ?? '';
    expect((await client.exchangeCodeForSession(code, { flowId })).error).toBeNull();
  });

  it('gets another link by resend, which belongs to its new flow', async () => {
    const email = newEmail();
    const client = pkceClient();
    await client.signUp({ email, password: PASSWORD });
    server.advance(61);
    expect((await client.resend({ email, type: 'signup' })).error).toBeNull();
    expect((await client.exchangeCodeForSession(await codeOf(email))).error).toBeNull();
    expect((await server.client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it('resets a password, and money waits as after any reset by one channel', async () => {
    const { email, userId } = await server.person({ hasPin: true });
    server.advance(2 * DAY_S);
    const client = pkceClient();
    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    await client.resetPasswordForEmail(email);
    expect((await client.exchangeCodeForSession(await codeOf(email))).error).toBeNull();
    expect(events).toContain('PASSWORD_RECOVERY');
    expect((await client.updateUser({ password: NEXT })).error).toBeNull();
    const { clock, db } = server.services;
    const standings = await server.identity.door.standingOf(db, [userId], clock.now());
    expect(standings.get(userId)?.moneyHeldUntil).not.toBeNull();
  });

  it('changes an e-mail address: the first link says so, the second brings the code', async () => {
    const { email, token, refreshToken } = await server.person();
    const client = pkceClient();
    await client.setSession({ access_token: token, refresh_token: refreshToken });
    const next = newEmail();
    expect((await client.updateUser({ email: next })).error).toBeNull();
    const first = await follow(email);
    expect(first.searchParams.get('message')).toMatch(/^Confirmation link accepted/);
    expect(first.hash).toContain('message=');
    const { data, error } = await client.exchangeCodeForSession(await codeOf(next));
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(next);
  });

  it('gives a session of one factor, which changes no way in where there is a second', async () => {
    const { email } = await server.person({ hasPin: true });
    const owner = await signInByPassword(server, email);
    await owner.enterPin();
    await owner.connectApp();
    const client = pkceClient();
    await client.signInWithOtp({ email });
    await client.exchangeCodeForSession(await codeOf(email));
    const session = new WayInSession(server, client);
    expect(await session.tryToAddPasskey()).toBe('insufficient_aal');
    expect((await client.updateUser({ password: NEXT })).error?.code).toBe('insufficient_aal');
  });

  it('is told by a used link in the query as well, where servers read it', async () => {
    const { email } = await server.person();
    await pkceClient().signInWithOtp({ email });
    await codeOf(email);
    const again = await follow(email);
    for (const said of [again.searchParams, new URLSearchParams(again.hash.slice(1))]) {
      expect(Object.fromEntries(said)).toMatchObject({ error: 'access_denied', error_code: 'otp_expired' });
    }
  });

  it('chooses a password after its first one was dropped: the session says so', async () => {
    const email = newEmail();
    const client = pkceClient();
    await client.signUp({ email, password: PASSWORD });
    server.advance(61);
    await client.signUp({ email, password: NEXT });
    const { data } = await client.exchangeCodeForSession(await codeOf(email));
    expect(data.session).toMatchObject({ password_needed: true });
  });
});
