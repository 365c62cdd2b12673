/** Someone for each kind of caller, made through the product's own doors. */
import { createHmac } from 'node:crypto';

import { apiScopes } from '@egcr/developers/contract';
import { staffRoles, type StaffRole } from '@egcr/roles/contract';

import { type BankPerson, type Caller, makePeople, parsed } from '../bank-test/caller.ts';
import type { CallerName } from './access-matrix.ts';
import { PATIENCE_MS } from './patience.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_S = 30;

export type Tokens = Readonly<Record<CallerName, string | undefined>>;

interface Request {
  readonly method?: string;
  readonly path: string;
  readonly body?: unknown;
  readonly token?: string;
}

/** Asks and insists on a yes. */
export async function ask<Value>(
  caller: Caller,
  { method = 'POST', path, body, token }: Request,
): Promise<Value> {
  const answer = await caller.call({
    method,
    path,
    body,
    timeoutMs: PATIENCE_MS,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  });
  if (answer.status === 204) return undefined as Value;
  try {
    return parsed(answer) as Value;
  } catch (error) {
    throw new Error(`${method} ${path}: ${String(error)}`, { cause: error });
  }
}

/** People who have something in every currency that the harness pays in. */
export async function makeRichPeople(caller: Caller, count: number): Promise<readonly BankPerson[]> {
  const people = await makePeople(caller, count, 1_000_000);
  for (const { user_id } of people) {
    for (const assetCode of ['USD', 'EUR']) {
      const amount = { value: '500000', assetCode, assetScale: 2 };
      await ask(caller, { path: '/dev/fund', body: { user_id, amount } });
    }
  }
  return people;
}

/** A bearer for each kind of caller. Takes six minutes of the test clock for the PINs that have run out. */
export async function makeCallers(caller: Caller): Promise<Tokens> {
  const [expired] = await makePeople(caller, 1, 100_000);
  await ask(caller, { path: '/dev/clock', body: { advance_seconds: 200 } });
  const [stale] = await makePeople(caller, 1, 100_000);
  await ask(caller, { path: '/dev/clock', body: { advance_seconds: 150 } });
  const { key } = await ask<{ key: string }>(caller, { method: 'GET', path: '/dev/service-key' });
  const people = await makePeople(caller, 6, 100_000);
  const [member, owner, admin, suspended, signedOut, merchant] = people;
  await giveRole(caller, key, { person: owner, role: 'business_owner' });
  const staff = await makeStaff(caller, key);
  await giveRole(caller, key, { person: admin, role: 'super_admin' });
  await ask(caller, {
    method: 'PUT',
    path: `/auth/v1/admin/users/${suspended?.user_id ?? ''}`,
    body: { ban_duration: '24h' },
    token: key,
  });
  await ask(caller, { path: '/auth/v1/logout', token: signedOut?.access_token ?? '' });
  const unverified = await ask<{ access_token: string }>(caller, { path: '/auth/v1/signup', body: {} });
  return {
    anonymous: undefined,
    forged: `${member?.access_token.slice(0, -6) ?? ''}AAAAAA`,
    suspended: suspended?.access_token,
    signed_out: signedOut?.access_token,
    unverified: unverified.access_token,
    no_profile: await signUp(caller, key),
    no_pin: await withProfile(caller, await signUp(caller, key)),
    pin_unverified: await signInOnly(caller, member),
    pin_expired: expired?.access_token,
    pin_stale: stale?.access_token,
    member: member?.access_token,
    business_owner: owner?.access_token,
    admin_one_factor: admin?.access_token,
    ...(await makePrograms(caller, merchant)),
    ...staff,
  };
}

/** API keys of someone, as they make them themselves. */
async function makePrograms(caller: Caller, merchant: BankPerson | undefined) {
  const token = merchant?.access_token ?? '';
  const make = async (scopes: readonly string[]) =>
    ask<{ secret: string; key: { id: string } }>(caller, {
      path: '/api/v1/developers/keys',
      body: { name: 'Program', mode: 'test', scopes, pin: merchant?.pin },
      token,
    });
  const [all, one, revoked] = [await make(apiScopes), await make(['payments.read']), await make(apiScopes)];
  await ask(caller, { path: `/api/v1/developers/keys/${revoked.key.id}/revoke`, token });
  return { key_all_scopes: all.secret, key_one_scope: one.secret, key_revoked: revoked.secret };
}

/** Someone for each role of the staff, with an authenticator app. */
async function makeStaff(caller: Caller, key: string): Promise<Readonly<Record<StaffRole, string>>> {
  const people = await makePeople(caller, staffRoles.length, 100_000);
  const tokens: (readonly [StaffRole, string])[] = [];
  for (const [at, role] of staffRoles.entries()) {
    // Connected before the role is given: afterwards it would take an invitation.
    tokens.push([role, await proveSecondFactor(caller, people[at])]);
    await giveRole(caller, key, { person: people[at], role });
  }
  return Object.fromEntries(tokens) as Record<StaffRole, string>;
}

export async function giveRole(
  caller: Caller,
  key: string,
  { person, role }: { readonly person: BankPerson | undefined; readonly role: string },
): Promise<void> {
  await ask(caller, {
    method: 'PUT',
    path: `/auth/v1/admin/users/${person?.user_id ?? ''}`,
    body: { app_metadata: { roles: [role] } },
    token: key,
  });
}

async function signUp(caller: Caller, key: string): Promise<string> {
  const email = `new-${crypto.randomUUID()}@people.example`;
  const password = `Dev-${crypto.randomUUID()}-1a`;
  await ask(caller, {
    path: '/auth/v1/admin/users',
    body: { email, password, email_confirm: true },
    token: key,
  });
  return signIn(caller, { email, password });
}

async function signIn(
  caller: Caller,
  body: { readonly email: string; readonly password: string },
): Promise<string> {
  const path = '/auth/v1/token?grant_type=password';
  return (await ask<{ access_token: string }>(caller, { path, body })).access_token;
}

/** Another session of someone, with the password alone. */
export async function signInOnly(caller: Caller, person: BankPerson | undefined): Promise<string> {
  return signIn(caller, { email: person?.email ?? '', password: person?.password ?? '' });
}

async function withProfile(caller: Caller, token: string): Promise<string> {
  const username = `person_${crypto.randomUUID().slice(0, 8)}`;
  const body = { first_name: 'Pat', last_name: 'Example', username };
  await ask(caller, { method: 'PUT', path: '/api/v1/profile', body, token });
  return token;
}

/** Connects an authenticator app and shows its code. Answers the bearer of the session that has proved it. */
export async function proveSecondFactor(caller: Caller, person: BankPerson | undefined): Promise<string> {
  return (await raiseSession(caller, person)).access_token;
}

/** The same, with what renews the session. */
export async function raiseSession(
  caller: Caller,
  person: BankPerson | undefined,
): Promise<Pick<BankPerson, 'access_token' | 'refresh_token'>> {
  const token = person?.access_token ?? '';
  const { id, totp } = await ask<{ id: string; totp: { secret: string } }>(caller, {
    path: '/auth/v1/factors',
    body: { factor_type: 'totp', friendly_name: 'Phone' },
    token,
  });
  const challenge = await ask<{ id: string }>(caller, {
    path: `/auth/v1/factors/${id}/challenge`,
    body: {},
    token,
  });
  const { now } = await ask<{ now: string }>(caller, { method: 'GET', path: '/dev/clock' });
  const raised = await ask<{ access_token?: string; refresh_token?: string }>(caller, {
    path: `/auth/v1/factors/${id}/verify`,
    body: { challenge_id: challenge.id, code: codeAt(totp.secret, new Date(now)) },
    token,
  });
  return {
    access_token: raised.access_token ?? token,
    refresh_token: raised.refresh_token ?? person?.refresh_token ?? '',
  };
}

/** RFC 6238. */
function codeAt(secret: string, now: Date): string {
  const bits = Array.from(secret.replaceAll(/\s|=/g, ''), (letter) =>
    ALPHABET.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now.getTime() / 1000 / STEP_S)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const at = digest.readUInt8(digest.length - 1) & 0xf;
  return String((digest.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}
