import { hostileTargets, IdentityServer, newEmail, PASSWORD, SITE } from '@egcr/identity/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: IdentityServer;
let admin: Awaited<ReturnType<IdentityServer['admin']>>;
let key: string;
beforeAll(async () => {
  server = await IdentityServer.start({ redirectAllowList: ['https://partner.example/welcome'] });
  admin = await server.admin();
  key = await server.identity.door.makeServiceKey(server.services.clock.now());
});
afterAll(() => server.close());

/** Where the newest mail to an address leads in the end; nothing else in it may lead away. */
async function targetInMail(email: string): Promise<string | null> {
  const [mail] = await server.sentTo(email);
  if (!mail) throw new Error(`no mail went to ${email}`);
  expect(withoutTokens(`${mail.subject} ${mail.text} ${mail.html}`)).not.toMatch(
    /evil|javascript:|169\.254/i,
  );
  const link = new URL(/https?:\/\/\S+\/verify\?\S+/.exec(mail.text)?.[0] ?? '');
  expect(link.origin).toBe(SITE);
  return link.searchParams.get('redirect_to');
}

/** Chance may spell any word in a token. */
const withoutTokens = (text: string) => text.replace(/[\w-]{30,}/g, '');
const wished = (target: string) => `redirect_to=${encodeURIComponent(target)}`;
const send = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  server.call('POST', `/auth/v1/${path}`, { body, headers });
/** HTTP itself carries no line breaks and nothing beyond Latin letters in a header. */
const canBeHeader = (text: string) => /^[\x21-\x7e]+$/.test(text);

describe('a hostile target (threat 2)', () => {
  it('is there more than sixty times, each once', () => {
    expect(hostileTargets.length).toBeGreaterThanOrEqual(60);
    expect(new Set(hostileTargets).size).toBe(hostileTargets.length);
  });

  it.each(hostileTargets)(
    'is in no mail that signs up, signs in, recovers or invites: %j',
    async (target) => {
      const invited = newEmail();
      const asks: readonly (readonly [path: string, headers: Readonly<Record<string, string>>])[] = [
        [`otp?${wished(target)}`, {}],
        ...(canBeHeader(target)
          ? ([
              ['otp', { redirect_to: target }],
              ['otp', { referer: target }],
            ] as const)
          : []),
      ];
      for (const [path, headers] of asks) {
        const email = newEmail();
        await send(path, { email }, headers);
        expect(await targetInMail(email)).toBe(SITE);
      }
      await server.call('POST', `/auth/v1/invite?${wished(target)}`, {
        token: key,
        body: { email: invited },
      });
      expect(await targetInMail(invited)).toBe(SITE);
    },
  );

  it('is in no mail of the calls that ask for a password or an account', async () => {
    for (const target of hostileTargets.filter((_, at) => at % 8 === 0)) {
      const email = newEmail();
      await send(`signup?${wished(target)}`, { email, password: PASSWORD });
      expect(await targetInMail(email)).toBe(SITE);
      server.advance(61);
      await send(`resend?${wished(target)}`, { email, type: 'signup' });
      expect(await targetInMail(email)).toBe(SITE);
      const person = await server.person();
      await send(`recover?${wished(target)}`, { email: person.email });
      expect(await targetInMail(person.email)).toBe(SITE);
      const next = newEmail();
      await server.call('PUT', `/auth/v1/user?${wished(target)}`, {
        token: person.token,
        body: { email: next },
      });
      expect(await targetInMail(next)).toBe(SITE);
    }
  });

  it.each(hostileTargets)('is where no link leads, spent or not: %j', async (target) => {
    for (const token of [(await linkOf()).hashed_token, 'no-such-token']) {
      const left = await server.open(`/auth/v1/verify?type=magiclink&token=${token}&${wished(target)}`);
      expect(left.origin + left.pathname).toBe(`${SITE}/`);
      expect(left.search).toBe('');
      expect([...new URLSearchParams(left.hash.slice(1)).values()].join(' ')).not.toMatch(
        /evil\.|javascript:/i,
      );
    }
    const { hashed_token: token } = await linkOf();
    const page = await server.call('GET', `/auth/v1/verify?type=magiclink&token=${token}&${wished(target)}`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${SITE};`);
    expect(withoutTokens(String(page.body['text']))).not.toMatch(/evil|javascript:/i);
    const pressed = await fetch(`${server.url}/auth/v1/verify`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ token, type: 'magiclink', redirect_to: target }),
    });
    expect(pressed.status).toBe(303);
    expect(pressed.headers.get('location')).toMatch(/^http:\/\/egcr\.test\/#access_token=/);
  });

  async function linkOf() {
    const { data, error } = await admin.generateLink({ type: 'magiclink', email: newEmail() });
    if (error) throw error;
    return data.properties;
  }

  it.each(hostileTargets)('is in no generated link, and no provider leads there: %j', async (target) => {
    const { data } = await admin.generateLink({
      type: 'magiclink',
      email: newEmail(),
      options: { redirectTo: target },
    });
    const inBody = await server.call('POST', '/auth/v1/admin/generate_link', {
      token: key,
      body: { type: 'magiclink', email: newEmail(), redirect_to: target },
    });
    expect([data.properties?.redirect_to, inBody.body['redirect_to']]).toEqual([SITE, SITE]);
    const links = `${data.properties?.action_link} ${String(inBody.body['action_link'])}`;
    expect(withoutTokens(links)).not.toMatch(/evil/i);
    for (const path of ['authorize?provider=google', 'sso?domain=evil.example', 'callback?code=x']) {
      const answer = await server.call('GET', `/auth/v1/${path}&${wished(target)}`);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.headers.get('location')).toBeNull();
    }
  });
});
