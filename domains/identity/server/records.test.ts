import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { IdentityServer, PASSWORD, PIN, SITE } from '../testing/identity-server.ts';
import {
  settledPerson,
  signInByMail,
  signInByPassword,
  type WayInSession,
} from '../testing/way-in-person.ts';

/* What a person reads later of their PIN, their sessions and a hold: the audit log, what other domains are told of it, and the mails. */
let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start();
});
afterAll(() => server.close());

const AT = '/api/v1/identity';
const OTHER = '640285';

async function logOf(userId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ said: string }>`
    select concat_ws(' ', action, nullif((details - 'user_agent' - 'until')::text, '{}'),
      case when session_id is null then null else 'in session' end) as said
    from identity.audit_event where user_id = ${userId} order by id`.execute(server.services.db);
  return rows.map(({ said }) => said);
}

async function logOfAct(userId: string, act: () => Promise<unknown>): Promise<readonly string[]> {
  const before = (await logOf(userId)).length;
  await act();
  return (await logOf(userId)).slice(before);
}

/** What listeners of other domains hear of a person's security, oldest first. */
async function notedOf(userId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ action: string }>`
    select payload ->> 'action' as action from platform.event
    where topic = 'identity.security_noted' and payload ->> 'user_id' = ${userId} order by id`.execute(
    server.services.db,
  );
  return rows.map(({ action }) => action);
}

const subjectsTo = async (address: string) => (await server.sentTo(address)).map(({ subject }) => subject);
const verify = (session: WayInSession, pin: string) => session.call('POST', `${AT}/pin/verify`, { pin });

describe('the log tells of a PIN', () => {
  it('that it was set, entered, guessed at and changed, and others hear of it', async () => {
    const { userId, email } = await server.person();
    const session = await signInByPassword(server, email);
    const set = (body: object) => session.call('PUT', `${AT}/pin`, body);
    expect(await logOfAct(userId, () => set({ pin: PIN }))).toEqual(['pin_set in session']);
    expect(await logOfAct(userId, () => verify(session, PIN))).toEqual(['pin_verified in session']);
    expect(await logOfAct(userId, () => verify(session, OTHER))).toEqual([
      'pin_failed {"fails": 1} in session',
    ]);
    expect(await logOfAct(userId, () => set({ pin: OTHER, current_pin: PIN }))).toEqual([
      'pin_changed in session',
    ]);
    expect(await notedOf(userId)).toEqual([
      'user_signed_in',
      'user_signed_in',
      'pin_set',
      'pin_verified',
      'pin_failed',
      'pin_changed',
    ]);
    expect((await subjectsTo(email))[0]).toBe('Your PIN was changed');
  });

  it('that it was locked, and that guessing ended every session', async () => {
    const { userId, email } = await server.person({ hasPin: true });
    const session = await signInByPassword(server, email);
    const guesses: string[] = [];
    for (let turn = 0; turn < 15; turn += 1) {
      if (turn % 5 === 0 && turn > 0) server.advance(turn === 5 ? 301 : 1801);
      // The session is refreshed by hand: its person is away for longer than a session is idle.
      await sql`update identity.session set last_active_at = ${server.services.clock.now()} where user_id = ${userId}`.execute(
        server.services.db,
      );
      await session.client.refreshSession();
      guesses.push(...(await logOfAct(userId, () => verify(session, OTHER))));
    }
    expect(guesses.filter((said) => said === 'pin_locked in session')).toHaveLength(2);
    expect(guesses.slice(-4)).toEqual([
      'pin_failed {"fails": 15} in session',
      'pin_locked {"must_reset": true}',
      'session_ended {"reason": "pin_guessed"} in session',
      'session_ended {"reason": "pin_guessed"} in session',
    ]);
    expect((await subjectsTo(email))[0]).toBe('Too many wrong PINs');
  });

  it('that it was reset by a mailbox, and that money waits', async () => {
    const { userId, email } = await settledPerson(server);
    const first = await signInByMail(server, email);
    server.advance(61);
    expect(await logOfAct(userId, () => first.call('POST', `${AT}/pin/reset-request`))).toEqual([
      'message_sent {"kind": "pin_reset", "channel": "email"}',
    ]);
    const asked = await first.client.getUser();
    expect(asked.data.user?.user_metadata).toEqual({ purpose: 'pin_reset' });
    const client = server.client();
    await client.verifyOtp({ email, token: await server.codeFor(email), type: 'magiclink' });
    const token = (await client.getSession()).data.session?.access_token ?? '';
    const reset = () =>
      server.call('POST', `${AT}/pin/reset`, { token, body: { pin: OTHER, password: PASSWORD } });
    expect(await logOfAct(userId, reset)).toEqual([
      'pin_reset in session',
      'money_held {"reason": "pin_reset"}',
    ]);
    expect((await client.getUser()).data.user?.user_metadata).toEqual({});
    expect(await notedOf(userId)).toContain('money_held');
    expect(new Set((await subjectsTo(email)).slice(0, 2))).toEqual(
      new Set(['Money can’t leave your wallet for 24 hours', 'Your PIN was changed']),
    );
  });
});

describe('the log tells of a hold', () => {
  it('that its code was sent, guessed at and right', async () => {
    const { userId, email, phone } = await settledPerson(server);
    const session = await signInByMail(server, email);
    await session.client.updateUser({ password: 'Another-Lamp-42' });
    expect(await logOfAct(userId, () => session.call('POST', `${AT}/standing/code`))).toEqual([
      'message_sent {"kind": "hold_release", "channel": "sms"}',
    ]);
    const code = await server.codeFor(phone);
    const release = (typed: string) => () => session.call('POST', `${AT}/standing/release`, { code: typed });
    const wrong = code === '000000' ? '111111' : '000000';
    expect(await logOfAct(userId, release(wrong))).toEqual(['code_failed in session']);
    expect(await logOfAct(userId, release(code))).toEqual(['money_released {"by": "phone"} in session']);
    expect((await subjectsTo(email))[0]).toBe('Your money is no longer held');
    expect(await notedOf(userId)).toContain('money_released');
    const again = await release(code)();
    expect(again).toMatchObject({ status: 409, body: { code: 'no_hold' } });
  });
});

describe('the log tells of sessions and passkeys', () => {
  it('which session its person ended, and that a passkey was shown or was not right', async () => {
    const { userId, email, sessionId } = await server.person();
    const session = await signInByPassword(server, email);
    const end = () => session.call('DELETE', `${AT}/sessions/${sessionId}`);
    expect(await logOfAct(userId, end)).toEqual(['session_ended {"reason": "ended_by_person"} in session']);
    const device = await session.addPasskey();
    const later = await signInByPassword(server, email);
    const prove = async () => {
      const asked = (await later.call('POST', `${AT}/passkey/challenge`)).body;
      const challenge = String(asked['challenge']);
      const credential = device.authenticate({ rpId: String(asked['rp_id']), origin: SITE, challenge });
      return later.call('POST', `${AT}/passkey/prove`, { challenge_id: asked['challenge_id'], credential });
    };
    device.isVerifying = false;
    expect(await logOfAct(userId, prove)).toEqual(['passkey_failed in session']);
    device.isVerifying = true;
    expect(await logOfAct(userId, prove)).toEqual(['factor_verified in session']);
  });

  it('which address was confirmed, and that codes sent before it are worth nothing', async () => {
    const email = 'newcomer@example.com';
    const client = server.client();
    const { data } = await client.signUp({ email, password: PASSWORD });
    const userId = data.user?.id ?? '';
    const first = await server.codeFor(email);
    await server.client().signInWithOtp({ email });
    const second = await server.codeFor(email);
    await client.verifyOtp({ email, token: first, type: 'signup' });
    expect(await logOf(userId)).toContain('user_confirmed {"address": "email"}');
    const late = await server.client().verifyOtp({ email, token: second, type: 'email' });
    expect(late.error?.code).toBe('otp_expired');
  });
});
