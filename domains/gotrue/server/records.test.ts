import {
  IdentityServer,
  newEmail,
  newPhone,
  PASSWORD,
  signInByPasskey,
  signInByPassword,
} from '@egcr/identity/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/*
 * What a person and an operator read later of each act: the audit log with its details, each entry with the session it happened in, and
 * the mails to the person.
 */
let server: IdentityServer;
let admin: Awaited<ReturnType<IdentityServer['admin']>>;
beforeAll(async () => {
  server = await IdentityServer.start();
  admin = await server.admin();
});
afterAll(() => server.close());

/** The log of a person since `before` entries, oldest first: `action {details}`, and `in session` where it names one. */
async function logOf(userId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ said: string }>`
    select concat_ws(' ', action, nullif((details - 'user_agent')::text, '{}'),
      case when session_id is null then null else 'in session' end) as said
    from identity.audit_event where user_id = ${userId} order by id`.execute(server.services.db);
  return rows.map(({ said }) => said);
}

async function logOfAct(userId: string, act: () => Promise<unknown>): Promise<readonly string[]> {
  const before = (await logOf(userId)).length;
  await act();
  return (await logOf(userId)).slice(before);
}

/** Mails to a person, newest first, without the one about the browser that these tests sign in by. */
async function subjectsTo(address: string): Promise<readonly (string | undefined)[]> {
  const subjects = (await server.sentTo(address)).map(({ subject }) => subject);
  return subjects.filter((subject) => subject !== 'New sign-in to your account');
}

async function idOf(email: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from identity.user where email = ${email}`.execute(
    server.services.db,
  );
  return rows[0]?.id ?? '';
}

async function entered({ hasPin = false } = {}) {
  const person = await server.person({ hasPin });
  const session = await signInByPassword(server, person.email);
  return { ...person, session };
}

describe('the log tells of signing up and in', () => {
  it('what was asked, confirmed and opened, and each wrong try', async () => {
    const email = newEmail();
    const client = server.client();
    await client.signUp({ email, password: PASSWORD });
    server.advance(61);
    await client.signUp({ email, password: PASSWORD });
    const token = await server.codeFor(email);
    const wrong = token === '000000' ? '111111' : '000000';
    await client.verifyOtp({ email, token: wrong, type: 'signup' });
    await client.verifyOtp({ email, token, type: 'signup' });
    expect(await logOf(await idOf(email))).toEqual([
      'user_signed_up {"by": "email"}',
      'message_sent {"kind": "email_signup", "channel": "email"}',
      'signed_up_again',
      'message_sent {"kind": "email_signup", "channel": "email"}',
      'code_failed',
      'user_confirmed {"address": "email"}',
      'user_signed_in {"method": "otp"} in session',
    ]);
  });

  it('by phone, that it was by phone', async () => {
    const phone = newPhone();
    await server.client().signInWithOtp({ phone });
    const { rows } = await sql<{
      id: string;
    }>`select id from identity.user where phone = ${phone.slice(1)}`.execute(server.services.db);
    expect(await logOf(rows[0]?.id ?? '')).toEqual([
      'user_signed_up {"by": "sms"}',
      'message_sent {"kind": "phone_signin", "channel": "sms"}',
    ]);
  });

  it('a wrong password, of a person or of nobody', async () => {
    const { email, userId } = await server.person();
    const attempt = (to: string) =>
      server.client().signInWithPassword({ email: to, password: 'Wrong-Lamp-42' });
    expect(await logOfAct(userId, () => attempt(email))).toEqual(['sign_in_failed']);
    const count = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from identity.audit_event
        where user_id is null and action = 'sign_in_failed'`.execute(server.services.db);
      return rows[0]?.count ?? 0;
    };
    const before = await count();
    await attempt(newEmail());
    expect(await count()).toBe(before + 1);
  });

  it.each([
    [
      'global',
      [
        'session_ended {"reason": "signed_out"} in session',
        'session_ended {"reason": "signed_out"} in session',
      ],
    ],
    ['local', ['session_ended {"reason": "signed_out"} in session']],
    ['others', ['session_ended {"reason": "signed_out"} in session']],
  ] as const)('how far a sign-out went: %s', async (scope, ends) => {
    const { userId, session } = await entered();
    expect(await logOfAct(userId, () => session.client.signOut({ scope }))).toEqual([
      ...ends,
      `user_signed_out {"scope": "${scope}"} in session`,
    ]);
  });

  it('a session whose copied token came back', async () => {
    const { userId, refreshToken, email } = await server.person();
    await server.client().refreshSession({ refresh_token: refreshToken });
    server.advance(11);
    expect(
      await logOfAct(userId, () => server.client().refreshSession({ refresh_token: refreshToken })),
    ).toEqual(['refresh_reused in session', 'session_ended {"reason": "refresh_reused"} in session']);
    expect(await subjectsTo(email)).toEqual(['We ended one of your sessions']);
  });
});

describe('the log tells of changes of an account', () => {
  it('data alone, and a new password with the sessions it ended', async () => {
    const { userId, email, session } = await entered();
    const { client } = session;
    expect(await logOfAct(userId, () => client.updateUser({ data: { theme: 'dark' } }))).toEqual([
      'user_updated in session',
    ]);
    expect(await logOfAct(userId, () => client.updateUser({ password: 'Another-Lamp-42' }))).toEqual([
      'password_tried in session',
      'user_updated in session',
      'session_ended {"reason": "password_changed"} in session',
      'password_changed in session',
    ]);
    expect(await subjectsTo(email)).toEqual(['Your password was changed']);
  });

  it.each([
    ['email', newEmail],
    ['phone', newPhone],
  ] as const)('a new %s: asked for, made, undone', async (kind, make) => {
    const { userId, session, email } = await entered();
    const next = make();
    const asked = await logOfAct(userId, () => session.client.updateUser({ [kind]: next }));
    expect(asked.filter((said) => !said.startsWith('message_sent'))).toEqual([
      'user_updated in session',
      `${kind}_change_asked`,
    ]);
    const type = `${kind}_change` as 'email_change';
    const made = await logOfAct(userId, async () => {
      const to = kind === 'email' ? { email: next } : { phone: next };
      if (kind === 'email') await server.open(await server.linkFor(email));
      await server.client().verifyOtp({ ...to, token: await server.codeFor(next), type });
    });
    expect(made.filter((said) => !/^(user_signed_in|money_held)/.test(said))).toEqual([`${kind}_changed`]);
    const undo = /undo-change\?token=(\S+)/.exec((await server.sentTo(email))[0]?.text ?? '')?.[1];
    // A first number has no old one that could be given back.
    expect(undo === undefined).toBe(kind === 'phone');
    if (undo === undefined) return;
    const undone = await logOfAct(userId, () => pressUndo(undo));
    expect(undone).toContain('contact_change_undone {"kind": "email"}');
  });

  async function pressUndo(token: string): Promise<void> {
    const body = new URLSearchParams({ token: decodeURIComponent(token) });
    const answer = await fetch(`${server.url}/auth/v1/undo-change`, { method: 'POST', body });
    expect(answer.status).toBe(200);
  }
});

describe('the log tells of second factors', () => {
  it('an app: begun, confirmed, guessed at, taken away', async () => {
    const { userId, session, email } = await entered({ hasPin: true });
    await session.enterPin();
    const added = await logOfAct(userId, () => session.connectApp());
    expect(added.filter((said) => !said.startsWith('session_ended'))).toEqual([
      'factor_enrolled in session',
      'factor_verified in session',
    ]);
    const { data } = await session.client.mfa.listFactors();
    const factorId = data?.totp[0]?.id ?? '';
    server.advance(30);
    expect(
      await logOfAct(userId, () => session.client.mfa.challengeAndVerify({ factorId, code: 'abcdef' })),
    ).toEqual(['factor_failed in session']);
    await session.enterPin();
    expect(await logOfAct(userId, () => session.client.mfa.unenroll({ factorId }))).toEqual([
      'factor_removed {"kind": "totp"} in session',
    ]);
    expect(await subjectsTo(email)).toEqual([
      'An authenticator app was removed',
      'An authenticator app was added',
    ]);
  });

  it('an app that was never confirmed goes without a mail', async () => {
    const { userId, session, email } = await entered();
    const { data } = await session.client.mfa.enroll({ factorType: 'totp' });
    const gone = () => session.client.mfa.unenroll({ factorId: data?.id ?? '' });
    expect(await logOfAct(userId, gone)).toEqual(['factor_removed {"kind": "totp"} in session']);
    expect(await subjectsTo(email)).toEqual([]);
  });

  it('recovery codes: made, made anew, guessed at, used, taken away', async () => {
    const { userId, session, email } = await entered({ hasPin: true });
    await session.enterPin();
    await session.connectApp();
    const { recoveryCodes } = session.client.mfa;
    expect(await logOfAct(userId, () => recoveryCodes.generate())).toEqual(['recovery_codes_made']);
    const made = await recoveryCodes.regenerate();
    const [code = ''] = made.data?.codes ?? [];
    expect(await logOfAct(userId, () => recoveryCodes.verify({ code: 'a'.repeat(16) }))).toEqual([
      'factor_failed in session',
    ]);
    expect(await logOfAct(userId, () => recoveryCodes.verify({ code }))).toEqual([
      'recovery_code_used in session',
    ]);
    await session.enterPin();
    expect(await logOfAct(userId, () => session.call('DELETE', '/auth/v1/factors/recovery-codes'))).toEqual([
      'factor_removed {"kind": "recovery_code"}',
    ]);
    expect(await subjectsTo(email)).toEqual([
      'A recovery code was used',
      'You have new recovery codes',
      'You have new recovery codes',
      'An authenticator app was added',
    ]);
  });

  it('a passkey: added, signed for wrongly, removed', async () => {
    const { userId, session, email } = await entered();
    const device = await session.addPasskey();
    expect(await logOf(userId)).toContain('passkey_added in session');
    const { data } = await session.client.passkey.list();
    const passkeyId = data?.[0]?.id ?? '';
    const elsewhere = await signInByPasskey(server, device);
    device.isVerifying = false;
    expect(await logOfAct(userId, () => signInByPasskey(server, device).catch(() => undefined))).toEqual([
      'passkey_failed',
    ]);
    expect(await logOfAct(userId, () => session.client.passkey.delete({ passkeyId }))).toEqual([
      'session_ended {"reason": "factor_removed"} in session',
      'passkey_removed in session',
    ]);
    expect((await elsewhere.client.getUser()).error).not.toBeNull();
    expect(await subjectsTo(email)).toEqual(['A passkey was removed', 'A passkey was added']);
  });
});

describe('the log tells of what operators do', () => {
  it('a person made, changed, sent a link, and deleted for good or softly', async () => {
    const email = newEmail();
    const made = await admin.createUser({ email, password: PASSWORD, email_confirm: true });
    const userId = made.data.user?.id ?? '';
    expect(await logOf(userId)).toEqual([
      'person_created {"by": "admin"}',
      'user_confirmed {"address": "email"}',
    ]);
    const password = 'Another-Lamp-42';
    expect(await logOfAct(userId, () => admin.updateUserById(userId, { password }))).toEqual([
      'user_changed_by_admin',
    ]);
    expect(await subjectsTo(email)).toEqual(['Your password was changed']);
    expect(await logOfAct(userId, () => admin.generateLink({ type: 'recovery', email }))).toEqual([
      'link_generated {"type": "recovery"}',
    ]);
    await signInByPassword(server, email).catch(() => undefined);
    expect(await logOfAct(userId, () => admin.deleteUser(userId, true))).toEqual([
      'user_deleted {"isSoft": true}',
    ]);
    const gone = await entered();
    expect(await logOfAct(gone.userId, () => admin.deleteUser(gone.userId))).toEqual([
      'session_ended {"reason": "ended_by_admin"} in session',
      'session_ended {"reason": "ended_by_admin"} in session',
      'user_deleted {"isSoft": false}',
    ]);
  });

  it('an invitation, with the mail it sent', async () => {
    const email = newEmail();
    await admin.inviteUserByEmail(email);
    expect(await logOf(await idOf(email))).toEqual([
      'user_signed_up {"by": "email"}',
      'message_sent {"kind": "invite", "channel": "email"}',
      'user_invited',
    ]);
  });

  it('a factor and a passkey taken away', async () => {
    const { userId, session } = await entered();
    await session.connectApp();
    const { data } = await session.client.mfa.listFactors();
    const id = data?.totp[0]?.id ?? '';
    expect(await logOfAct(userId, () => admin.mfa.deleteFactor({ userId, id }))).toEqual([
      'factor_removed {"kind": "totp"}',
    ]);
  });
});
