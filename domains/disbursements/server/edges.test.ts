import { uuidv7 } from '@egcr/contract/ids';
import { refusedBy } from '@egcr/server-kit/testing/refused-by';
import type { Bank, TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { followUp, FOLLOW_UP_ONE } from './end-envelopes.ts';
import type { DisbursementsDoor, WantedEnvelope } from './index.ts';
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
import { openFunds } from './testing/open-fund.ts';

const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });

let bank: Bank;
let door: DisbursementsDoor;
let payees: readonly TestPerson[];
beforeAll(async () => {
  ({ bank, door } = await openFunds());
  payees = [await bank.person('One'), await bank.person('Two')];
});
afterAll(() => bank.close());

const newId = () => uuidv7(bank.clock.now().getTime());
const query = (text: string, values: readonly unknown[] = []) => bank.database.owner.query(text, [...values]);

/** An envelope whose payments are of 300 and 200, and what they are for. */
async function made(more: Partial<WantedEnvelope> = {}) {
  const [id, fund] = [newId(), newId()];
  const payments = payees.map(({ userId }, at) => ({
    subject: newId(),
    userId,
    amountMinor: at === 0 ? 300n : 200n,
  }));
  await bank.services.unit(async (work) => {
    await door.fill(work, { fund, amount: usd('500'), key: fund });
    await door.envelope(work, {
      id,
      fund,
      purpose: 'grant',
      title: 'School gardens',
      asset: 'USD',
      payments,
      control: { count: 2, totalMinor: 500n },
      requestedBy: null,
      decidedBy: [],
      ...more,
    });
  });
  return { id, fund, subjects: payments.map(({ subject }) => subject) };
}

/** Puts an envelope, or its payments, where no screen could, past the rules of states. */
async function put(table: 'envelope' | 'disbursement', id: string, fields: string): Promise<void> {
  const key = table === 'envelope' ? 'id' : 'envelope_id';
  await query(`alter table disbursements.${table} disable trigger user`);
  await query(`update disbursements.${table} set ${fields} where ${key} = $1`, [id]);
  await query(`alter table disbursements.${table} enable trigger user`);
}
const isoAt = (at: Date) => `'${at.toISOString()}'::timestamptz`;

describe('what the database keeps', () => {
  const of = async (table: string, id: string, fields: string) => {
    await query(`alter table disbursements.${table} disable trigger user`);
    try {
      return await refusedBy(bank.database, `update disbursements.${table} set ${fields} where id = $1`, [
        id,
      ]);
    } finally {
      await query(`alter table disbursements.${table} enable trigger user`);
    }
  };

  it.each([
    ["purpose = 'fun'", 'envelope_purpose_known'],
    ['control_count = 0', 'envelope_count_positive'],
    ['control_count = 1', undefined],
    ['control_minor = 0', 'envelope_sum_positive'],
    ['control_minor = 1', undefined],
    ["state = 'lost'", 'envelope_state_known'],
  ])('of an envelope never %s', async (fields, rule) => {
    expect(await of('envelope', (await made()).id, fields)).toBe(rule);
  });

  it.each([
    ['position = 0', 'disbursement_position_counted'],
    ['amount_minor = 0', 'disbursement_positive'],
    ['amount_minor = 1', undefined],
    ["state = 'paid'", 'disbursement_paid_once'],
    ['transfer_id = id', 'disbursement_paid_once'],
    ["state = 'paid', transfer_id = id", undefined],
    ["state = 'returned'", 'disbursement_paid_once'],
    ["state = 'failed'", 'disbursement_failed_why'],
    ["state = 'failed', reason = 'frozen'", undefined],
    ['recovered_minor = 1', 'disbursement_recovered_if_paid'],
    ["state = 'paid', transfer_id = id, recovered_minor = amount_minor", undefined],
    ["state = 'paid', transfer_id = id, recovered_minor = amount_minor + 1", 'disbursement_recovered_within'],
    ["state = 'paid', transfer_id = id, recovered_minor = -1", 'disbursement_recovered_within'],
  ])('of a payment never %s', async (fields, rule) => {
    const { subjects } = await made();
    const [payment] = await paymentsFor(bank.database.db, subjects);
    expect(await of('disbursement', payment?.id ?? '', fields)).toBe(rule);
  });

  it.each([
    ['amount_minor = 0, released_minor = 0', 'commitment_positive'],
    ['released_minor = -1', 'commitment_released_within'],
    ['released_minor = amount_minor', undefined],
    ['released_minor = amount_minor + 1', 'commitment_released_within'],
  ])('of a promise never %s', async (fields, rule) => {
    const [id, fund] = [newId(), newId()];
    await bank.services.unit(async (work) => {
      await door.fill(work, { fund, amount: usd('500'), key: fund });
      await door.commit(work, { id, fund, amount: usd('500') });
    });
    expect(await of('commitment', id, fields)).toBe(rule);
  });

  it.each([
    ['amount_minor = 0', 'recovery_positive'],
    ['returned_minor = -1', 'recovery_returned_within'],
    ['held_back_minor = -1', 'recovery_returned_within'],
    ['given_up_minor = -1', 'recovery_returned_within'],
    ['returned_minor = 40, held_back_minor = 30, given_up_minor = 30', undefined],
    ['returned_minor = 40, held_back_minor = 30, given_up_minor = 31', 'recovery_returned_within'],
  ])('of a debt never %s', async (fields, rule) => {
    const id = newId();
    await bank.services.unit((work) =>
      door.owe(work, { id, fund: newId(), person: payees[0]?.userId ?? '', amount: usd('100') }),
    );
    expect(await of('recovery', id, fields)).toBe(rule);
  });

  it.each([
    ['amount_minor = 0', 'filling_positive'],
    ['proposed_by = id, approved_by = id', 'filling_by_two'],
    ['proposed_by = id, approved_by = fund_id', undefined],
  ])('of money brought in never %s', async (fields, rule) => {
    const { fund } = await made();
    const { rows } = await query('select id from disbursements.filling where fund_id = $1', [fund]);
    expect(await of('filling', rows[0].id, fields)).toBe(rule);
  });
});

describe('the look for envelopes that wait', () => {
  const now = new Date('2031-03-01T12:00:00Z');
  const ago = (ms: number) => isoAt(new Date(now.getTime() - ms));

  it('takes up what is shipping for a minute, and what is short of money for an hour', async () => {
    const asked: unknown[] = [];
    const [old, young, poor, rich] = [
      (await made()).id,
      (await made()).id,
      (await made()).id,
      (await made()).id,
    ];
    await put('envelope', old, `state = 'shipping', changed_at = ${ago(60_000)}`);
    await put('envelope', young, `state = 'shipping', changed_at = ${ago(59_999)}`);
    await put('envelope', poor, `state = 'insufficient', changed_at = ${ago(3_600_000)}`);
    await put('envelope', rich, `state = 'insufficient', changed_at = ${ago(3_599_999)}`);
    await bank.services.unit((work) =>
      followUp({ ...work, now, enqueue: async (...given) => void asked.push(given) }),
    );
    expect(asked).toEqual([
      [SHIP, { envelope: old }, { key: `${SHIP}:${old}` }],
      [FOLLOW_UP_ONE, { envelope: poor }, { key: `${FOLLOW_UP_ONE}:${poor}` }],
    ]);
    const { db } = bank.database;
    const before = new Date(now.getTime() - 59_999);
    expect(await envelopesIn(db, { state: 'shipping', before, limit: 9 })).toEqual([old, young]);
    expect(await envelopesIn(db, { state: 'shipping', before, limit: 1 })).toEqual([old]);
    for (const id of [old, young, poor, rich]) await put('envelope', id, "state = 'cancelled'");
  });

  it('ends what is shipped where a payment is due, or none waits any more, the oldest first', async () => {
    const failing = async (next: string, changed: number) => {
      const { id } = await made();
      await put('envelope', id, `state = 'shipped', changed_at = ${ago(changed)}`);
      await put('disbursement', id, `state = 'failed', reason = 'frozen', next_try_at = ${next}`);
      return id;
    };
    const [due, waiting, over, mixed] = [
      await failing(ago(0), 3_000),
      await failing(ago(-1), 9_000),
      await failing('null', 4_000),
      await failing(ago(-1), 2_000),
    ];
    await query(
      `update disbursements.disbursement set next_try_at = ${ago(0)} where envelope_id = $1 and position = 1`,
      [mixed],
    );
    const { db } = bank.database;
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
    for (const id of [due, waiting, over, mixed]) await put('envelope', id, "state = 'cancelled'");
  });

  it('names those whose payments do not make their totals, once none of them is under way', async () => {
    const { db } = bank.database;
    const shipped = async (payments: string, envelope = '') => {
      const { id } = await made();
      await put('envelope', id, `state = 'shipped'${envelope}`);
      await put('disbursement', id, payments);
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
    await put('envelope', closed, "state = 'closed'");
    expect(await envelopesThatDiffer(db, 9)).toEqual([sum, count]);
    expect(await envelopesThatDiffer(db, 1)).toEqual([sum]);
    for (const id of [right, sum, count, underWay, tried]) await put('envelope', id, "state = 'cancelled'");
  });
});

describe('payments as they are kept', () => {
  it('stand in their order, page by page, of one envelope and one state alone', async () => {
    const { db } = bank.database;
    const [{ id, subjects }, other] = [await made(), await made()];
    const positions = (rows: readonly { readonly position: number }[]) =>
      rows.map(({ position }) => position);
    expect(positions(await pageOfPayments(db, { envelopeId: id, after: undefined, limit: 9 }))).toEqual([
      1, 2,
    ]);
    expect(positions(await pageOfPayments(db, { envelopeId: id, after: 1n, limit: 9 }))).toEqual([2]);
    expect(positions(await pageOfPayments(db, { envelopeId: id, after: undefined, limit: 1 }))).toEqual([1]);
    expect(await tallyOf(db, id)).toEqual([{ state: 'pending', count: 2, totalMinor: 500n }]);
    expect(await recipientsOf(db, id)).toEqual({
      users: expect.arrayContaining(payees.map(({ userId }) => userId)),
      organisations: [],
    });
    await query(
      "update disbursements.disbursement set state = 'cancelled' where envelope_id = $1 and position = 1",
      [id],
    );
    expect(positions(await paymentsIn(db, { envelopeId: id, state: 'pending', limit: 9 }))).toEqual([2]);
    expect(positions(await paymentsFor(db, [...subjects, other.subjects[0] ?? '']))).toEqual([2, 1]);
    const { rows } = await query(
      'select id from disbursements.disbursement where envelope_id = $1 order by position',
      [id],
    );
    expect(await markReturned(bank.database.ownerDb, rows[1].id)).toBe(false);
    await put('disbursement', id, "state = 'paid', transfer_id = id, recovered_minor = 1");
    expect(await markReturned(bank.database.ownerDb, rows[1].id)).toBe(false);
    await put('disbursement', id, 'recovered_minor = 0');
    expect(await markReturned(bank.database.ownerDb, rows[1].id)).toBe(true);
    expect(await markReturned(bank.database.ownerDb, rows[1].id)).toBe(false);
  });

  it('envelopes stand the newest first, below an id and of one state', async () => {
    const { db } = bank.database;
    const [one, two, three] = [(await made()).id, (await made()).id, (await made()).id];
    await put('envelope', two, "state = 'closed'");
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
      await made(),
      await made({ isSample: true }),
      await made({ isSample: true }),
    ];
    await expect(bank.services.unit((work) => door.paySample(work, real.id))).rejects.toThrow(
      'only a small sample',
    );
    await expect(bank.services.unit((work) => door.cancelSample(work, real.id))).rejects.toThrow(
      'only a small sample',
    );
    await bank.services.unit((work) => door.paySample(work, sample.id));
    await bank.services.unit((work) => door.cancelSample(work, other.id));
    const { db } = bank.database;
    expect([
      await door.envelopeState(db, real.id),
      await door.envelopeState(db, sample.id),
      await door.envelopeState(db, other.id),
    ]).toEqual(['blocked', 'closed', 'cancelled']);
    expect((await paymentsFor(db, sample.subjects)).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['paid', 1],
      ['paid', 1],
    ]);
    expect(await door.books(db, [other.fund])).toEqual(
      new Map([
        [
          other.fund,
          [{ asset: 'USD', budgetMinor: 500n, promisedMinor: 0n, paidMinor: 0n, returnedMinor: 0n }],
        ],
      ]),
    );
    const own = [real.id, sample.id, other.id];
    expect((await door.prove(db)).filter(({ owner }) => own.includes(owner))).toEqual([]);
  });

  it('waits where its fund lacks a single cent', async () => {
    const { db } = bank.database;
    const lacking = await made({ fund: newId() });
    expect(await door.envelopeState(db, lacking.id)).toBe('insufficient');
    const fill = async (value: string) => {
      const row = await findEnvelope(db, { id: lacking.id });
      await bank.services.unit((work) =>
        door.fill(work, { fund: row?.fund_id ?? '', amount: usd(value), key: newId() }),
      );
      await bank.runJob(FOLLOW_UP_ONE, { envelope: lacking.id });
      return door.envelopeState(db, lacking.id);
    };
    expect(await fill('499')).toBe('insufficient');
    expect(await fill('1')).toBe('blocked');
  });

  it('names what differs where its payments do not make its totals', async () => {
    await expect(made({ control: { count: 3, totalMinor: 501n } })).rejects.toMatchObject({
      kind: { code: 'totals_differ' },
      extras: { members: { count: 2, total: '500', control_count: 3, control_total: '501' } },
    });
  });
});
