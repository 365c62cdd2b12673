import { createApprovals, type ApprovalsDoor, type ProposalKind } from '@egcr/approvals/server';
import { uuidv7 } from '@egcr/contract/ids';
import type { WireMoney } from '@egcr/contract/money';
import { platformRefusals } from '@egcr/contract/refusals';
import { identityRefusals, userDeleted } from '@egcr/identity/contract';
import { createLedger, makeLogKey, readLogKey, type LedgerDoor } from '@egcr/ledger/server';
import { actingDoor } from '@egcr/organisations/server';
import { createRates, type RatesDoor } from '@egcr/rates/server';
import { createStatements } from '@egcr/statements/server';
import type { ServerDomain } from '@egcr/server-kit/domain';
import { buildApp } from '@egcr/server-kit/http/app';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import type { Gatekeeper, Services } from '@egcr/server-kit/services';
import { testDatabase } from '@egcr/server-kit/testing/database';
import { testServices, type TestServices } from '@egcr/server-kit/testing/services';
import { judgeByRole } from '@egcr/server-kit/testing/judge-by-role';
import { TestStaff } from '@egcr/server-kit/testing/test-staff';

import { createWallet, playMoney, playMoneySource, type MoneyKind, type WalletDoor } from '../index.ts';
import type { WalletParts } from '../parts.ts';
import { testKinds } from './test-kinds.ts';
import { TestPeople, type TestPerson } from './test-people.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads what it expects and fails where it is missing
  readonly body: any;
}

interface Asked {
  readonly as?: TestPerson;
  /** An API key instead of a person. */
  readonly bearer?: string;
  /** `stale`: the PIN was verified more than two minutes ago; `none`: the window is closed. */
  readonly pin?: 'fresh' | 'stale' | 'none';
  readonly key?: string;
  /** The business for which the person acts. */
  readonly actingFor?: string;
  readonly body?: unknown;
  /** What else than a person they are: `super_admin`. */
  readonly role?: string;
}

/** What a domain that moves money through the wallet is made with. */
interface GuestParts {
  readonly people: TestPeople;
  readonly staff: TestStaff;
  readonly ledger: LedgerDoor;
  readonly rates: RatesDoor;
  readonly approvals: ApprovalsDoor;
  readonly wallet: WalletDoor<MoneyKind>;
  readonly hasSandbox: boolean;
}

/** A domain that moves money through the wallet, and is tested with it. */
interface Guest {
  readonly domain: ServerDomain;
  readonly proposals?: readonly ProposalKind[];
  readonly door?: Partial<Pick<WalletParts, 'lockWaiting' | 'stopWaiting'>>;
  /** What it adds to the guard. */
  readonly gatekeeper?: (services: Services) => Partial<Gatekeeper>;
}

interface BankOptions {
  readonly hasSandbox?: boolean;
  /** What the guests move money for. */
  readonly kinds?: readonly MoneyKind[];
  readonly guests?: readonly ((parts: GuestParts) => Guest)[];
}

/** The wallet's API over a real server and database; a bearer is `<user id>:<pin>`. */
export async function openBank({ hasSandbox = true, kinds = [], guests = [] }: BankOptions = {}) {
  const database = await testDatabase({ connectionsMax: 20 });
  const services = testServices(database);
  const people = new TestPeople();
  const staff = new TestStaff();
  const composed = composeBank({ people, staff, hasSandbox, kinds, guests });
  const { rates, ledger, domain, door } = composed;
  const clock = services.movableClock;
  const app = await buildApp({
    services,
    gatekeeper: {
      ...gatekeeperOf(people, staff, () => clock.now()),
      ...Object.assign({}, ...composed.guests.map((guest) => guest.gatekeeper?.(services))),
    },
    throttle: async () => ({ allowed: true, retryAfter_s: 0 }),
    isKnownAddress: () => false,
    domains: composed.domains,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });

  const call = callerOf(url);

  const byStaff = twoOfTheStaff(call, people.add(checkerAt(clock.now())));
  const fund = fundedBy(services, door);
  const person = newPeople(people, clock, fund);

  const balance = async (as: TestPerson, assetCode = 'JVD'): Promise<string | undefined> => {
    const { body } = await call('GET', '/api/v1/wallet', { as });
    const accounts: { asset: string; balance: { value: string } }[] = body.accounts;
    return accounts.find((account) => account.asset === assetCode)?.balance.value;
  };

  /** With the PIN, as on the page that shows amount and payee. */
  const send = (as: TestPerson, body: object, key: string = crypto.randomUUID()): Promise<Answer> =>
    call('POST', '/api/v1/wallet/transfers', { as, key, body: { pin: TEST_PIN, ...body } });

  /** Brings JVD's price and sample rates of now into force. */
  const setRates = (): Promise<void> => services.unit(async (work) => rates.domain.seed?.(work));

  return {
    setRates,
    fund,
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
    ledger: ledger.door,
    domains: composed.domains,
    runJob: (name: string, payload: Readonly<Record<string, unknown>> = {}) =>
      runJobOf(services, composed.domains, { name, payload }),
    forget: (person: TestPerson) => forgetIn(services, composed.domains, person),
    clock,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

export type Bank = Awaited<ReturnType<typeof openBank>>;

/** Everybody's. */
export const TEST_PIN = '270519';

export const jvd = (value: string) => ({ value, assetCode: 'JVD', assetScale: 2 });

/** Gives someone play money. */
function fundedBy(services: TestServices, door: Pick<WalletDoor, 'pay'>) {
  return async ({ userId: to }: TestPerson, amount: WireMoney): Promise<void> => {
    const payment = { kind: playMoney, key: crypto.randomUUID(), from: playMoneySource, to, amount };
    await services.unit((work) => door.pay(work, payment));
  };
}

/** Makes people with a complete profile and, where asked, so many minor units of a currency. */
function newPeople(
  people: TestPeople,
  clock: TestServices['movableClock'],
  fund: ReturnType<typeof fundedBy>,
) {
  let count = 0;
  return async (name: string, value = '0', assetCode = 'JVD', assetScale = 2): Promise<TestPerson> => {
    count += 1;
    const userId = uuidv7(clock.now().getTime());
    const username = `${name.toLowerCase()}${count}`;
    const phone = `+4915100${String(count).padStart(5, '0')}`;
    const email = `${username}@example.org`;
    const added = people.add({ userId, username, firstName: name, lastName: 'Test', email, phone });
    if (value !== '0') await fund(added, { value, assetCode, assetScale });
    return added;
  };
}

interface Composed extends Required<BankOptions> {
  readonly people: TestPeople;
  readonly staff: TestStaff;
}

function composeBank({ people, staff, hasSandbox, kinds, guests: makeGuests }: Composed) {
  const approvals = createApprovals({
    staff,
    kinds: () => [rates, ...guests].flatMap(({ proposals = [] }) => proposals),
    money: { dayMaxMinor: 500_000_000n, worthOf: (work, moves) => rates.door.dollarsOf(work, moves) },
  });
  const rates = createRates({ settings: { hasSamples: true }, approvals: approvals.door });
  const ledger = createLedger({ log: { key: readLogKey(makeLogKey(), 'test'), publishTo: undefined } });
  const given = { people, staff, ledger: ledger.door, rates: rates.door, approvals: approvals.door };
  const wallet = createWallet({
    people,
    ledger: ledger.door,
    rates: rates.door,
    kinds: [...testKinds, ...kinds],
    lockWaiting: async (db, userId) => {
      for (const { door } of guests) await door?.lockWaiting?.(db, userId);
    },
    stopWaiting: async (work, wanted): Promise<boolean> => {
      let isStopped = false;
      for (const { door } of guests) isStopped = (await door?.stopWaiting?.(work, wanted)) || isStopped;
      return isStopped;
    },
    settings: { hasSandbox, limitsNetworks: true },
  });
  const guests: readonly Guest[] = makeGuests.map((make) =>
    make({ ...given, wallet: wallet.door, hasSandbox }),
  );
  const papers = {
    ...given,
    businesses: actingDoor,
    wallet: wallet.door,
    publicUrl: 'http://bank.localhost',
  };
  const domains = [approvals, ledger, wallet, createStatements(papers), ...guests].map(
    ({ domain }) => domain,
  );
  return { ...wallet, rates, ledger, guests, domains };
}

/** Runs a job of whichever domain. */
function runJobOf(
  { unit }: TestServices,
  domains: readonly ServerDomain[],
  { name, payload }: { readonly name: string; readonly payload: Readonly<Record<string, unknown>> },
): Promise<void> {
  const job = domains.map(({ jobs }) => jobs?.[name]).find((each) => each !== undefined);
  invariant(job !== undefined, `there is no job ${name}`);
  return unit((work) => job(work, payload));
}

/** Tells every domain that an account was deleted. */
async function forgetIn(
  { unit }: TestServices,
  domains: readonly ServerDomain[],
  { userId }: TestPerson,
): Promise<void> {
  const event = { id: userId, topic: userDeleted.topic, payload: { user_id: userId } };
  for (const { listeners } of domains)
    await unit(async (work) => listeners?.[userDeleted.topic]?.(work, event));
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
    const { as, bearer, pin = 'fresh', key, actingFor, body, role = '' } = asked;
    const response = await fetch(new URL(path, url), {
      method,
      headers: {
        ...(as && { authorization: `Bearer ${as.userId}:${pin}:${role}` }),
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(actingFor !== undefined && { 'acting-for': actingFor }),
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
    ...judgeByRole(),
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
    provePin: async ({ pin }) => {
      if (pin !== TEST_PIN)
        throw new Refusal(identityRefusals.pin_incorrect, { members: { attempts_left: 4 } });
    },
    hasCompleteProfile: async (userId) => people.has(userId),
  };
}
