import { IdentityServer, newEmail, newPhone, PASSWORD, SITE } from '@egcr/identity/testing';
import { untilOneWaits } from '@egcr/server-kit/testing/held-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start();
});
afterAll(() => server.close());

function fifty<Answer>(use: (turn: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: 50 }, (_none, turn) => use(turn)));
}

async function recoveryFor(email: string) {
  await server.client().resetPasswordForEmail(email);
  const query = new URLSearchParams((await server.linkFor(email)).split('?')[1]);
  return { token_hash: query.get('token') ?? '', code: await server.codeFor(email) };
}

describe('fifty at once', () => {
  it('with one recovery link and its code open one session (threat 7)', async () => {
    const { email } = await server.person();
    const { token_hash, code } = await recoveryFor(email);
    const uses = await fifty((turn) =>
      turn % 2 === 0
        ? server.client().verifyOtp({ token_hash, type: 'recovery' })
        : server.client().verifyOtp({ email, token: code, type: 'recovery' }),
    );
    expect(uses.filter(({ data }) => data.session !== null)).toHaveLength(1);
    const codes = new Set(uses.flatMap(({ error }) => (error ? [error.code] : [])));
    expect([...codes]).toEqual(['otp_expired']);
  });

  it('with wrong recovery codes leave no sixth guess, and the link works on (threat 4)', async () => {
    const { email } = await server.person();
    const { token_hash, code } = await recoveryFor(email);
    const wrong = code === '000000' ? '111111' : '000000';
    await fifty(() => server.client().verifyOtp({ email, token: wrong, type: 'recovery' }));
    const late = await server.client().verifyOtp({ email, token: code, type: 'recovery' });
    expect(late.error?.code).toBe('otp_expired');
    const byLink = await server.client().verifyOtp({ token_hash, type: 'recovery' });
    expect(byLink.data.session).not.toBeNull();
  });

  it('with both confirmations of a new address make the change once', async () => {
    const { email, token, refreshToken, userId } = await server.person();
    const client = server.client();
    await client.setSession({ access_token: token, refresh_token: refreshToken });
    const next = newEmail();
    await client.updateUser({ email: next });
    const links = [await server.linkFor(email), await server.linkFor(next)];
    const places = await fifty((turn) => server.open(links[turn % 2] ?? ''));
    expect(places.filter(({ hash }) => hash.includes('access_token='))).toHaveLength(1);
    const admin = await server.admin();
    expect((await admin.getUserById(userId)).data.user?.email).toBe(next);
    expect(await server.sentTo(email)).toHaveLength(2);
  });

  it('undo a change of address once', async () => {
    const { email, userId } = await server.person();
    const admin = await server.admin();
    await admin.updateUserById(userId, { email: newEmail() });
    const [mail] = await server.sentTo(email);
    const link = /https?:\/\/\S+\/undo-change\?\S+/.exec(mail?.text ?? '')?.[0] ?? SITE;
    const body = new URLSearchParams({ token: new URL(link).searchParams.get('token') ?? '' });
    const answers = await fifty(async () => {
      const answer = await fetch(`${server.url}/auth/v1/undo-change`, { method: 'POST', body });
      await answer.arrayBuffer();
      return answer.status;
    });
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(answers.filter((status) => status === 410)).toHaveLength(49);
  });

  it('who confirm one number for two people give it to one of them', async () => {
    const phone = newPhone();
    const people = [await server.person(), await server.person()];
    const codes: string[] = [];
    for (const { token } of people) {
      await server.call('PUT', '/auth/v1/user', { token, body: { phone } });
      codes.push(await server.codeFor(phone));
    }
    const uses = await fifty((turn) =>
      server.client().verifyOtp({ phone, token: codes[turn % 2] ?? '', type: 'phone_change' }),
    );
    expect(uses.filter(({ data }) => data.session !== null)).toHaveLength(1);
    const admin = await server.admin();
    const numbers: string[] = [];
    for (const { userId } of people) numbers.push((await admin.getUserById(userId)).data.user?.phone ?? '');
    expect(new Set(numbers)).toEqual(new Set(['', phone.slice(1)]));
  });
});

it.each([
  ['PUT', '/user', { password: 'Cedar-Window-58' }],
  ['PUT', '/user', { email: newEmail() }],
  ['POST', '/factors', { factor_type: 'totp' }],
] as const)(
  'a session that ends while its change waits for its turn changes nothing: %s %s %o',
  async (method, path, body) => {
    const { email, userId, token, sessionId } = await server.person();
    const held = await server.owner.connect();
    await held.query('begin');
    await held.query('select 1 from identity.user where id = $1 for no key update', [userId]);
    const change = server.call(method, `/auth/v1${path}`, { token, body });
    await untilOneWaits(server);
    // As a new password does in another session of the person, which holds the account meanwhile.
    await held.query('update identity.session set ended_at = now(), end_reason = $2 where id = $1', [
      sessionId,
      'password_changed',
    ]);
    await held.query('commit');
    held.release();
    expect(await change).toMatchObject({ status: 403, body: { error_code: 'session_not_found' } });
    expect((await server.client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  },
);
