import { testDatabase } from '@egcr/server-kit/testing/database';
import { testServices, type TestServices } from '@egcr/server-kit/testing/services';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  findAward,
  keepReport,
  milestonesOf,
  open,
  reportColumn,
  setMilestonePayment,
} from './awards/award-store.ts';
import { grantListeners } from './follow-payments.ts';
import { answerColumn, appealColumn, recoveriesOf } from './recoveries/recovery-store.ts';
import { awardRows, type MadeAward } from './testing/award-rows.ts';

let services: TestServices;
let close: () => Promise<void>;
let rows: Awaited<ReturnType<typeof awardRows>>;
const newId = () => crypto.randomUUID();
const work = () => rows.work();
const award: typeof rows.award = (...given) => rows.award(...given);
beforeAll(async () => {
  const database = await testDatabase();
  services = testServices(database);
  close = () => database.close();
  rows = await awardRows(services);
});
afterAll(() => close());

type Parts = Parameters<typeof grantListeners>[0];

/** What the other domains answer, and what they are told. */
let payment: Awaited<ReturnType<Parts['money']['payments']>>[number] | undefined;
let left = 0n;
let advanced: string[];
let givenBack: string[];
beforeEach(() => {
  payment = undefined;
  left = 0n;
  [advanced, givenBack] = [[], []];
});
const parts: Parts = {
  cases: { advance: async (_work, { event }) => void advanced.push(event) },
  money: {
    payments: async () => (payment === undefined ? [] : [payment]),
    left: async () => left,
    uncommit: async (_work, { amount }) => void givenBack.push(amount.value),
  },
};

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

/** Sends a part of it to finance; answers what the payment is for. */
async function toPay(made: MadeAward, part = 0): Promise<{ paymentId: string; envelopeId: string }> {
  const sent = { paymentId: newId(), envelopeId: newId() };
  await setMilestonePayment(work(), { id: made.parts[part] ?? '', ...sent });
  return sent;
}
const standing = async ({ id }: MadeAward) => {
  const row = await findAward(services.db, { id });
  const milestones = await milestonesOf(services.db, [id]);
  return [row?.state, ...milestones.map(({ state }) => state)].join(' ');
};
const noticesOf = async ({ userId }: MadeAward) => {
  const found = await services.pool.query<{ payload: Record<string, unknown> }>(
    "select payload from platform.event where topic = 'notification.asked' and payload->>'user_id' = $1 order by id",
    [userId],
  );
  return found.rows.map(({ payload: { kind, params } }) => ({ kind, params }));
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
      await rows.recover(made);
    }
    await leave(mine.userId);
    const written = async (made: MadeAward) => {
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
