import { type ApiAnswer, IdentityServer, newEmail, newPhone, PASSWORD } from '@egcr/identity/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start({ enumeration: 'strict' });
});
afterAll(() => server.close());

const NEW = { 'x-supabase-api-version': '2024-01-01' };

interface Timed extends ApiAnswer {
  readonly took_ms: number;
}

async function post(path: string, body: object): Promise<Timed> {
  const begun = performance.now();
  const answer = await server.call('POST', `/auth/v1${path}`, { headers: NEW, body });
  return { ...answer, took_ms: performance.now() - begun };
}

/** An answer without what differs from one request to the next: ids, times, and the address that was sent. */
function shapeOf({ status, headers, body }: ApiAnswer, sent: string): unknown {
  const text = JSON.stringify(body)
    .replaceAll(sent.replace('+', ''), 'ADDRESS')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f-]{16}/g, 'ID7')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');
  const names = [...headers.keys()].filter((name) => !['date', 'content-length'].includes(name));
  return { status, names, text };
}

/** One address of each kind that a server knows, with the same number of letters. */
async function addressesOf(kind: 'email' | 'phone') {
  const make = kind === 'email' ? () => `${crypto.randomUUID()}@example.com` : newPhone;
  const [known, waiting, invited, unknown] = [make(), make(), make(), make()];
  const admin = await server.admin();
  await admin.createUser({
    [kind]: known,
    password: PASSWORD,
    email_confirm: true,
    phone_confirm: true,
    app_metadata: { roles: ['content_editor'] },
  });
  await admin.createUser({ [kind]: invited, user_metadata: { first_name: 'Ada' } });
  await post('/signup', { [kind]: waiting, password: PASSWORD });
  return { known, waiting, invited, unknown };
}

describe.each(['email', 'phone'] as const)('in strict mode, by %s', (kind) => {
  const requests: readonly (readonly [path: string, body: object])[] = [
    ['/signup', { password: 'Quarry-Violin-38', data: { contact_method: 'any' } }],
    ['/otp', { create_user: true }],
    ['/otp', { create_user: false }],
    ['/magiclink', {}],
    ['/otp', { code_challenge: 'c'.repeat(43), code_challenge_method: 's256' }],
    ['/resend', { type: kind === 'email' ? 'signup' : 'sms' }],
    ['/resend', { type: kind === 'email' ? 'email_change' : 'phone_change' }],
    ...(kind === 'email' ? [['/recover', {}] as const] : []),
  ];
  it.each(requests)(
    '%s %j answers known, waiting, invited and unknown addresses in one shape, twice (attack P2)',
    async (path, body) => {
      const addresses = Object.values(await addressesOf(kind));
      for (const turn of ['first', 'repeated']) {
        const shapes = await Promise.all(
          addresses.map(async (address) => {
            const answer = await post(path, { [kind]: address, ...body });
            expect({ turn, isEven: answer.took_ms > 240 }).toEqual({ turn, isEven: true });
            return shapeOf(answer, address);
          }),
        );
        expect(shapes[0]).toMatchObject({ status: 200 });
        for (const shape of shapes) expect(shape).toEqual(shapes[0]);
      }
    },
    30_000,
  );

  it('a password tells nothing of an address before its confirmation (attack P2)', async () => {
    const addresses = Object.values(await addressesOf(kind));
    const password = 'Quarry-Violin-38';
    await Promise.all(addresses.map((address) => post('/signup', { [kind]: address, password })));
    const shapes = await Promise.all(
      addresses.map(async (address) =>
        shapeOf(await post('/token?grant_type=password', { [kind]: address, password }), address),
      ),
    );
    expect(shapes[0]).toMatchObject({ status: 400 });
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  });

  it('a wish to change to a taken address looks like one for a free one, twice (attack P2)', async () => {
    const { known, waiting, unknown } = await addressesOf(kind);
    for (const address of [known, waiting, unknown]) {
      const { token } = await server.person();
      for (const turn of [1, 2]) {
        const answer = await server.call('PUT', '/auth/v1/user', { token, body: { [kind]: address } });
        const expected = kind === 'email' && turn === 2 ? 429 : 200;
        expect({ address, turn, status: answer.status }).toEqual({ address, turn, status: expected });
      }
    }
  });
});

describe('in strict mode', () => {
  it('a wrong password gets the reason of an unknown account [ERR-02]', async () => {
    const { email } = await server.person();
    for (const address of [email, newEmail()]) {
      const { body } = await post('/token?grant_type=password', {
        email: address,
        password: 'Wrong-Lamp-42',
      });
      expect([body['code'], body['reason']]).toEqual(['invalid_credentials', 'undisclosed']);
    }
  });

  it('the real client signs up, confirms and signs in as ever (attack P2)', async () => {
    const email = newEmail();
    const client = server.client();
    const { data, error } = await client.signUp({ email, password: PASSWORD });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    // The web app takes an empty list for an account that exists.
    expect(data.user?.identities).toHaveLength(1);
    const token = await server.codeFor(email);
    expect((await client.verifyOtp({ email, token, type: 'signup' })).error).toBeNull();
    expect((await server.client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it('the owner hears of it a few times a day, and not each time (attack P2)', async () => {
    const { email } = await server.person();
    for (let turn = 0; turn < 10; turn += 1) {
      const again = () => post('/signup', { email, password: 'Quarry-Violin-38' });
      await Promise.all([again(), again(), again(), again()]);
    }
    const told = await server.sentTo(email);
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThan(40);
  });
});
