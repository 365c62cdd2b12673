import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { followUp, FOLLOW_UP_ONE } from './end-envelopes.ts';
import {
  awaitsRetry,
  markReturned,
  pageOfPayments,
  paymentsFor,
  paymentsIn,
  recipientsOf,
  retryFailed,
} from './payment-store.ts';
import { SHIP } from './ship-envelope.ts';
import {
  envelopesIn,
  envelopesThatDiffer,
  envelopesToEnd,
  findEnvelope,
  listEnvelopes,
  tallyOf,
} from './store.ts';
import { isoAt, openEnvelopes, usd } from './testing/open-envelopes.ts';

let desk: Awaited<ReturnType<typeof openEnvelopes>>;
beforeAll(async () => {
  desk = await openEnvelopes();
});
afterAll(() => desk.bank.close());

describe('the look for envelopes that wait', () => {
  const now = new Date('2031-03-01T12:00:00Z');
  const ago = (ms: number) => isoAt(new Date(now.getTime() - ms));

  it('takes up what is shipping for a minute, and what is short of money for an hour', async () => {
    const asked: unknown[] = [];
    const [old, young, poor, rich] = [
      (await desk.made()).id,
      (await desk.made()).id,
      (await desk.made()).id,
      (await desk.made()).id,
    ];
    await desk.put('envelope', old, `state = 'shipping', changed_at = ${ago(60_000)}`);
    await desk.put('envelope', young, `state = 'shipping', changed_at = ${ago(59_999)}`);
    await desk.put('envelope', poor, `state = 'insufficient', changed_at = ${ago(3_600_000)}`);
    await desk.put('envelope', rich, `state = 'insufficient', changed_at = ${ago(3_599_999)}`);
    await desk.bank.services.unit((work) =>
      followUp({ ...work, now, enqueue: async (...given) => void asked.push(given) }),
    );
    expect(asked).toEqual([
      [SHIP, { envelope: old }, { key: `${SHIP}:${old}` }],
      [FOLLOW_UP_ONE, { envelope: poor }, { key: `${FOLLOW_UP_ONE}:${poor}` }],
    ]);
    const { db } = desk.bank.database;
    const before = new Date(now.getTime() - 59_999);
    expect(await envelopesIn(db, { state: 'shipping', before, limit: 9 })).toEqual([old, young]);
    expect(await envelopesIn(db, { state: 'shipping', before, limit: 1 })).toEqual([old]);
    for (const id of [old, young, poor, rich]) await desk.put('envelope', id, "state = 'cancelled'");
  });

  it('ends what is shipped where a payment is due, or none waits any more, the oldest first', async () => {
    const failing = async (next: string, changed: number) => {
      const { id } = await desk.made();
      await desk.put('envelope', id, `state = 'shipped', changed_at = ${ago(changed)}`);
      await desk.put('disbursement', id, `state = 'failed', reason = 'frozen', next_try_at = ${next}`);
      return id;
    };
    const [due, waiting, over, mixed] = [
      await failing(ago(0), 3_000),
      await failing(ago(-1), 9_000),
      await failing('null', 4_000),
      await failing(ago(-1), 2_000),
    ];
    await desk.query(
      `update disbursements.disbursement set next_try_at = ${ago(0)} where envelope_id = $1 and position = 1`,
      [mixed],
    );
    const { db } = desk.bank.database;
    expect(await envelopesToEnd({ db, now }, 9)).toEqual([over, due, mixed]);
    expect(await envelopesToEnd({ db, now }, 1)).toEqual([over]);
    expect([await awaitsRetry(db, waiting), await awaitsRetry(db, over)]).toEqual([true, false]);
    expect(await retryFailed(db, waiting, now)).toBe(0);
    expect(await retryFailed(db, mixed, now)).toBe(1);
    expect(await retryFailed(db, due, now)).toBe(2);
    expect(
      (await paymentsIn(db, { envelopeId: due, state: 'pending', limit: 9 })).map(
        ({ next_try_at: at }) => at,
      ),
    ).toEqual([null, null]);
    for (const id of [due, waiting, over, mixed]) await desk.put('envelope', id, "state = 'cancelled'");
  });

  it('names those whose payments do not make their totals, once none of them is under way', async () => {
    const { db } = desk.bank.database;
    const shipped = async (payments: string, envelope = '') => {
      const { id } = await desk.made();
      await desk.put('envelope', id, `state = 'shipped'${envelope}`);
      await desk.put('disbursement', id, payments);
      return id;
    };
    const settled = "state = 'paid', transfer_id = id";
    const right = await shipped(settled);
    const [sum, count] = [
      await shipped(settled, ', control_minor = 501'),
      await shipped(settled, ', control_count = 3'),
    ];
    const underWay = await shipped("state = 'pending'", ', control_minor = 501');
    const tried = await shipped(
      "state = 'failed', reason = 'x', next_try_at = now()",
      ', control_minor = 501',
    );
    const closed = await shipped(settled, ', control_minor = 501');
    await desk.put('envelope', closed, "state = 'closed'");
    expect(await envelopesThatDiffer(db, 9)).toEqual([sum, count]);
    expect(await envelopesThatDiffer(db, 1)).toEqual([sum]);
    for (const id of [right, sum, count, underWay, tried])
      await desk.put('envelope', id, "state = 'cancelled'");
  });
});

describe('payments as they are kept', () => {
  it('stand in their order, page by page, of one envelope and one state alone', async () => {
    const { db } = desk.bank.database;
    const [{ id, subjects }, other] = [await desk.made(), await desk.made()];
    const positions = (rows: readonly { readonly position: number }[]) =>
      rows.map(({ position }) => position);
    expect(positions(await pageOfPayments(db, { envelopeId: id, after: undefined, limit: 9 }))).toEqual([
      1, 2,
    ]);
    expect(positions(await pageOfPayments(db, { envelopeId: id, after: 1n, limit: 9 }))).toEqual([2]);
    expect(positions(await pageOfPayments(db, { envelopeId: id, after: undefined, limit: 1 }))).toEqual([1]);
    expect(await tallyOf(db, id)).toEqual([{ state: 'pending', count: 2, totalMinor: 500n }]);
    expect(await recipientsOf(db, id)).toEqual({
      users: expect.arrayContaining(desk.payees.map(({ userId }) => userId)),
      organisations: [],
    });
    await desk.query(
      "update disbursements.disbursement set state = 'cancelled' where envelope_id = $1 and position = 1",
      [id],
    );
    expect(positions(await paymentsIn(db, { envelopeId: id, state: 'pending', limit: 9 }))).toEqual([2]);
    expect(positions(await paymentsFor(db, [...subjects, other.subjects[0] ?? '']))).toEqual([2, 1]);
    const { rows } = await desk.query(
      'select id from disbursements.disbursement where envelope_id = $1 order by position',
      [id],
    );
    expect(await markReturned(desk.bank.database.ownerDb, rows[1].id)).toBe(false);
    await desk.put('disbursement', id, "state = 'paid', transfer_id = id, recovered_minor = 1");
    expect(await markReturned(desk.bank.database.ownerDb, rows[1].id)).toBe(false);
    await desk.put('disbursement', id, 'recovered_minor = 0');
    expect(await markReturned(desk.bank.database.ownerDb, rows[1].id)).toBe(true);
    expect(await markReturned(desk.bank.database.ownerDb, rows[1].id)).toBe(false);
  });

  it('envelopes stand the newest first, below an id and of one state', async () => {
    const { db } = desk.bank.database;
    const [one, two, three] = [(await desk.made()).id, (await desk.made()).id, (await desk.made()).id];
    await desk.put('envelope', two, "state = 'closed'");
    const ids = async (asked: {
      readonly state?: 'blocked';
      readonly after?: string;
      readonly limit: number;
    }) =>
      (await listEnvelopes(db, { state: asked.state, after: asked.after, limit: asked.limit })).map(
        ({ id }) => id,
      );
    expect(await ids({ limit: 3 })).toEqual([three, two, one]);
    expect(await ids({ limit: 1, after: three })).toEqual([two]);
    expect(await ids({ limit: 2, state: 'blocked' })).toEqual([three, one]);
    expect((await findEnvelope(db, { id: two }))?.state).toBe('closed');
  });
});

describe('an envelope', () => {
  it('of a demonstration is paid or cancelled unasked, and of a real one neither', async () => {
    const [real, sample, other] = [
      await desk.made(),
      await desk.made({ isSample: true }),
      await desk.made({ isSample: true }),
    ];
    await expect(desk.bank.services.unit((work) => desk.door.paySample(work, real.id))).rejects.toThrow(
      'only a small sample',
    );
    await expect(desk.bank.services.unit((work) => desk.door.cancelSample(work, real.id))).rejects.toThrow(
      'only a small sample',
    );
    await desk.bank.services.unit((work) => desk.door.paySample(work, sample.id));
    await desk.bank.services.unit((work) => desk.door.cancelSample(work, other.id));
    const { db } = desk.bank.database;
    expect([
      await desk.door.envelopeState(db, real.id),
      await desk.door.envelopeState(db, sample.id),
      await desk.door.envelopeState(db, other.id),
    ]).toEqual(['blocked', 'closed', 'cancelled']);
    expect((await paymentsFor(db, sample.subjects)).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['paid', 1],
      ['paid', 1],
    ]);
    expect(await desk.door.books(db, [other.fund])).toEqual(
      new Map([
        [
          other.fund,
          [{ asset: 'USD', budgetMinor: 500n, promisedMinor: 0n, paidMinor: 0n, returnedMinor: 0n }],
        ],
      ]),
    );
    const own = [real.id, sample.id, other.id];
    expect((await desk.door.prove(db)).filter(({ owner }) => own.includes(owner))).toEqual([]);
  });

  it('waits where its fund lacks a single cent', async () => {
    const { db } = desk.bank.database;
    const lacking = await desk.made({ fund: desk.newId() });
    expect(await desk.door.envelopeState(db, lacking.id)).toBe('insufficient');
    const fill = async (value: string) => {
      const row = await findEnvelope(db, { id: lacking.id });
      await desk.bank.services.unit((work) =>
        desk.door.fill(work, { fund: row?.fund_id ?? '', amount: usd(value), key: desk.newId() }),
      );
      await desk.bank.runJob(FOLLOW_UP_ONE, { envelope: lacking.id });
      return desk.door.envelopeState(db, lacking.id);
    };
    expect(await fill('499')).toBe('insufficient');
    expect(await fill('1')).toBe('blocked');
  });

  it('names what differs where its payments do not make its totals', async () => {
    await expect(desk.made({ control: { count: 3, totalMinor: 501n } })).rejects.toMatchObject({
      kind: { code: 'totals_differ' },
      extras: { members: { count: 2, total: '500', control_count: 3, control_total: '501' } },
    });
  });
});
