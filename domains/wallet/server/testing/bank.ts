import { createApprovals } from '@egcr/approvals/server';
import { uuidv7 } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { createRates } from '@egcr/rates/server';
import { buildApp } from '@egcr/server-kit/http/app';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Gatekeeper } from '@egcr/server-kit/services';
import { testDatabase } from '@egcr/server-kit/testing/database';
import { testServices } from '@egcr/server-kit/testing/services';
import { TestStaff } from '@egcr/server-kit/testing/test-staff';

import { createWallet, makeLogKey, readLogKey } from '../index.ts';
import { TestPeople, type TestPerson } from './test-people.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads what it expects and fails where it is missing
  readonly body: any;
}

interface Asked {
  readonly as?: TestPerson;
  /** `stale`: the PIN was verified more than two minutes ago; `none`: the window is closed. */
  readonly pin?: 'fresh' | 'stale' | 'none';
  readonly key?: string;
  readonly body?: unknown;
  /** What else than a person they are: `super_admin`. */
  readonly role?: string;
}

/** The wallet's API over a real server and database; a bearer is `<user id>:<pin>`. */
export async function openBank({ hasSandbox = true } = {}) {
  const database = await testDatabase({ connectionsMax: 20 });
  const services = testServices(database);
  const people = new TestPeople();
  const staff = new TestStaff();
  const { rates, approvals, domain, door } = composeBank(people, staff, hasSandbox);
  const clock = services.movableClock;
  const app = await buildApp({
    services,
    gatekeeper: gatekeeperOf(people, staff, () => clock.now()),
    throttle: async () => ({ allowed: true, retryAfter_s: 0 }),
    isKnownAddress: () => false,
    domains: [approvals, domain],
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });

  const call = callerOf(url);

  const byStaff = twoOfTheStaff(call, people.add(checkerAt(clock.now())));
  let count = 0;
  /** A person with a complete profile and, where asked, so many minor units of a currency. */
  const person = async (
    name: string,
    value = '0',
    assetCode = 'JVD',
    assetScale = 2,
  ): Promise<TestPerson> => {
    count += 1;
    const userId = uuidv7(clock.now().getTime());
    const username = `${name.toLowerCase()}${count}`;
    const phone = `+4915100${String(count).padStart(5, '0')}`;
    const added = people.add({
      userId,
      username,
      firstName: name,
      lastName: 'Test',
      email: `${username}@example.org`,
      phone,
    });
    if (value !== '0') {
      await services.unit((work) => door.fund(work, { userId, amount: { value, assetCode, assetScale } }));
    }
    return added;
  };

  const balance = async (as: TestPerson, assetCode = 'JVD'): Promise<string | undefined> => {
    const { body } = await call('GET', '/api/v1/wallet', { as });
    const accounts: { asset: string; balance: { value: string } }[] = body.accounts;
    return accounts.find((account) => account.asset === assetCode)?.balance.value;
  };

  const send = (as: TestPerson, body: unknown, key: string = crypto.randomUUID()): Promise<Answer> =>
    call('POST', '/api/v1/wallet/transfers', { as, key, body });

  /** Brings JVD's price and sample rates of now into force. */
  const setRates = (): Promise<void> => services.unit(async (work) => rates.domain.seed?.(work));

  return {
    setRates,
    call,
    ...byStaff,
    url,
    person,
    balance,
    send,
    people,
    staff,
    services,
    database,
    domain,
    door,
    clock,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

export type Bank = Awaited<ReturnType<typeof openBank>>;

export const jvd = (value: string) => ({ value, assetCode: 'JVD', assetScale: 2 });

function composeBank(people: TestPeople, staff: TestStaff, hasSandbox: boolean) {
  const approvals = createApprovals({
    staff,
    kinds: () => [...rates.proposals, ...wallet.proposals],
    money: { dayMaxMinor: 500_000_000n, worthOf: (work, moves) => rates.door.dollarsOf(work, moves) },
  });
  const rates = createRates({ settings: { hasSamples: true }, approvals: approvals.door });
  const wallet = createWallet({
    people,
    rates: rates.door,
    approvals: approvals.door,
    settings: { hasSandbox, fillsLiquidity: hasSandbox, limitsNetworks: true },
    log: { key: readLogKey(makeLogKey(), 'test'), publishTo: undefined },
  });
  return { rates, approvals: approvals.domain, ...wallet };
}

/** Carries proposals out, as the second super admin of these tests. */
function twoOfTheStaff(call: ReturnType<typeof callerOf>, checker: TestPerson) {
  const approve = async (
    { id, sha256 }: { readonly id: string; readonly sha256: string },
    as: TestPerson = checker,
  ): Promise<Answer> => {
    const path = `/api/v1/admin/proposals/${id}/approve`;
    const key = crypto.randomUUID();
    const answer = await call('POST', path, { as, role: 'super_admin', key, body: { sha256 } });
    return answer.status === 200 ? { ...answer, status: 201, body: answer.body.outcome } : answer;
  };
  /** What one super admin proposes, another carries out: the answer's body is the outcome. A refusal is answered as it is. */
  const byTwo = async (...asked: Parameters<typeof call>): Promise<Answer> => {
    const proposed = await call(...asked);
    return proposed.status === 202 ? approve(proposed.body) : proposed;
  };
  return { checker, approve, byTwo };
}

function checkerAt(now: Date): TestPerson {
  return {
    userId: uuidv7(now.getTime()),
    username: 'checker',
    firstName: 'Checker',
    lastName: 'Test',
    email: 'checker@example.org',
    phone: '+491510099999',
  };
}

function callerOf(url: string) {
  return async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    asked: Asked = {},
  ): Promise<Answer> => {
    const { as, pin = 'fresh', key, body, role = '' } = asked;
    const response = await fetch(new URL(path, url), {
      method,
      headers: {
        ...(as && { authorization: `Bearer ${as.userId}:${pin}:${role}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: response.status === 204 ? null : await response.json(),
    };
  };
}

function gatekeeperOf(people: TestPeople, staff: TestStaff, now: () => Date): Gatekeeper {
  return {
    authenticate: async ({ authorization }) => {
      if (authorization === undefined) throw new Refusal(platformRefusals.token_missing);
      const [userId = '', pin, role = ''] = authorization.replace('Bearer ', '').split(':');
      const at = now().getTime();
      if (role === 'super_admin') staff.meet(userId);
      return {
        kind: 'person',
        userId,
        sessionId: userId,
        roles: role === '' ? [] : [role],
        isVerified: true,
        pin: {
          isSet: true,
          expiresAt: pin === 'none' ? null : new Date(at + 240_000),
          verifiedAt: new Date(pin === 'stale' ? at - 121_000 : at),
        },
      };
    },
    hasCompleteProfile: async (userId) => people.has(userId),
  };
}
