import { createHash, randomBytes } from 'node:crypto';

import { AUTH_CODE_KEEP_S, AUTH_CODE_S, CODE_GUESSES_DAY_MAX } from '@egcr/identity/contract';
import { IdentityServer, newEmail, PASSWORD, signInByPassword, SITE } from '@egcr/identity/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start();
});
afterAll(() => server.close());

const NEW = { 'x-supabase-api-version': '2024-01-01' };

interface Flow {
  readonly verifier: string;
  readonly challenge: object;
}

function newFlow(verifier = randomBytes(48).toString('base64url')): Flow {
  const code_challenge = createHash('sha256').update(verifier).digest('base64url');
  return { verifier, challenge: { code_challenge, code_challenge_method: 's256' } };
}

const post = (path: string, body: object) => server.call('POST', `/auth/v1${path}`, { headers: NEW, body });

async function exchange(auth_code: string, code_verifier: unknown) {
  const { status, body } = await post('/token?grant_type=pkce', { auth_code, code_verifier });
  return status === 200 ? 'session' : `${status} ${String(body['code'])}`;
}

/** Asks for a link with PKCE; answers the flow and the link's token. */
async function asked(email: string, path = '/recover', flow = newFlow()) {
  const answer = await post(path, { email, ...flow.challenge });
  expect(answer.status).toBe(200);
  const link = await server.linkFor(email);
  return { ...flow, link, token: new URL(link, SITE).searchParams.get('token') ?? '' };
}

/** A person whose link was followed: the code, as a reader of the redirect has it. */
async function withCode(path = '/recover') {
  const person = await server.person();
  const flow = await asked(person.email, path);
  const code = (await server.open(flow.link)).searchParams.get('code') ?? '';
  return { ...person, ...flow, code };
}

const UNKNOWN = '404 flow_state_not_found';
const WRONG = '400 bad_code_verifier';

describe('a stolen auth code', () => {
  it('is worth nothing without its verifier, whatever is sent in its place (attack P8)', async () => {
    const { code, verifier, challenge } = await withCode();
    const hash = String(Object.values(challenge)[0]);
    expect(await exchange(code, '')).toBe('400 validation_failed');
    expect(await exchange(code, null)).toBe('400 validation_failed');
    expect(await exchange(code, { verifier })).toBe('400 validation_failed');
    for (const wrong of [hash, verifier.slice(0, 42), `${verifier} `, verifier.toUpperCase()]) {
      expect(await exchange(code, wrong)).toBe(WRONG);
    }
    expect(await exchange(code, verifier)).toBe('session');
  });

  it('is dead after five wrong verifiers (attack P8)', async () => {
    const { code, verifier } = await withCode();
    const tries = await Promise.all(Array.from({ length: 20 }, () => exchange(code, newFlow().verifier)));
    expect(tries.filter((told) => told === WRONG)).toHaveLength(5);
    expect(tries.filter((told) => told === UNKNOWN)).toHaveLength(15);
    expect(await exchange(code, verifier)).toBe(UNKNOWN);
  });

  it('uses the day’s budget of wrong codes of its account, across flows (attack P8)', async () => {
    const { email, ...first } = await withCode();
    let { code } = first;
    for (let guess = 0; guess < CODE_GUESSES_DAY_MAX; guess += 1) {
      if (guess > 0 && guess % 5 === 0) {
        server.advance(61);
        const next = await asked(email);
        code = (await server.open(next.link)).searchParams.get('code') ?? '';
      }
      expect(await exchange(code, newFlow().verifier)).toBe(WRONG);
    }
    server.advance(61);
    const { link, verifier } = await asked(email);
    code = (await server.open(link)).searchParams.get('code') ?? '';
    expect(await exchange(code, verifier)).toBe('429 over_request_rate_limit');
  });

  it('opens one session of fifty exchanges at once, and none afterwards (attack P8)', async () => {
    const { code, verifier, userId } = await withCode();
    const told = await Promise.all(Array.from({ length: 50 }, () => exchange(code, verifier)));
    expect(told.filter((each) => each === 'session')).toHaveLength(1);
    expect(new Set(told)).toEqual(new Set(['session', UNKNOWN]));
    expect(await exchange(code, verifier)).toBe(UNKNOWN);
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from identity.session
      where user_id = ${userId} and amr @> '[{"method": "otp"}]'`.execute(server.services.db);
    expect(Number(rows[0]?.count)).toBe(1);
  });

  it('of one flow does not open with the verifier of another, of the same person or of a thief (attack P8)', async () => {
    const mine = await withCode();
    const other = await asked(mine.email, '/otp');
    const others = (await server.open(other.link)).searchParams.get('code') ?? '';
    const thief = await withCode();
    expect(await exchange(mine.code, other.verifier)).toBe(WRONG);
    expect(await exchange(others, mine.verifier)).toBe(WRONG);
    expect(await exchange(mine.code, thief.verifier)).toBe(WRONG);
    expect(await exchange(mine.code, mine.verifier)).toBe('session');
    expect(await exchange(others, other.verifier)).toBe('session');
  });

  it('lives five minutes, is told as expired for a day, and is forgotten then (attack P8)', async () => {
    const { code, verifier } = await withCode();
    server.advance(AUTH_CODE_S + 1);
    expect(await exchange(code, verifier)).toBe('422 flow_state_expired');
    server.advance(AUTH_CODE_KEEP_S);
    const forget = server.identity.domain.jobs?.['identity.forget_old_rows'];
    await server.services.unit(async (work) => forget?.(work, {}));
    expect(await exchange(code, verifier)).toBe(UNKNOWN);
  });

  it('dies with a ban, also a short one, and with the account (attack P8)', async () => {
    const admin = await server.admin();
    const banned = await withCode();
    await admin.updateUserById(banned.userId, { ban_duration: '1m' });
    expect(await exchange(banned.code, banned.verifier)).toBe(UNKNOWN);
    server.advance(61);
    expect(await exchange(banned.code, banned.verifier)).toBe(UNKNOWN);
    for (const isSoft of [true, false]) {
      const deleted = await withCode();
      await admin.deleteUser(deleted.userId, isSoft);
      expect(await exchange(deleted.code, deleted.verifier)).toBe(UNKNOWN);
    }
  });

  it('dies with a new password and with a new address (attack P8)', async () => {
    const { code, verifier, email } = await withCode();
    const owner = await signInByPassword(server, email);
    expect((await owner.client.updateUser({ password: 'Another-Lamp-42' })).error).toBeNull();
    expect(await exchange(code, verifier)).toBe(UNKNOWN);
    const moved = await withCode();
    await (await server.admin()).updateUserById(moved.userId, { email: newEmail() });
    expect(await exchange(moved.code, moved.verifier)).toBe(UNKNOWN);
  });

  it('lies in no row of the database, nor does its verifier (attack P8)', async () => {
    const { code, verifier, userId } = await withCode();
    const { rows } = await sql<{ row: string }>`
      select row_to_json(auth_code)::text as row from identity.auth_code where user_id = ${userId}`.execute(
      server.services.db,
    );
    expect(rows).toHaveLength(1);
    const bare = code.replaceAll('-', '');
    for (const secret of [code, bare, Buffer.from(code).toString('hex'), verifier]) {
      expect(rows[0]?.row).not.toContain(secret);
    }
  });
});

describe('a flow that began with a challenge', () => {
  it.each(['/recover', '/otp', '/magiclink'])(
    'by %s is not finished by its link alone, followed or sent as a hash (attack P9)',
    async (path) => {
      const { email } = await server.person();
      const { link, token, verifier } = await asked(email, path);
      const bare = token.replace('pkce_', '');
      expect(bare).not.toBe(token);
      for (const token_hash of [token, bare]) {
        for (const type of ['recovery', 'magiclink', 'email', 'signup']) {
          const { status, body } = await post('/verify', { token_hash, type });
          expect([400, 403]).toContain(status);
          expect(body['access_token']).toBeUndefined();
        }
      }
      // Nothing was spent, and the link without its mark gives a code all the same.
      const place = await server.open(link.replace(token, bare));
      expect(place.hash).toBe('');
      expect(await exchange(place.searchParams.get('code') ?? '', verifier)).toBe('session');
    },
  );

  it('gives a code to the button of its page too (attack P9)', async () => {
    const { email } = await server.person();
    const { token, verifier } = await asked(email);
    const answer = await fetch(`${server.url}/auth/v1/verify`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ token, type: 'recovery', redirect_to: SITE }),
    });
    const place = new URL(answer.headers.get('location') ?? SITE);
    expect(place.hash).toBe('');
    expect(await exchange(place.searchParams.get('code') ?? '', verifier)).toBe('session');
  });

  it('stays one when others have its message repeated without a challenge (attack P9)', async () => {
    const email = newEmail();
    const flow = newFlow();
    await post('/signup', { email, password: PASSWORD, ...flow.challenge });
    for (const [path, body] of [
      ['/resend', { type: 'signup' }],
      ['/otp', { create_user: false, data: { verification_resend: true } }],
    ] as const) {
      server.advance(61);
      expect((await post(path, { email, ...body })).status).toBe(200);
      const link = await server.linkFor(email);
      expect(new URL(link, SITE).searchParams.get('token')).toMatch(/^pkce_/);
    }
    const place = await server.open(await server.linkFor(email));
    expect(place.hash).toBe('');
    expect(await exchange(place.searchParams.get('code') ?? '', flow.verifier)).toBe('session');
  });

  it('stays one through both halves of a new address, asked for again or not (attack P9)', async () => {
    const { email, token } = await server.person();
    const next = newEmail();
    const flow = newFlow();
    const body = { email: next, ...flow.challenge };
    expect((await server.call('PUT', '/auth/v1/user', { token, headers: NEW, body })).status).toBe(200);
    server.advance(61);
    await post('/resend', { email, type: 'email_change' });
    expect((await server.open(await server.linkFor(next))).hash).not.toContain('access_token');
    const place = await server.open(await server.linkFor(email));
    expect(place.hash).toBe('');
    expect(await exchange(place.searchParams.get('code') ?? '', flow.verifier)).toBe('session');
  });

  it('is replaced, not opened, by a stranger’s repeat with another challenge (attack P9)', async () => {
    const email = newEmail();
    const mine = newFlow();
    await post('/signup', { email, password: PASSWORD, ...mine.challenge });
    const before = await server.linkFor(email);
    server.advance(61);
    const stranger = newFlow();
    await post('/resend', { email, type: 'signup', ...stranger.challenge });
    expect((await server.open(before)).searchParams.get('code')).toBeNull();
    const code = (await server.open(await server.linkFor(email))).searchParams.get('code') ?? '';
    expect(await exchange(code, mine.verifier)).toBe(WRONG);
  });

  it.each([
    ['half a pair', { code_challenge: newFlow().verifier.slice(0, 43) }],
    ['the other half', { code_challenge_method: 's256' }],
    ['plain', { code_challenge: newFlow().verifier, code_challenge_method: 'plain' }],
    ['an unknown method', { code_challenge: newFlow().verifier.slice(0, 43), code_challenge_method: 's512' }],
    ['one too short', { code_challenge: 'a'.repeat(42), code_challenge_method: 's256' }],
    ['one too long', { code_challenge: 'a'.repeat(129), code_challenge_method: 's256' }],
    ['none that SHA-256 makes', { code_challenge: 'a'.repeat(44), code_challenge_method: 's256' }],
    ['other signs', { code_challenge: `${'a'.repeat(42)}é`, code_challenge_method: 's256' }],
    ['a line break', { code_challenge: `${'a'.repeat(43)}\n`, code_challenge_method: 's256' }],
  ])('is refused with %s, wherever it begins, and no link goes out (attack P9)', async (_what, challenge) => {
    const { token, email } = await server.person();
    const answers = [
      await post('/signup', { email: newEmail(), password: PASSWORD, ...challenge }),
      await post('/otp', { email, ...challenge }),
      await post('/magiclink', { email, ...challenge }),
      await post('/recover', { email, ...challenge }),
      await post('/resend', { email, type: 'signup', ...challenge }),
      await server.call('PUT', '/auth/v1/user', {
        token,
        headers: NEW,
        body: { email: newEmail(), ...challenge },
      }),
    ];
    for (const { status, body } of answers) {
      expect({ status, code: body['code'] }).toEqual({ status: 400, code: 'validation_failed' });
    }
    expect(await server.sentTo(email)).toEqual([]);
  });

  it('gives no leave to reset a PIN: its session is judged like every other by mail (attack P9)', async () => {
    const { email } = await server.person({ hasPin: true });
    const { link, verifier } = await asked(email);
    const code = (await server.open(link)).searchParams.get('code') ?? '';
    const { body } = await post('/token?grant_type=pkce', { auth_code: code, code_verifier: verifier });
    const reset = await server.call('POST', '/api/v1/identity/pin/reset', {
      token: String(body['access_token']),
      body: { pin: '640285', password: PASSWORD },
    });
    expect(reset).toMatchObject({ status: 403, body: { code: 'pin_reset_not_granted' } });
  });
});
