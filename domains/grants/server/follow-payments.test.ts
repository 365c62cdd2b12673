import { testDatabase } from '@egcr/server-kit/testing/database';
import { testServices, type TestServices } from '@egcr/server-kit/testing/services';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  findAward,
  insertAward,
  keepReport,
  milestonesOf,
  open,
  reportColumn,
  setAwardState,
  setMilestonePayment,
} from './awards/award-store.ts';
import { grantListeners } from './follow-payments.ts';
import {
  appealColumn,
  answerColumn,
  insertRecovery,
  keepAnswer,
  keepAppeal,
  keepAppealDecision,
  keepDecision,
  recoveriesOf,
  setRecoveryState,
} from './recoveries/recovery-store.ts';
import { insertApplication, setState } from './store.ts';

let services: TestServices;
let close: () => Promise<void>;
let programme: string;
const newId = () => crypto.randomUUID();
const work = () => ({ db: services.db, cipher: services.cipher, now: services.clock.now() });
beforeAll(async () => {
  const database = await testDatabase();
  services = testServices(database);
  close = () => database.close();
  programme = newId();
  await services.pool.query(
    "insert into grants.programme (id, slug, opens_at, search_words) values ($1, 'wells', now(), '')",
    [programme],
  );
});
afterAll(() => close());

interface Paid {
  readonly state: 'paid' | 'returned' | 'failed' | 'waiting';
  readonly organisation_id: string | null;
}

/** What the other domains answer, and what they are told. */
let payment: Paid | undefined;
let left = 0n;
let advanced: string[];
let givenBack: string[];
beforeEach(() => {
  payment = undefined;
  left = 0n;
  [advanced, givenBack] = [[], []];
});
const parts = {
  cases: {
    advance: async (_work: unknown, { event }: { readonly event: string }) => void advanced.push(event),
  },
  money: {
    payments: async () => (payment === undefined ? [] : [payment]),
    left: async () => left,
    uncommit: async (_work: unknown, { amount }: { readonly amount: { readonly value: string } }) =>
      void givenBack.push(amount.value),
  },
} as unknown as Parameters<typeof grantListeners>[0];

async function hear(topic: string, payload: Readonly<Record<string, unknown>>): Promise<void> {
  const event = { id: newId(), topic, payload };
  await services.unit(async (unit) => grantListeners(parts)[topic]?.(unit, event));
}
const tried = (subject: string, outcome: 'paid' | 'failed' = 'paid') =>
  hear('disbursements.payments_tried', {
    envelope_id: newId(),
    payments: [{ id: newId(), subject, user_id: newId(), outcome, reason: null, transfer_id: null }],
  });
const ended = (envelopeId: string) =>
  hear('disbursements.envelope_ended', { envelope_id: envelopeId, state: 'closed' });
const leave = (userId: string) => hear('identity.user_deleted', { user_id: userId });

interface Made {
  readonly caseId: string;
  readonly id: string;
  readonly userId: string;
  readonly parts: readonly string[];
}

/** An award of a person in three parts that is accepted, or still offered. */
async function award(phase: 'offered' | 'active' | 'completed' = 'active', userId = newId()): Promise<Made> {
  const [caseId, id] = [newId(), newId()];
  const ids = [newId(), newId(), newId()];
  await insertApplication(work(), {
    caseId,
    programmeId: programme,
    reference: `GR-${caseId.slice(0, 8)}`,
    userId,
    organisationId: newId(),
    asset: 'USD',
    amountMinor: 600n,
    applicantKind: 'person',
    country: 'IT',
    draftId: newId(),
    isSample: false,
  });
  await setState(work(), { caseId, state: 'approved', isActive: true });
  await insertAward(
    work(),
    { id, case_id: caseId, decided_by: [] },
    ids.map((part, at) => ({
      id: part,
      percent: 30 + at,
      needs: at === 0 ? ('agreement' as const) : ('report' as const),
      amount_minor: BigInt(100 * (at + 1)),
    })),
  );
  const steps = { offered: ['offered'], active: ['active'], completed: ['active', 'completed'] } as const;
  for (const state of steps[phase]) await setAwardState(work(), { id, state });
  return { caseId, id, userId, parts: ids };
}

/** Sends a part of it to finance; answers what the payment is for. */
async function toPay(made: Made, part = 0): Promise<{ paymentId: string; envelopeId: string }> {
  const sent = { paymentId: newId(), envelopeId: newId() };
  await setMilestonePayment(work(), { id: made.parts[part] ?? '', ...sent });
  return sent;
}
const standing = async ({ id }: Made) => {
  const row = await findAward(services.db, { id });
  const milestones = await milestonesOf(services.db, [id]);
  return [row?.state, ...milestones.map(({ state }) => state)].join(' ');
};
const noticesOf = async ({ userId }: Made) => {
  const { rows } = await services.pool.query<{ payload: Record<string, unknown> }>(
    "select payload from platform.event where topic = 'notification.asked' and payload->>'user_id' = $1 order by id",
    [userId],
  );
  return rows.map(({ payload: { kind, params } }) => ({ kind, params }));
};

describe('a part of a grant whose payment was made', () => {
  it('is paid, its recipient is told, and a report is asked for the next one', async () => {
    const made = await award();
    const { paymentId } = await toPay(made);
    payment = { state: 'paid', organisation_id: null };
    await tried(paymentId);
    expect(await standing(made)).toBe('active paid due waiting');
    expect(await noticesOf(made)).toEqual([
      {
        kind: 'grants.paid',
        params: expect.objectContaining({ value: '100', assetCode: 'USD' }),
      },
    ]);
    expect((await noticesOf(made))[0]?.params).not.toHaveProperty('wallet');
    expect((await findAward(services.db, { id: made.id }))?.version).toBe(3);
    expect(advanced).toEqual([]);
  });

  it('is paid also where it came back later, and it is said that a business got it', async () => {
    const made = await award();
    const { envelopeId } = await toPay(made);
    payment = { state: 'returned', organisation_id: newId() };
    await ended(envelopeId);
    expect(await standing(made)).toBe('active paid due waiting');
    expect((await noticesOf(made))[0]?.params).toMatchObject({ wallet: 'business' });
  });

  it('and was the last one completes the award', async () => {
    const made = await award();
    const { paymentId } = await toPay(made, 2);
    payment = { state: 'paid', organisation_id: null };
    await tried(paymentId);
    expect([await standing(made), advanced]).toEqual(['completed waiting waiting paid', ['pay']]);
  });

  it('is settled once, however often that is heard', async () => {
    const made = await award();
    const { paymentId, envelopeId } = await toPay(made, 1);
    payment = { state: 'paid', organisation_id: null };
    await tried(paymentId);
    await tried(paymentId);
    await ended(envelopeId);
    expect(await standing(made)).toBe('active waiting paid due');
    expect(await noticesOf(made)).toHaveLength(1);
  });
});

describe('a part of a grant whose payment was not made', () => {
  it('waits while the payment can be tried again', async () => {
    const made = await award();
    const { paymentId } = await toPay(made);
    payment = { state: 'failed', organisation_id: null };
    await tried(paymentId, 'failed');
    expect([await standing(made), advanced]).toEqual(['active to_pay waiting waiting', []]);
  });

  it.each([undefined, { state: 'failed', organisation_id: null } as const])(
    'is stopped at the end of its envelope, for officers to look at: %o',
    async (last) => {
      const made = await award();
      const { envelopeId } = await toPay(made);
      payment = last;
      await ended(envelopeId);
      expect([await standing(made), advanced]).toEqual(['active stopped waiting waiting', ['stop_payment']]);
      expect((await noticesOf(made)).map(({ kind }) => kind)).toEqual(['grants.payment_stopped']);
    },
  );

  it('of other domains is nothing to grants', async () => {
    await tried(newId());
    await ended(newId());
    expect(advanced).toEqual([]);
  });
});

describe('an account that is deleted', () => {
  it('ends its awards: parts that are not paid are closed, and the rest of the promise goes back', async () => {
    const userId = newId();
    const [active, offered] = [await award('active', userId), await award('offered', userId)];
    const other = await award();
    left = 500n;
    await leave(userId);
    expect(await Promise.all([active, offered, other].map(standing))).toEqual([
      'ended closed closed closed',
      'ended closed closed closed',
      'active waiting waiting waiting',
    ]);
    expect(givenBack).toEqual(['500', '500']);
    expect((await noticesOf(active)).map(({ kind }) => kind)).toEqual([
      'grants.award_ended',
      'grants.award_ended',
    ]);
  });

  it('leaves an award whose payment is under way, and one that is complete', async () => {
    const userId = newId();
    const [paying, complete] = [await award('active', userId), await award('completed', userId)];
    await toPay(paying, 1);
    await leave(userId);
    expect(await Promise.all([paying, complete].map(standing))).toEqual([
      'active waiting to_pay waiting',
      'completed waiting waiting waiting',
    ]);
    expect([givenBack, await noticesOf(paying)]).toEqual([[], []]);
  });

  it('takes with it what its person wrote: reports, answers and appeals, and nothing of others', async () => {
    const [mine, others] = [await award(), await award()];
    for (const made of [mine, others]) {
      const report = { id: made.parts[1] ?? '', text: 'The well is dug.', receipts: [] };
      await keepReport(work(), report);
      await recover(made);
    }
    await leave(mine.userId);
    const written = async (made: Made) => {
      const [, second] = await milestonesOf(services.db, [made.id]);
      const [recovery] = await recoveriesOf(services.db, made.id);
      return [
        open(services.cipher, reportColumn, second?.id ?? '', second?.sealed_report ?? null),
        open(services.cipher, answerColumn, recovery?.id ?? '', recovery?.sealed_answer ?? null),
        open(services.cipher, appealColumn, recovery?.id ?? '', recovery?.sealed_appeal ?? null),
      ];
    };
    expect(await written(mine)).toEqual([null, null, null]);
    expect(await written(others)).toEqual(['The well is dug.', 'It was for water.', 'Read it again.']);
  });
});

/** Money that is taken back of an award, up to the appeal of its recipient. */
async function recover(made: Made, id = newId()): Promise<string> {
  await insertRecovery(work(), {
    id,
    award_id: made.id,
    amount_minor: 50n,
    reason: 'misused',
    papers: [],
    proposed_by: newId(),
    answer_by: new Date(services.clock.now().getTime() + 86_400_000),
    finding: 'Spent on a car.',
    anew: undefined,
  });
  await keepAnswer(work(), { id, text: 'It was for water.', state: 'answered' });
  await keepDecision(work(), { id, state: 'owed', reason: 'No receipt.', by: newId() });
  await keepAppeal(work(), { id, text: 'Read it again.', state: 'appealed' });
  return id;
}

describe('money that is taken back of an award', () => {
  it('is kept step by step, with who decided and when, the latest first', async () => {
    const made = await award();
    const first = await recover(made, '01990000-0000-7000-8000-000000000001');
    const decider = newId();
    await keepAppealDecision(work(), { id: first, state: 'returned', reason: 'You are right.', by: decider });
    const second = await recover(made, '01990000-0000-7000-8000-000000000002');
    const rows = await recoveriesOf(services.db, made.id);
    expect(rows.map(({ id, state }) => [id, state])).toEqual([
      [second, 'appealed'],
      [first, 'returned'],
    ]);
    expect(rows[1]).toMatchObject({
      amount_minor: 50n,
      appeal_decided_by: decider,
      answered_at: expect.any(Date),
      decided_at: expect.any(Date),
      appealed_at: expect.any(Date),
      appeal_decided_at: expect.any(Date),
      sealed_new_facts: null,
    });
    expect(await recoveriesOf(services.db, newId())).toEqual([]);
    await keepAppealDecision(work(), { id: second, state: 'owed', reason: 'It stays.', by: newId() });
    await setRecoveryState(work(), { id: second, state: 'settled' });
    expect((await recoveriesOf(services.db, made.id)).map(({ state }) => state)).toEqual([
      'settled',
      'returned',
    ]);
  });

  it('anew, after an appeal that was won, says what is new', async () => {
    const made = await award();
    const first = await recover(made);
    await keepAppealDecision(work(), { id: first, state: 'returned', reason: 'Right.', by: newId() });
    await insertRecovery(work(), {
      id: 'fffffff0-0000-7000-8000-000000000001',
      award_id: made.id,
      amount_minor: 20n,
      reason: 'no_report',
      papers: [newId()],
      proposed_by: newId(),
      answer_by: services.clock.now(),
      finding: 'No report.',
      anew: { after: first, facts: 'A new receipt.' },
    });
    const [latest] = await recoveriesOf(services.db, made.id);
    expect([latest?.amount_minor, latest?.papers.length, latest?.sealed_new_facts === null]).toEqual([
      20n,
      1,
      false,
    ]);
  });
});
