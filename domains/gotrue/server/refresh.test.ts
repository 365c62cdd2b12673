import { IdentityServer } from '@egcr/identity/testing';
import { patiently } from '@egcr/server-kit/testing/patiently';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start();
});
afterAll(() => server.close());

async function refresh(refreshToken: string) {
  const answer = await server.call('POST', '/auth/v1/token?grant_type=refresh_token', {
    headers: { 'x-supabase-api-version': '2024-01-01' },
    body: { refresh_token: refreshToken },
  });
  return { ...answer, token: String(answer.body['refresh_token']) };
}

describe('refresh tokens', () => {
  it('are replaced at each use, by the real client too [CALL-05]', async () => {
    const { token, refreshToken } = await server.person();
    const client = server.client();
    await client.setSession({ access_token: token, refresh_token: refreshToken });
    const { data, error } = await client.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(refreshToken);
    expect((await client.getUser()).error).toBeNull();
  });

  it('give ten tabs at once the same next token', async () => {
    const { refreshToken } = await server.person();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ token }) => token)).size).toBe(1);
  });

  it('are replaced once where two tabs ask at the same instant: the later one reads what the earlier one wrote', async () => {
    const { refreshToken, sessionId } = await server.person();
    const { db } = server.services;
    const ofSession = sql`from identity.session where id = ${sessionId}::uuid`;
    const { later } = await db.transaction().execute(async (earlier) => {
      await sql`select ${ofSession} for no key update`.execute(earlier);
      const asked = refresh(refreshToken);
      await patiently(async () => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          db,
        );
        expect(rows).toHaveLength(1);
      });
      await sql`
        update identity.session
        set refresh_counter = refresh_counter + 1, rotated_at = rotated_at || ${server.services.clock.now()}::timestamptz
        where id = ${sessionId}::uuid`.execute(earlier);
      return { later: asked };
    });
    expect((await later).status).toBe(200);
    const { rows } = await sql<{ refresh_counter: number }>`select refresh_counter ${ofSession}`.execute(db);
    expect(rows).toEqual([{ refresh_counter: 1 }]);
  });

  it('hand the active token to its parent for ten seconds: the answer may have been lost', async () => {
    const { refreshToken } = await server.person();
    const active = (await refresh(refreshToken)).token;
    server.advance(9);
    expect(await refresh(refreshToken)).toMatchObject({ status: 200, token: active });
  });

  it.each([11, 300])(
    'end the whole session when the parent comes back after %i seconds, used since or not, and tell the owner (attack P4)',
    async (seconds) => {
      const { refreshToken, token, email } = await server.person();
      const active = (await refresh(refreshToken)).token;
      server.advance(seconds);
      expect(await refresh(refreshToken)).toMatchObject({
        status: 400,
        body: { code: 'refresh_token_already_used' },
      });
      expect((await refresh(active)).status).toBe(400);
      expect(await server.call('GET', '/auth/v1/user', { token })).toMatchObject({ status: 403 });
      expect((await server.sentTo(email))[0]?.subject).toBe('We ended one of your sessions');
      // A second try at a session that has ended sends no second mail.
      await refresh(refreshToken);
      expect(await server.sentTo(email)).toHaveLength(1);
    },
  );

  it('are not kept alive by a thief who asks with the parent every few seconds (attack P4)', async () => {
    const { refreshToken } = await server.person();
    await refresh(refreshToken);
    const answers = [];
    for (let turn = 0; turn < 3; turn += 1) {
      server.advance(4);
      answers.push((await refresh(refreshToken)).status);
    }
    expect(answers).toEqual([200, 200, 400]);
  });

  it('hand the active token to any older one within ten seconds of its end', async () => {
    const { refreshToken: first } = await server.person();
    const second = (await refresh(first)).token;
    const third = (await refresh(second)).token;
    server.advance(9);
    expect(await refresh(first)).toMatchObject({ status: 200, token: third });
  });

  it('end the whole session when an older one comes back later', async () => {
    const { refreshToken: first, token } = await server.person();
    const second = (await refresh(first)).token;
    const third = (await refresh(second)).token;
    server.advance(11);
    const stolen = await refresh(first);
    expect(stolen).toMatchObject({
      status: 400,
      body: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
    });
    expect((await refresh(third)).status).toBe(400);
    const call = await server.call('GET', '/api/v1/identity/pin', { token });
    expect(call).toMatchObject({ status: 401, body: { code: 'session_expired' } });
  });

  it('stop with the session and with idleness', async () => {
    const left = await server.person();
    await server.call('POST', '/auth/v1/logout', { token: left.token });
    expect((await refresh(left.refreshToken)).body).toMatchObject({ code: 'refresh_token_not_found' });

    const idle = await server.person();
    server.advance(655);
    const graced = await refresh(idle.refreshToken);
    expect(graced.status).toBe(200);
    server.advance(10);
    expect((await refresh(graced.token)).body).toMatchObject({
      code: 'session_expired',
      message: 'Invalid Refresh Token: Session Expired (Inactivity)',
    });
  });

  it('stop after twelve hours, however busy the person is', async () => {
    let { token, refreshToken } = await server.person();
    const step_s = 540;
    for (let passed = step_s; passed < 12 * 3600; passed += step_s) {
      server.advance(step_s);
      const next = await refresh(refreshToken);
      expect(next.status).toBe(200);
      token = String(next.body['access_token']);
      refreshToken = next.token;
      await server.call('GET', '/api/v1/identity/pin', { token });
    }
    server.advance(step_s);
    expect((await refresh(refreshToken)).body).toMatchObject({
      code: 'session_expired',
      message: 'Invalid Refresh Token: Session Expired',
    });
    expect((await server.call('GET', '/api/v1/identity/pin', { token })).body).toMatchObject({
      code: 'session_expired',
    });
  });

  it.each(['', 'nonsense', 'A'.repeat(70), `${'A'.repeat(69)}.`])(
    'that are made up are unknown: "%s"',
    async (made) => {
      expect((await refresh(made)).status).toBe(400);
    },
  );

  it('of another session are worth nothing when a byte is changed', async () => {
    const { refreshToken } = await server.person();
    const bytes = Buffer.from(refreshToken, 'base64url');
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    expect((await refresh(bytes.toString('base64url'))).body).toMatchObject({
      code: 'refresh_token_not_found',
    });
    expect((await refresh(refreshToken)).status).toBe(200);
  });
});
