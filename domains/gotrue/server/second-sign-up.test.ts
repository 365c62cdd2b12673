import { IdentityServer, newEmail, newPhone, PASSWORD, SITE } from '@egcr/identity/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start();
});
afterAll(() => server.close());

const STRANGERS = 'Stranger-Lamp-77';

async function opens(credentials: { readonly email: string } | { readonly phone: string }) {
  const tried = await Promise.all(
    [PASSWORD, STRANGERS].map((password) => server.client().signInWithPassword({ ...credentials, password })),
  );
  return tried.map(({ error }) => error?.code ?? 'opened');
}

/** Follows a mail link as a browser does, with what stands in the fragment. */
async function follow(link: string) {
  const target = await server.open(link);
  return { target, fragment: new URLSearchParams(target.hash.slice(1)) };
}

describe('a second sign-up with an address that is not confirmed', () => {
  it('leaves no password standing, the person who clicks the newer mail (attack P1)', async () => {
    const email = newEmail();
    await server.client().signUp({ email, password: PASSWORD });
    server.advance(61);
    await server.client().signUp({ email, password: STRANGERS });
    const { fragment } = await follow(await server.linkFor(email));
    expect(fragment.get('access_token')).toBeTypeOf('string');
    expect(await opens({ email })).toEqual(['invalid_credentials', 'invalid_credentials']);
  });

  it('leaves none either where the older mail is clicked or the newer was refused within the minute (attack P1)', async () => {
    const email = newEmail();
    await server.client().signUp({ email, password: STRANGERS });
    const second = await server.client().signUp({ email, password: PASSWORD });
    expect(second.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    await follow(await server.linkFor(email));
    expect(await opens({ email })).toEqual(['invalid_credentials', 'invalid_credentials']);
  });

  it('leads the link to the choice of a password, which then stands (attack P1)', async () => {
    const email = newEmail();
    const redirect = { emailRedirectTo: `${SITE}/auth` };
    await server.client().signUp({ email, password: PASSWORD, options: redirect });
    server.advance(61);
    await server.client().signUp({ email, password: STRANGERS, options: redirect });
    const { fragment } = await follow(await server.linkFor(email));
    expect([fragment.get('type'), fragment.get('first_password')]).toEqual(['recovery', 'yes']);
    const client = server.client();
    await client.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    const chosen = 'Meadow-Bridge-52';
    expect((await client.updateUser({ password: chosen })).error).toBeNull();
    const later = await server.client().signInWithPassword({ email, password: chosen });
    expect(later.error).toBeNull();
  });

  it('says with the typed code that a password is still to be chosen (attack P1)', async () => {
    const email = newEmail();
    await server.client().signUp({ email, password: PASSWORD });
    server.advance(61);
    await server.client().signUp({ email, password: STRANGERS });
    const token = await server.codeFor(email);
    const answer = await server.call('POST', '/auth/v1/verify', { body: { email, token, type: 'signup' } });
    expect(answer).toMatchObject({ status: 200, body: { password_needed: true } });
  });

  it('leaves no password by phone, and none after the code was asked for again (attack P1)', async () => {
    const phone = newPhone();
    await server.client().signUp({ phone, password: PASSWORD });
    server.advance(61);
    await server.client().signUp({ phone, password: STRANGERS });
    server.advance(61);
    await server.client().resend({ type: 'sms', phone });
    const token = await server.codeFor(phone);
    const answer = await server.call('POST', '/auth/v1/verify', { body: { phone, token, type: 'sms' } });
    expect(answer).toMatchObject({ status: 200, body: { password_needed: true } });
    expect(await opens({ phone })).toEqual(['invalid_credentials', 'invalid_credentials']);
  });

  it('does not tell before the confirmation whether a password was one of the two (attack P1)', async () => {
    const email = newEmail();
    await server.client().signUp({ email, password: PASSWORD });
    server.advance(61);
    await server.client().signUp({ email, password: STRANGERS });
    expect(await opens({ email })).toEqual(['invalid_credentials', 'invalid_credentials']);
  });

  it('counts as the same address in capitals, in composed and in decomposed letters (attack P1)', async () => {
    const name = newEmail().split('@')[0] ?? '';
    const email = `${name}@b\u00fccher.example`;
    await server.client().signUp({ email, password: PASSWORD });
    server.advance(61);
    await server.client().signUp({ email: `${name}@BU\u0308CHER.example`, password: STRANGERS });
    expect(await server.sentTo(email)).toHaveLength(2);
    await follow(await server.linkFor(email));
    expect(await opens({ email })).toEqual(['invalid_credentials', 'invalid_credentials']);
  });

  it('leaves no password when both come at once (attack P1)', async () => {
    const email = newEmail();
    await Promise.all(
      [PASSWORD, STRANGERS, PASSWORD, STRANGERS].map((password) =>
        server.client().signUp({ email, password }),
      ),
    );
    await follow(await server.linkFor(email));
    expect(await opens({ email })).toEqual(['invalid_credentials', 'invalid_credentials']);
  });

  it('brings none of what a stranger said about the person into force (attack P1)', async () => {
    const email = newEmail();
    const said = (data: object) => server.client().signUp({ email, password: PASSWORD, options: { data } });
    await said({ contact_method: 'email' });
    server.advance(61);
    await said({ agrees_to_legal: true, referral_code: 'STRANGER', purpose: 'pin_reset' });
    const { data } = await server
      .client()
      .verifyOtp({ email, token: await server.codeFor(email), type: 'email' });
    expect(data.user?.user_metadata).toEqual({});
  });
});

describe('a sign-up with an address for which another person made the account', () => {
  it('brings no password after a sign-in code was asked for, nor after an invitation (attack P1)', async () => {
    const byCode = newEmail();
    await server.client().signInWithOtp({ email: byCode });
    const invited = newEmail();
    await (await server.admin()).inviteUserByEmail(invited);
    for (const email of [byCode, invited]) {
      server.advance(61);
      await server.client().signUp({ email, password: STRANGERS });
      await follow(await server.linkFor(email));
      expect(await opens({ email })).toEqual(['invalid_credentials', 'invalid_credentials']);
    }
  });

  it('leaves the password an operator gave, and tells nothing of the person (attack P1)', async () => {
    const email = newEmail();
    const phone = newPhone();
    const admin = await server.admin();
    await admin.createUser({
      email,
      phone,
      password: PASSWORD,
      app_metadata: { cost_centre: 'A7' },
      user_metadata: { first_name: 'Ada' },
    });
    const { data } = await server.client().signUp({ email, password: STRANGERS });
    expect(data.user).toMatchObject({ phone: '', user_metadata: {} });
    expect(JSON.stringify(data)).not.toMatch(/A7|Ada/);
    await follow(await server.linkFor(email));
    expect(await opens({ email })).toEqual(['opened', 'invalid_credentials']);
  });

  it('is not confirmed at once, also where new accounts are (attack P1)', async () => {
    const open = await IdentityServer.start({ autoConfirmEmail: true });
    const email = newEmail();
    await (await open.admin()).inviteUserByEmail(email, { data: { first_name: 'Ada' } });
    open.advance(61);
    const { data } = await open.client().signUp({ email, password: STRANGERS });
    expect(data.session).toBeNull();
    const entry = await open.client().signInWithPassword({ email, password: STRANGERS });
    expect(entry.error).toMatchObject({ code: 'invalid_credentials' });
    await open.close();
  });

  it('does not change what a later sign-in code says about the person (attack P1)', async () => {
    const email = newEmail();
    await server.client().signInWithOtp({ email, options: { data: { contact_method: 'email' } } });
    server.advance(61);
    await server.client().signInWithOtp({ email, options: { data: { purpose: 'pin_reset' } } });
    const { data } = await server
      .client()
      .verifyOtp({ email, token: await server.codeFor(email), type: 'email' });
    expect(data.user?.user_metadata).toEqual({ contact_method: 'email' });
  });
});

describe('one sign-up alone', () => {
  it('brings its password into force, also with its message sent again', async () => {
    const email = newEmail();
    await server.client().signUp({ email, password: PASSWORD });
    server.advance(61);
    await server.client().resend({ type: 'signup', email });
    const { fragment } = await follow(await server.linkFor(email));
    expect(fragment.get('type')).toBe('signup');
    expect(await opens({ email })).toEqual(['opened', 'invalid_credentials']);
  });
});
