import { IdentityServer, newEmail, newPhone, PASSWORD, PIN, SITE } from '@egcr/identity/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start();
});
afterAll(() => server.close());

const NEXT = 'Cedar-Window-58';

async function signedIn(email: string, password = PASSWORD) {
  const client = server.client();
  const { error } = await client.signInWithPassword({ email, password });
  expect(error).toBeNull();
  return client;
}

describe('a forgotten password', () => {
  it('is replaced through the link, which leads back and lives an hour, once (threat 7) [CALL-07] [CALL-08]', async () => {
    const { email } = await server.person({ hasPin: true });
    const elsewhere = await signedIn(email);
    const redirectTo = `${SITE}/auth?mode=reset-password`;
    const { error } = await server.client().resetPasswordForEmail(email, { redirectTo });
    expect(error).toBeNull();
    const link = await server.linkFor(email);
    server.advance(3599);
    const target = await server.open(link);
    expect(target.href.startsWith(`${redirectTo}#`)).toBe(true);
    const fragment = new URLSearchParams(target.hash.slice(1));
    expect(fragment.get('type')).toBe('recovery');
    const client = server.client();
    await client.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    const updated = await client.updateUser({ password: NEXT });
    expect(updated.error).toBeNull();
    expect((await client.getUser()).error).toBeNull();
    expect((await elsewhere.getUser()).error).not.toBeNull();
    await signedIn(email, NEXT);
    expect((await server.sentTo(email))[0]?.subject).toBe('Your password was changed');
    const again = await server.open(link);
    expect(Object.fromEntries(new URLSearchParams(again.hash.slice(1)))).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
      sb: '',
    });
  });

  it('finds the link dead after an hour [CALL-07]', async () => {
    const { email } = await server.person();
    await server.client().resetPasswordForEmail(email);
    const link = await server.linkFor(email);
    server.advance(3601);
    expect((await server.open(link)).hash).toContain('error_code=otp_expired');
  });

  it('answers unknown addresses alike, and known ones once a minute (threat 6) [VAL-06] [ERR-04]', async () => {
    const { email } = await server.person();
    const client = server.client();
    expect((await client.resetPasswordForEmail(newEmail())).error).toBeNull();
    expect((await client.resetPasswordForEmail(email)).error).toBeNull();
    const { error } = await client.resetPasswordForEmail(email);
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    expect(error?.message).toMatch(/after \d+ seconds\.$/);
  });

  it('is replaced after a code by SMS just as well [CALL-03] [CALL-08]', async () => {
    const phone = newPhone();
    await server.person({ phone, hasPin: true });
    const client = server.client();
    await client.signInWithOtp({
      phone,
      options: { shouldCreateUser: false, data: { password_reset_mode: true } },
    });
    await client.verifyOtp({ phone, token: await server.codeFor(phone), type: 'sms' });
    expect((await client.updateUser({ password: NEXT })).error).toBeNull();
    expect((await server.client().signInWithPassword({ phone, password: NEXT })).error).toBeNull();
  });
});

describe('changing the password', () => {
  it('takes a fresh PIN from the person who has one, or a nonce [CALL-08]', async () => {
    const { email } = await server.person({ hasPin: true });
    const client = await signedIn(email);
    const refused = await client.updateUser({ password: NEXT });
    expect(refused.error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    const token = (await client.getSession()).data.session?.access_token ?? '';
    await server.call('POST', '/api/v1/identity/pin/verify', { token, body: { pin: PIN } });
    expect((await client.updateUser({ password: NEXT })).error).toBeNull();
    server.advance(121);
    const stale = await client.updateUser({ password: 'Birch-Handle-33' });
    expect(stale.error).toMatchObject({ code: 'reauthentication_needed' });
    expect((await client.reauthenticate()).error).toBeNull();
    const wrong = await client.updateUser({ password: 'Birch-Handle-33', nonce: '000000' });
    expect(wrong.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
    const nonce = await server.codeFor(email);
    expect((await client.updateUser({ password: 'Birch-Handle-33', nonce })).error).toBeNull();
  });

  it('refuses the old one again, a weak one, and an endless one', async () => {
    const { email } = await server.person();
    const client = await signedIn(email);
    expect((await client.updateUser({ password: PASSWORD })).error).toMatchObject({
      status: 422,
      code: 'same_password',
      message: 'New password should be different from the old password.',
    });
    expect((await client.updateUser({ password: 'abc' })).error).toMatchObject({ code: 'weak_password' });
    const endless = await client.updateUser({ password: `Ab1!${'x'.repeat(200)}` });
    expect(endless.error).toMatchObject({ code: 'validation_failed' });
  });

  it('keeps data beside it: members come, change and go', async () => {
    const { email } = await server.person();
    const client = await signedIn(email);
    await client.updateUser({ data: { theme: 'dark', tour: true } });
    const { data } = await client.updateUser({ data: { theme: 'light', tour: null } });
    expect(data.user?.user_metadata).toEqual({ theme: 'light' });
  });

  it('takes the present address for no change', async () => {
    const { email } = await server.person();
    const client = await signedIn(email);
    const { data, error } = await client.updateUser({ email });
    expect(error).toBeNull();
    expect(data.user?.new_email).toBeUndefined();
  });
});

describe('links and those who look at them', () => {
  it('are not spent by mail scanners, prefetching browsers or HEAD, and go on by a button (threat 7)', async () => {
    const email = newEmail();
    await server.client().signUp({ email, password: PASSWORD });
    const link = await server.linkFor(email);
    expect((await server.call('HEAD', link)).status).toBe(200);
    const looked = await server.call('GET', link);
    expect(looked.status).toBe(200);
    const prefetched = await server.call('GET', link, { headers: { 'sec-purpose': 'prefetch' } });
    const page = String(prefetched.body['text']);
    expect(page).toContain('<form method="post" action="verify">');
    expect(prefetched.headers.get('content-security-policy')).toContain("style-src 'sha256-");
    const inputs = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    const pressed = await fetch(`${server.url}/auth/v1/verify`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(Object.fromEntries(inputs) as Record<string, string>),
    });
    expect(pressed.status).toBe(303);
    expect(pressed.headers.get('location')).toContain('#access_token=');
    expect(pressed.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it.each([
    ['service-worker-navigation-preload', 'true'],
    ['sec-purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
    ['purpose', 'prefetch'],
    ['x-moz', 'prefetch'],
  ])('are left for the person by what browsers ask ahead of them: %s %s (threat 7)', async (name, value) => {
    const email = newEmail();
    await server.client().signUp({ email, password: PASSWORD });
    const link = await server.linkFor(email);
    await expect(server.open(link, { [name]: value })).rejects.toThrow('the link answered 200');
    expect((await server.open(link)).hash).toContain('access_token=');
  });
});
