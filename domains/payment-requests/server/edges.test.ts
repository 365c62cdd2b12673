import { uuidv7 } from '@egcr/contract/ids';
import { heldRows, turnsHeld } from '@egcr/server-kit/testing/held-rows';
import { refusedBy } from '@egcr/server-kit/testing/refused-by';
import { jvd, TEST_PIN, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { stateAt } from './show-request.ts';
import {
  blockRequests,
  cancelRequestsOf,
  countToPay,
  expireDue,
  findRequest,
  hasBlocked,
  insertRequest,
  listBlocked,
  listRequests,
  lockOpenPayers,
  lockRequest,
  paymentsOf,
  recordPayment,
  unblockRequests,
  type RequestRow,
} from './store.ts';
import { openBank } from './testing/bank.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const now = new Date('2031-03-01T12:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);
const person = () => uuidv7(now.getTime());
let count = 0;

/** A request as the store keeps it; each has a later id than the one before. */
async function kept(change: Partial<RequestRow> & { readonly requester_id: string }): Promise<RequestRow> {
  count += 1;
  const row = await insertRequest(bank.database.db, {
    id: uuidv7(now.getTime() + count),
    payer_id: null,
    is_open: (change.payer_id ?? null) === null,
    asset: 'JVD',
    amount: 1_000n,
    note: null,
    created_at: at(-10_000),
    expires_at: at(1),
    ...change,
  });
  if (!row) throw new Error('the request was not kept');
  return row;
}
const end = (id: string, state: string) =>
  bank.database.owner.query(
    `update payment_requests.payment_request set state = $2, ended_at = now() where id = $1`,
    [id, state],
  );

describe('what the database keeps of a request', () => {
  it.each([
    ["state = 'lost'", 'payment_request_follows_machine'],
    ['ended_at = now()', 'payment_request_end_known'],
    ["state = 'declined'", 'payment_request_end_known'],
    ['amount = 0', 'payment_request_amount_positive'],
    ['paid = -1', 'payment_request_paid_range'],
    ["state = 'partially_paid', paid = 1001", 'payment_request_paid_range'],
    ["state = 'partially_paid', paid = 1000", undefined],
    ["state = 'partially_paid', paid = 5000, amount = null", undefined],
    ['paid = 1', 'payment_request_paid_state'],
    ['payer_id = requester_id', 'payment_request_two_people'],
    ['is_open = false', 'payment_request_payer_known'],
    ['expires_at = created_at', 'payment_request_expires_later'],
  ])('never %s', async (fields, rule) => {
    const { id } = await kept({ requester_id: person() });
    const change = `update payment_requests.payment_request set ${fields} where id = $1`;
    expect(await refusedBy(bank.database, change, [id])).toBe(rule);
  });

  it('nor a payment of nothing, nor a person who blocks themselves', async () => {
    const pays = `insert into payment_requests.request_payment (request_id, transfer_id, payer_id, amount, paid_at)
      values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), $1, now())`;
    expect([await refusedBy(bank.database, pays, [0]), await refusedBy(bank.database, pays, [1])]).toEqual([
      'request_payment_positive',
      undefined,
    ]);
    const blocks = 'insert into payment_requests.request_block values ($1, $1, now())';
    expect(await refusedBy(bank.database, blocks, [person()])).toBe('request_block_two_people');
  });
});

describe('requests of a person', () => {
  it('are theirs by their side, open or closed, the newest first, page by page', async () => {
    const { db } = bank.database;
    const [amina, bao, cem] = [person(), person(), person()];
    const made = {
      open: (await kept({ requester_id: amina, payer_id: bao })).id,
      over: (await kept({ requester_id: amina, payer_id: bao, expires_at: at(0) })).id,
      paid: (await kept({ requester_id: amina, payer_id: bao })).id,
      asked: (await kept({ requester_id: bao, payer_id: amina })).id,
      link: (await kept({ requester_id: amina })).id,
      other: (await kept({ requester_id: cem, payer_id: bao })).id,
    };
    await end(made.paid, 'paid');
    const list = async (query: Partial<Parameters<typeof listRequests>[1]>) =>
      (await listRequests(db, { userId: amina, now, limit: 9, ...query })).map(({ id }) => id);
    expect(await list({})).toEqual([made.link, made.asked, made.paid, made.over, made.open]);
    expect(await list({ role: 'requester' })).toEqual([made.link, made.paid, made.over, made.open]);
    expect(await list({ role: 'payer' })).toEqual([made.asked]);
    expect(await list({ state: 'open' })).toEqual([made.link, made.asked, made.open]);
    expect(await list({ state: 'closed' })).toEqual([made.paid, made.over]);
    expect(await list({ limit: 2, below: made.link })).toEqual([made.asked, made.paid]);
    expect([
      await countToPay(db, bao, now),
      await countToPay(db, amina, now),
      await countToPay(db, amina, at(1)),
    ]).toEqual([2, 1, 0]);
    const payers = async (of: string, when = now) => new Set(await lockOpenPayers(db, of, when));
    expect(await payers(amina)).toEqual(new Set([bao, null]));
    expect(await payers(amina, at(1))).toEqual(new Set());
    expect(await payers(bao)).toEqual(new Set([amina]));
  });

  it('end when their time is over, so many at once, those that were over first', async () => {
    const { ownerDb } = bank.database;
    const amina = person();
    const rows = [
      await kept({ requester_id: amina, expires_at: at(-3_000) }),
      await kept({ requester_id: amina, expires_at: at(-5_000) }),
      await kept({ requester_id: amina, expires_at: at(0) }),
      await kept({ requester_id: amina, expires_at: at(1) }),
    ];
    const [late, first, last, open] = rows.map(({ id }) => id);
    const expire = async (limit: number) =>
      (await expireDue(ownerDb, now, limit)).filter((row) => row.requester_id === amina).map(({ id }) => id);
    expect(await expire(1)).toEqual([first]);
    expect(new Set(await expire(500))).toEqual(new Set([late, last]));
    expect((await findRequest(ownerDb, open ?? ''))?.state).toBe('pending');
    const [row] = rows;
    expect(row && [stateAt(row, at(-3_001)), stateAt(row, at(-3_000))]).toEqual(['pending', 'expired']);
    expect(row && stateAt({ ...row, state: 'paid', ended_at: now }, now)).toBe('paid');
  });

  it('are blocked by one of the other, ended with it, and that is theirs alone to take back', async () => {
    const { ownerDb: db } = bank.database;
    const [amina, bao, cem] = [person(), person(), person()];
    const asked = (await kept({ requester_id: bao, payer_id: amina })).id;
    const paid = (await kept({ requester_id: bao, payer_id: amina })).id;
    const others = [
      (await kept({ requester_id: cem, payer_id: amina })).id,
      (await kept({ requester_id: bao, payer_id: cem })).id,
    ];
    await end(paid, 'paid');
    const block = (otherId: string, ms: number) => blockRequests(db, { userId: amina, otherId, now: at(ms) });
    expect((await block(bao, 0)).map(({ id, state }) => [id, state])).toEqual([[asked, 'declined']]);
    for (const id of others) expect((await findRequest(db, id))?.state).toBe('pending');
    expect(await hasBlocked(db, amina, bao)).toBe(true);
    expect([await hasBlocked(db, bao, amina), await hasBlocked(db, amina, cem)]).toEqual([false, false]);
    await block(cem, 1);
    await block(bao, 2);
    expect(await listBlocked(db, amina)).toEqual([cem, bao]);
    await unblockRequests(db, bao, amina);
    await unblockRequests(db, amina, cem);
    expect(await listBlocked(db, amina)).toEqual([bao]);
  });

  it('are cancelled with the account of either side, and nobody else’s', async () => {
    const { ownerDb: db } = bank.database;
    const [amina, bao, cem] = [person(), person(), person()];
    const [made, got, other] = [
      (await kept({ requester_id: amina })).id,
      (await kept({ requester_id: bao, payer_id: amina })).id,
      (await kept({ requester_id: bao, payer_id: cem })).id,
    ];
    for (const [userId, otherId] of [
      [amina, bao],
      [bao, amina],
      [bao, cem],
    ] as const)
      await bank.database.owner.query('insert into payment_requests.request_block values ($1, $2, now())', [
        userId,
        otherId,
      ]);
    await cancelRequestsOf(db, amina, now);
    const stateOf = async (id: string) => (await findRequest(db, id))?.state;
    expect([await stateOf(made), await stateOf(got), await stateOf(other)]).toEqual([
      'cancelled',
      'cancelled',
      'pending',
    ]);
    expect([await listBlocked(db, amina), await listBlocked(db, bao)]).toEqual([[], [cem]]);
  });

  it('tell the transfers that paid them, the oldest first, each its own', async () => {
    const { ownerDb: db } = bank.database;
    const [amina, bao] = [person(), person()];
    const [one, other] = [
      await kept({ requester_id: amina, payer_id: bao }),
      await kept({ requester_id: amina, payer_id: bao }),
    ];
    const transfers = [person(), person(), person()];
    const record = (row: RequestRow, transferId: string, ms: number, state: 'paid' | 'partially_paid') =>
      recordPayment(db, {
        requestId: row.id,
        transferId,
        payerId: bao,
        amountMinor: 400n,
        state,
        now: at(ms),
      });
    await record(one, transfers[0] ?? '', 5, 'partially_paid');
    const last = await record(one, transfers[1] ?? '', 3, 'paid');
    await record(other, transfers[2] ?? '', 4, 'partially_paid');
    expect(last).toMatchObject({ paid: 800n, state: 'paid', ended_at: at(3) });
    expect((await findRequest(db, other.id))?.ended_at).toBeNull();
    expect(await paymentsOf(db, [one.id, other.id])).toEqual(
      new Map([
        [one.id, [transfers[1], transfers[0]]],
        [other.id, [transfers[2]]],
      ]),
    );
    expect((await paymentsOf(db, [])).size).toBe(0);
  });
});

describe('a request that is paid', () => {
  const pay = (as: TestPerson, id: string, body: object) =>
    bank.call('POST', `/api/v1/wallet/requests/${id}/pay`, {
      as,
      key: crypto.randomUUID(),
      body: { pin: TEST_PIN, ...body },
    });
  const asked = async (as: TestPerson, body: object) =>
    (await bank.call('POST', '/api/v1/wallet/requests', { as, key: crypto.randomUUID(), body })).body;

  it('takes its whole rest and not a unit more, in its own currency', async () => {
    const [amina, bao] = [await bank.person('Amina'), await bank.person('Bao', '10000')];
    const { id } = await asked(amina, { payer: { username: bao.username }, amount: jvd('1000') });
    expect((await pay(bao, id, { amount: { ...jvd('1000'), assetCode: 'USD' } })).body.code).toBe(
      'unknown_currency',
    );
    expect((await pay(bao, id, { amount: jvd('1001') })).body).toMatchObject({
      code: 'over_request',
      remaining: '1000',
    });
    expect((await pay(bao, id, { amount: jvd('999') })).body.request.state).toBe('partially_paid');
    expect((await pay(bao, id, { amount: jvd('1') })).body.request.state).toBe('paid');
    expect((await pay(bao, id, { amount: jvd('1') })).body.code).toBe('request_closed');
  });

  it('by a link takes the whole alone, and where no amount is named it takes what is said', async () => {
    const [amina, bao] = [await bank.person('Amina'), await bank.person('Bao', '10000')];
    const { id } = await asked(amina, { amount: jvd('1000') });
    expect((await pay(bao, id, { amount: jvd('999') })).body).toMatchObject({
      code: 'invalid_amount',
      remaining: '1000',
    });
    expect((await pay(bao, id, { amount: jvd('1000') })).body.request.state).toBe('paid');
    const open = await asked(amina, { asset: 'JVD' });
    expect((await pay(bao, open.id, {})).body.code).toBe('invalid_amount');
    expect((await pay(bao, open.id, { amount: jvd('7') })).body.request).toMatchObject({
      state: 'paid',
      remaining: null,
      paid: jvd('7'),
    });
  });

  it('waits from one day to a year, thirty days where nothing is said', async () => {
    const amina = await bank.person('Amina');
    const days = async (given: object) => {
      const { created_at, expires_at, code } = await asked(amina, { amount: jvd('1'), ...given });
      return code ?? (Date.parse(expires_at) - Date.parse(created_at)) / 86_400_000;
    };
    expect([
      await days({}),
      await days({ expires_in_days: 1 }),
      await days({ expires_in_days: 365 }),
      await days({ expires_in_days: 0 }),
      await days({ expires_in_days: 366 }),
      await days({ expires_in_days: 1.5 }),
      await days({ asset: 'JVD' }),
      await days({ amount: null }),
    ]).toEqual([30, 1, 365, ...Array(5).fill('validation_failed')]);
  });
});

it('a request is held while it is answered, and those who ask at two places at once take turns', async () => {
  const requester_id = person();
  const [one] = [await kept({ requester_id }), await kept({ requester_id })];
  await bank.database.db.transaction().execute(async (db) => {
    expect((await lockRequest(db, one.id))?.id).toBe(one.id);
    expect(await heldRows(bank.database, 'payment_requests.payment_request')).toEqual([one.id]);
    expect(await turnsHeld(db)).toBe(0);
    expect(await lockOpenPayers(db, requester_id, now)).toEqual([null, null]);
    expect(await turnsHeld(db)).toBe(1);
  });
});
