import { createApprovals } from '@egcr/approvals/server';
import { uuidv7 } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { buildApp } from '@egcr/server-kit/http/app';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Gatekeeper } from '@egcr/server-kit/services';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { testServices } from '@egcr/server-kit/testing/services';
import { judgeByRole } from '@egcr/server-kit/testing/judge-by-role';
import { TestStaff } from '@egcr/server-kit/testing/test-staff';

import { createRates, type MarketFeed } from '../index.ts';
import type { RatesSettings } from '../settings.ts';

interface Asked {
  /** A user id, with `:super_admin` behind it for staff. */
  readonly as?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

interface DeskSettings extends Partial<RatesSettings> {
  readonly market?: MarketFeed;
  readonly supplyMinor?: bigint;
}

/** Proposals about rates move none. */
const noMoney = { dayMaxMinor: 0n, worthOf: async () => 0n };

/** The rates' API over a real server and database; a bearer is `<user id>` or `<user id>:<role>`, the PIN always open. */
export async function openDesk({ market, supplyMinor, ...settings }: DeskSettings = {}) {
  const database = await testDatabase();
  const services = testServices(database);
  const clock = services.movableClock;
  const people = new TestStaff();
  const approvals = createApprovals({ staff: people, kinds: () => rates.proposals, money: noMoney });
  const rates = createRates({
    approvals: approvals.door,
    settings: { hasSamples: false, ...settings },
    ...(market && { market }),
    ...(supplyMinor !== undefined && { supply: () => Promise.resolve(supplyMinor) }),
  });
  const { domain, door } = rates;
  const app = await buildApp({
    services,
    gatekeeper: gatekeeperOf(people, () => clock.now()),
    throttle: async () => ({ allowed: true, retryAfter_s: 0 }),
    isKnownAddress: () => false,
    domains: [approvals.domain, domain],
  });

  const call = callerOf(app);
  const told = toldBy(database);
  const seed = () => services.unit(async (work) => domain.seed?.(work));
  const runJob = (name: string) => services.unit(async (work) => domain.jobs?.[name]?.(work, {}));
  const newPerson = () => uuidv7(clock.now().getTime());
  const [staff, second] = [`${newPerson()}:super_admin`, `${newPerson()}:super_admin`];

  const approve = (proposal: { readonly id: string; readonly sha256: string }, as = second) =>
    call('POST', `/admin/proposals/${proposal.id}/approve`, {
      as,
      body: { sha256: proposal.sha256 },
    });

  /** What one proposes and another approves; the proposal's own refusal where it is refused. */
  const byTwo = async (...asked: Parameters<typeof call>) => {
    const proposed = await call(...asked);
    return proposed.status === 202 ? approve(proposed.body) : proposed;
  };

  /** An operator's table, of now unless said otherwise, let in by two people. */
  const give = (base: string, rates: Readonly<Record<string, string>>, more: object = {}) =>
    byTwo('POST', '/admin/rates', {
      as: staff,
      body: {
        source: 'desk',
        base,
        as_of: clock.now().toISOString(),
        rates: Object.entries(rates).map(([currency, mid]) => ({ currency, mid })),
        ...more,
      },
    });

  return {
    call,
    seed,
    runJob,
    newPerson,
    staff,
    second,
    people,
    approve,
    byTwo,
    give,
    told,
    clock,
    database,
    services,
    domain,
    door,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** What the notifications domain was asked to tell someone, oldest first. */
function toldBy({ pool }: Pick<TestDatabase, 'pool'>) {
  return async (person: string): Promise<Readonly<Record<string, unknown>>[]> => {
    const { rows } = await pool.query<{ payload: Record<string, unknown> }>(
      `select payload from platform.event where topic = 'notification.asked' and payload->>'user_id' = $1 order by id`,
      [person],
    );
    return rows.map(({ payload }) => payload);
  };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;

function gatekeeperOf(people: TestStaff, now: () => Date): Gatekeeper {
  return {
    ...judgeByRole(),
    authenticate: async ({ authorization }) => {
      if (authorization === undefined) throw new Refusal(platformRefusals.token_missing);
      const [userId = '', role] = authorization.replace('Bearer ', '').split(':');
      const at = now();
      if (role === 'super_admin') people.meet(userId);
      return {
        kind: 'person',
        userId,
        sessionId: userId,
        roles: role === undefined ? [] : [role],
        isVerified: true,
        pin: { isSet: true, expiresAt: new Date(at.getTime() + 240_000), verifiedAt: at },
      };
    },
    hasCompleteProfile: async () => true,
  };
}

function callerOf(app: Awaited<ReturnType<typeof buildApp>>) {
  return async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { as, body, headers }: Asked = {},
  ) => {
    const key = method === 'GET' || path.includes('alerts') ? {} : { 'idempotency-key': crypto.randomUUID() };
    const answer = await app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...key, ...headers, ...(as === undefined ? {} : { authorization: `Bearer ${as}` }) },
      ...(body === undefined ? {} : { payload: body }),
    });
    const text = answer.body;
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
  };
}
