import { uuidv7 } from '@egcr/contract/ids';
import { platformRefusals, type RefusalKind } from '@egcr/contract/refusals';
import type { Person } from '@egcr/server-kit/actor';
import { buildApp } from '@egcr/server-kit/http/app';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Gatekeeper } from '@egcr/server-kit/services';
import { testDatabase } from '@egcr/server-kit/testing/database';
import { testServices } from '@egcr/server-kit/testing/services';
import { judgeByRole } from '@egcr/server-kit/testing/judge-by-role';
import { TestStaff } from '@egcr/server-kit/testing/test-staff';
import * as z from 'zod/mini';

import type { Proposal } from '../../contract/index.ts';
import { createApprovals } from '../index.ts';
import { preparedKind, proposalKind, textFact, type EndedProposal, type ProposalKind } from '../kind.ts';
import type { Wanted } from '../propose.ts';

interface Asked {
  /** A user id; a super admin unless another role is named. */
  readonly as?: string;
  readonly role?: string;
  /** The PIN was verified more than two minutes ago. */
  readonly isStale?: boolean;
  readonly key?: string;
  readonly body?: object;
}

/** What the kind of these tests does is counted; a test sets what it refuses, how things stand, and who would gain. */
class Lever {
  pulled: number[] = [];
  ended: EndedProposal[] = [];
  /** Beside the one whom the proposal names. */
  gainers: readonly string[] = [];
  refuses: RefusalKind | undefined;
  standsAt = '1';
  /** The worth of one moved unit, in cents. */
  dollar = 100n;

  readonly kind: ProposalKind = proposalKind({
    name: 'wallet.liquidity',
    proposedWith: 'money.propose',
    approvedWith: 'money.approve',
    refusals: [],
    perDay: 30,
    payload: z.strictObject({ by: z.number(), gains: z.optional(z.string()), moves: z.optional(z.string()) }),
    judge: async (_work, { by, gains, moves }) => ({
      facts: [textFact('price', String(by)), textFact('price_now', this.standsAt)],
      interested: gains === undefined ? this.gainers : [gains, ...this.gainers],
      moves: moves === undefined ? [] : [{ value: moves, assetCode: 'USD', assetScale: 0 }],
    }),
    run: async (_work, { by }) => {
      if (this.refuses) throw new Refusal(this.refuses);
      this.pulled.push(by);
      return { by };
    },
    ended: async (_work, ended) => void this.ended.push(ended),
  });
}

/** A kind that reads before the transaction: a test says how long, and counts how often. */
class SlowLever {
  prepared = 0;
  reading: () => Promise<void> = async () => undefined;
  pulled: string[] = [];

  readonly kind: ProposalKind = preparedKind({
    name: 'wallet.bank_file',
    proposedWith: 'money.propose',
    approvedWith: 'money.approve',
    refusals: [],
    payload: z.strictObject({ content: z.string() }),
    prepare: async (_before, { content }) => {
      this.prepared += 1;
      await this.reading();
      return { read: content.toUpperCase() };
    },
    judge: async (_work, _payload, { prepared }) => ({ facts: [textFact('plan', prepared.read)] }),
    run: async (_work, _payload, { prepared }) => {
      this.pulled.push(prepared.read);
      return { read: prepared.read };
    },
  });
}

/** A thousand dollars. */
const DAY_MAX_MINOR = 100_000n;

/** Approvals over a real server and database, with one kind of proposal. */
export async function openApprovals() {
  const database = await testDatabase({ connectionsMax: 20 });
  const services = testServices(database);
  const clock = services.movableClock;
  const people = new TestStaff();
  const lever = new Lever();
  const slow = new SlowLever();
  const { domain, door } = createApprovals({
    staff: people,
    kinds: () => [lever.kind, slow.kind],
    money: {
      dayMaxMinor: DAY_MAX_MINOR,
      worthOf: async (_work, moves) =>
        moves.reduce((sum, { value }) => sum + BigInt(value) * lever.dollar, 0n),
    },
  });
  const personAs = (userId: string, role = 'super_admin', isStale = false): Person => {
    if (role === 'super_admin') people.meet(userId);
    return personWith(userId, role, verifiedAt(clock.now(), isStale));
  };
  const app = await buildApp({
    services,
    gatekeeper: gatekeeperOf(personAs),
    throttle: async () => ({ allowed: true, retryAfter_s: 0 }),
    isKnownAddress: () => false,
    domains: [domain],
  });

  const newPerson = () => {
    const userId = uuidv7(clock.now().getTime());
    people.meet(userId);
    return userId;
  };
  const call = callerOf(app);
  const proposing = proposersOf(
    (as, kind, wanted) => services.unit((work) => door.propose(work, kind, wanted), { actor: personAs(as) }),
    { lever, slow },
  );
  const approve = ({ id, sha256 }: Pick<Proposal, 'id' | 'sha256'>, as: string, asked: Asked = {}) =>
    call('POST', `/${id}/approve`, { as, body: { sha256 }, ...asked });
  const runExpiry = () => services.unit(async (work) => domain.jobs?.['approvals.expire']?.(work, {}));

  return {
    call,
    ...proposing,
    approve,
    runExpiry,
    newPerson,
    lever,
    slow,
    people,
    clock,
    services,
    database,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

type Propose = (as: string, kind: ProposalKind, wanted: Wanted) => Promise<Proposal>;

function proposersOf(propose: Propose, { lever, slow }: { readonly lever: Lever; readonly slow: SlowLever }) {
  return {
    propose: (as: string, by: number, gains?: string) =>
      propose(as, lever.kind, {
        subject: 'USD',
        payload: { by, ...(gains !== undefined && { gains }) },
        reason: 'Because',
      }),
    /** A proposal that moves so many dollars. */
    proposeMoving: (as: string, moves: string) =>
      propose(as, lever.kind, { subject: 'USD', payload: { by: 1, moves } }),
    /** A proposal of the kind that reads before the transaction. */
    proposeSlow: (as: string, content: string) =>
      propose(as, slow.kind, {
        subject: 'bank',
        payload: { content },
        prepared: { read: content.toUpperCase() },
      }),
  };
}

export type ApprovalsDesk = Awaited<ReturnType<typeof openApprovals>>;

const verifiedAt = (now: Date, isStale: boolean) => new Date(now.getTime() - (isStale ? 121_000 : 0));

function personWith(userId: string, role: string, pinVerifiedAt: Date): Person {
  return {
    kind: 'person',
    userId,
    sessionId: userId,
    roles: [role],
    isVerified: true,
    pin: { isSet: true, expiresAt: new Date(pinVerifiedAt.getTime() + 300_000), verifiedAt: pinVerifiedAt },
  };
}

function gatekeeperOf(personAs: (userId: string, role?: string, isStale?: boolean) => Person): Gatekeeper {
  return {
    ...judgeByRole(),
    authenticate: async ({ authorization }) => {
      if (authorization === undefined) throw new Refusal(platformRefusals.token_missing);
      const [userId = '', role, stale] = authorization.replace('Bearer ', '').split(':');
      return personAs(userId, role, stale === 'stale');
    },
    hasCompleteProfile: async () => true,
  };
}

function callerOf(app: Awaited<ReturnType<typeof buildApp>>) {
  return async (method: 'GET' | 'POST', path: string, asked: Asked = {}) => {
    const { as, role = 'super_admin', isStale = false, key = crypto.randomUUID(), body } = asked;
    const answer = await app.inject({
      method,
      url: `/api/v1/admin/proposals${path}`,
      headers: {
        'idempotency-key': key,
        ...(as !== undefined && { authorization: `Bearer ${as}:${role}${isStale ? ':stale' : ''}` }),
      },
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, body: answer.body === '' ? undefined : JSON.parse(answer.body) };
  };
}
