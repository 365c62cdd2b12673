import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { IdentityServer, newEmail, PASSWORD } from '../../testing/identity-server.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start();
});
afterAll(() => server.close());

describe('the history of an account', () => {
  it('shows its person sign-ins, failures and changes, newest first, by page', async () => {
    const { email } = await server.person();
    const client = server.client({ 'user-agent': 'Browser of the harbour' });
    await client.signInWithPassword({ email, password: 'Wrong-Lamp-42' });
    const { data } = await client.signInWithPassword({ email, password: PASSWORD });
    await client.updateUser({ password: 'Another-Lamp-42' });
    const token = data.session?.access_token ?? '';
    const first = await server.call('GET', '/api/v1/identity/history?limit=2', { token });
    expect(first.body['items']).toMatchObject([
      { event: 'password_changed', is_current: true },
      {
        event: 'user_signed_in',
        method: 'password',
        user_agent: 'Browser of the harbour',
        is_current: true,
        ip: '127.0.0.0',
      },
    ]);
    const next = String(first.body['next']);
    const second = await server.call('GET', `/api/v1/identity/history?limit=2&after=${next}`, { token });
    expect(second.body['items']).toMatchObject([{ event: 'sign_in_failed' }, { event: 'user_signed_in' }]);
    const stranger = await server.person();
    const theirs = await server.call('GET', '/api/v1/identity/history', { token: stranger.token });
    expect(JSON.stringify(theirs.body)).not.toContain('sign_in_failed');
  });
});

describe('a browser not seen before', () => {
  const subjects = async (email: string) => (await server.sentTo(email)).map(({ subject }) => subject);
  const NEW = 'New sign-in to your account';

  it('is told to the person by mail, once; a new version of a known one is not', async () => {
    const email = newEmail();
    const enter = async (userAgent: string) => {
      const client = server.client({ 'user-agent': userAgent });
      await client.signInWithPassword({ email, password: PASSWORD });
    };
    await server.client({ 'user-agent': 'Harbour/1.0' }).signUp({ email, password: PASSWORD });
    await server
      .client({ 'user-agent': 'Harbour/1.0' })
      .verifyOtp({ email, token: await server.codeFor(email), type: 'signup' });
    await enter('Harbour/1.0');
    await enter('Harbour/2.7.1');
    expect(await subjects(email)).not.toContain(NEW);
    await enter('Lighthouse/1.0');
    await enter('Lighthouse/1.1');
    expect((await subjects(email)).filter((subject) => subject === NEW)).toHaveLength(1);
  });
});
