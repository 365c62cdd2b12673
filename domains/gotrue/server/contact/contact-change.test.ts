import { IdentityServer, newEmail, newPhone, PASSWORD, PIN, SITE } from '@egcr/identity/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start();
});
afterAll(() => server.close());

async function signedIn(options: Parameters<IdentityServer['person']>[0] = {}) {
  const person = await server.person(options);
  const client = server.client();
  await client.setSession({ access_token: person.token, refresh_token: person.refreshToken });
  return { ...person, client };
}

async function undoLinkFor(to: string): Promise<string> {
  const mails = await server.sentTo(to);
  const link = mails.map(({ text }) => /https?:\/\/\S+\/undo-change\?\S+/.exec(text)?.[0]).find(Boolean);
  if (link === undefined) throw new Error(`no way to undo was sent to ${to}`);
  return link.slice(SITE.length);
}

async function changedEmail() {
  const person = await signedIn();
  const next = newEmail();
  await person.client.updateUser({ email: next });
  await server.open(await server.linkFor(person.email));
  await server.open(await server.linkFor(next));
  return { ...person, next };
}

describe('changing the e-mail address', () => {
  it('takes the yes of both addresses, by link, in any order', async () => {
    const { client, email, userId } = await signedIn();
    const next = newEmail();
    const asked = await client.updateUser({ email: next.toUpperCase() });
    expect(asked.error).toBeNull();
    expect(asked.data.user).toMatchObject({ email, new_email: next });
    expect(asked.data.user?.email_change_sent_at).toBeTypeOf('string');
    const first = await server.open(await server.linkFor(next));
    expect(new URLSearchParams(first.hash.slice(1)).get('message')).toBe(
      'Confirmation link accepted. Please proceed to confirm link sent to the other email',
    );
    expect((await client.getUser()).data.user?.email).toBe(email);
    const second = await server.open(await server.linkFor(email));
    const fragment = new URLSearchParams(second.hash.slice(1));
    expect(fragment.get('type')).toBe('email_change');
    const { data } = await server.client().setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect(data.user).toMatchObject({ id: userId, email: next });
    expect(data.user?.new_email).toBeUndefined();
    expect((await server.client().signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
      'invalid_credentials',
    );
    const signIn = await server.client().signInWithPassword({ email: next, password: PASSWORD });
    expect(signIn.data.user?.id).toBe(userId);
  });

  it('takes the codes of both mails as well', async () => {
    const { client, email } = await signedIn();
    const next = newEmail();
    await client.updateUser({ email: next });
    const half = await server.call('POST', '/auth/v1/verify', {
      body: { email, token: await server.codeFor(email), type: 'email_change' },
    });
    expect(half).toMatchObject({ status: 200, body: { code: '200' } });
    const whole = await server
      .client()
      .verifyOtp({ email: next, token: await server.codeFor(next), type: 'email_change' });
    expect(whole.data.user?.email).toBe(next);
  });

  it('needs only the new address where there was none before', async () => {
    const phone = newPhone();
    const client = server.client();
    await client.signInWithOtp({ phone });
    await client.verifyOtp({ phone, token: await server.codeFor(phone), type: 'sms' });
    const next = newEmail();
    await client.updateUser({ email: next });
    const { data } = await server
      .client()
      .verifyOtp({ email: next, token: await server.codeFor(next), type: 'email_change' });
    expect(data.user).toMatchObject({ email: next, phone: phone.slice(1) });
    expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['email', 'phone']);
  });

  it('refuses an address that someone has confirmed, and takes one whose sign-up nobody confirmed', async () => {
    const { email: taken } = await server.person();
    const { client, email } = await signedIn();
    expect((await client.updateUser({ email: taken })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
    const squatted = newEmail();
    await server.client().signUp({ email: squatted, password: PASSWORD });
    expect((await client.updateUser({ email: squatted })).error).toBeNull();
    await server.open(await server.linkFor(email));
    const target = await server.open(await server.linkFor(squatted));
    expect(target.hash).toContain('access_token=');
    expect((await client.getUser()).data.user?.email).toBe(squatted);
  });

  it('is repeated by resend, not within a minute, and dies with the next wish', async () => {
    const { client, email } = await signedIn();
    const next = newEmail();
    await client.updateUser({ email: next });
    const old = await server.linkFor(next);
    expect((await client.resend({ type: 'email_change', email: next })).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
    });
    server.advance(61);
    expect((await client.resend({ type: 'email_change', email })).error).toBeNull();
    expect((await server.open(old)).hash).toContain('otp_expired');
    expect(await server.sentTo(next)).toHaveLength(2);
    expect(await server.sentTo(email)).toHaveLength(2);
  });

  it('needs a fresh PIN, a young session by code, or a nonce', async () => {
    const { client, email, token } = await signedIn({ hasPin: true });
    const next = newEmail();
    expect((await client.updateUser({ email: next })).error).toMatchObject({
      status: 400,
      code: 'reauthentication_needed',
    });
    await client.reauthenticate();
    const nonce = await server.codeFor(email);
    const wrong = nonce === '000000' ? '111111' : '000000';
    expect((await client.updateUser({ email: next, nonce: wrong })).error?.code).toBe(
      'reauthentication_not_valid',
    );
    expect((await client.updateUser({ email: next, nonce })).error).toBeNull();
    server.advance(61);
    await server.call('POST', '/api/v1/identity/pin/verify', { token, body: { pin: PIN } });
    expect((await client.updateUser({ email: newEmail() })).error).toBeNull();
    server.advance(121);
    expect((await client.updateUser({ email: newEmail() })).error?.code).toBe('reauthentication_needed');
  });
});

describe('where answers never tell that an account exists', () => {
  it('a taken address looks like a free one, and its owner is told', async () => {
    const strict = await IdentityServer.start({ enumeration: 'strict' });
    const owner = await strict.person();
    const { token } = await strict.person();
    const ask = (email: string) => strict.call('PUT', '/auth/v1/user', { token, body: { email } });
    const taken = await ask(owner.email);
    expect(taken).toMatchObject({ status: 200, body: { new_email: owner.email } });
    const [mail] = await strict.sentTo(owner.email);
    expect(mail?.subject).toBe('You already have an account');
    expect(mail?.text).not.toMatch(/verify\?|\d{6}/);
    await strict.close();
  });
});

describe('undoing a change of address', () => {
  it('shows the old address a page and gives the account back by its button, once', async () => {
    const { email, next, userId } = await changedEmail();
    const recovery = await server.client().resetPasswordForEmail(next);
    expect(recovery.error).toBeNull();
    const link = await undoLinkFor(email);
    const page = await server.call('GET', link);
    expect(page.body['text']).toContain('method="post"');
    expect((await server.client().signInWithPassword({ email: next, password: PASSWORD })).error).toBeNull();
    const open = await server.client().signInWithPassword({ email: next, password: PASSWORD });
    expect(await pressUndo(link)).toBe(200);
    expect(await pressUndo(link)).toBe(410);
    const session = await server.call('GET', '/auth/v1/user', {
      token: open.data.session?.access_token ?? '',
    });
    expect(session).toMatchObject({ status: 403 });
    const back = await server.client().signInWithPassword({ email, password: PASSWORD });
    expect(back.data.user).toMatchObject({ id: userId, email });
  });

  it('cannot be undone in turn by the person who took the account', async () => {
    const { email, next } = await changedEmail();
    const client = server.client();
    await client.signInWithPassword({ email: next, password: PASSWORD });
    const third = newEmail();
    server.advance(61);
    await client.updateUser({ email: third });
    await server.open(await server.linkFor(next));
    await server.open(await server.linkFor(third));
    const theirs = await undoLinkFor(next);
    expect(await pressUndo(await undoLinkFor(email))).toBe(200);
    expect(await pressUndo(theirs)).toBe(410);
    expect((await server.client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it.each([
    ['goes where the person had none', false],
    ['gives way to the one before', true],
  ])('a number that the person who took the account confirmed since %s', async (_, hadNumber) => {
    const [old, theirs] = [newPhone(), newPhone()];
    const person = await signedIn(hadNumber ? { phone: old } : {});
    const next = newEmail();
    await person.client.updateUser({ email: next });
    await server.open(await server.linkFor(person.email));
    await server.open(await server.linkFor(next));
    await person.client.updateUser({ phone: theirs });
    const token = await server.codeFor(theirs);
    expect((await person.client.verifyOtp({ phone: theirs, token, type: 'phone_change' })).error).toBeNull();
    expect(await pressUndo(await undoLinkFor(person.email))).toBe(200);
    server.advance(61);
    // A code to their number would open the account to them for good.
    const asked = await server
      .client()
      .signInWithOtp({ phone: theirs, options: { shouldCreateUser: false } });
    expect(asked.error?.code).toBe('otp_disabled');
    const back = await server.client().signInWithPassword({ email: person.email, password: PASSWORD });
    expect(back.data.user?.phone).toBe(hadNumber ? old.slice(1) : '');
  });

  it('is over after 72 hours', async () => {
    const { email } = await changedEmail();
    const link = await undoLinkFor(email);
    server.advance(72 * 3600 + 1);
    expect(await pressUndo(link)).toBe(410);
  });

  async function pressUndo(link: string): Promise<number> {
    const token = new URL(link, SITE).searchParams.get('token') ?? '';
    const answer = await fetch(`${server.url}/auth/v1/undo-change`, {
      method: 'POST',
      body: new URLSearchParams({ token }),
    });
    await answer.arrayBuffer();
    return answer.status;
  }
});

describe('changing the phone number', () => {
  it('takes a code sent to the new number, and tells the old one and the mailbox', async () => {
    const old = newPhone();
    const { client, email, userId } = await signedIn({ phone: old });
    const next = newPhone();
    const asked = await client.updateUser({ phone: next });
    expect(asked.data.user).toMatchObject({ new_phone: next.slice(1), phone: old.slice(1) });
    const verified = await client.verifyOtp({
      phone: next,
      token: await server.codeFor(next),
      type: 'phone_change',
    });
    expect(verified.data.user).toMatchObject({ id: userId, phone: next.slice(1) });
    expect((await server.sentTo(old))[0]?.text).toContain('/undo-change?token=');
    await expect(undoLinkFor(email)).resolves.toContain('token=');
  });

  it('refuses a number that someone has confirmed, and a sixth guess', async () => {
    const taken = newPhone();
    await server.person({ phone: taken });
    const { client } = await signedIn();
    expect((await client.updateUser({ phone: taken })).error?.code).toBe('phone_exists');
    const next = newPhone();
    await client.updateUser({ phone: next });
    const code = await server.codeFor(next);
    const wrong = code === '000000' ? '111111' : '000000';
    await Promise.all(
      Array.from({ length: 5 }, () => client.verifyOtp({ phone: next, token: wrong, type: 'phone_change' })),
    );
    const late = await client.verifyOtp({ phone: next, token: code, type: 'phone_change' });
    expect(late.error?.code).toBe('otp_expired');
  });
});
