import { randomUUID } from 'node:crypto';
import { uuidv7 } from '@egcr/contract/ids';
import { refusedBy } from '@egcr/server-kit/testing/refused-by';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { testServices, type TestServices } from '@egcr/server-kit/testing/services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  fillBatch,
  listBatches,
  overdueWithdrawals,
  ownersIn,
  readBatch,
  waitingByOwner,
  withdrawalsIn,
  withdrawalsOf as ofCurrency,
} from './batch-store.ts';
import {
  depositReferenceOf,
  findWithdrawal,
  insertPayoutAccount,
  insertWithdrawal,
  lockWaitingOf,
  lockWithdrawal,
  moveWithdrawal,
  payoutAccountsOf,
  removePayoutRow,
  stepsOf,
  withdrawalsOf,
  type PayoutRow,
} from './store.ts';

let database: TestDatabase;
let services: TestServices;
beforeAll(async () => {
  database = await testDatabase();
  services = testServices(database);
});
afterAll(() => database.close());

const now = new Date('2031-03-01T12:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);
let count = 0;
function laterId(): string {
  count += 1;
  return uuidv7(now.getTime() + count);
}

async function saved(user_id: string = randomUUID()): Promise<PayoutRow> {
  const row: PayoutRow = {
    id: laterId(),
    user_id,
    scheme: 'other',
    holder: 'Amina Test',
    account: '12345678',
    bank: 'COBADEFF',
    created_at: now,
  };
  await insertPayoutAccount(services, row);
  return row;
}

/** A withdrawal that waits for the bank. */
async function waiting(
  change: { readonly user_id?: string; readonly asset?: string; readonly amount?: bigint } = {},
) {
  const { id: payout_account_id, user_id } = await saved(change.user_id);
  const id = laterId();
  const row = {
    id,
    user_id,
    payout_account_id,
    asset: 'USD',
    amount: 500n,
    reference: `R${id}`,
    created_at: now,
  };
  await insertWithdrawal(database.db, { ...row, ...change });
  return { ...row, ...change };
}

const batchOf = (withdrawals: readonly string[], more: Partial<Parameters<typeof fillBatch>[1]> = {}) =>
  database.db.transaction().execute((db) =>
    fillBatch(db, {
      id: laterId(),
      asset: 'USD',
      withdrawals,
      notOf: randomUUID(),
      madeBy: randomUUID(),
      at: now,
      heldBack: async () => new Set(),
      ...more,
    }),
  );
const stateOf = async (id: string) => (await findWithdrawal(database.db, id))?.state;

describe('what the database keeps of money on its way', () => {
  it('bank accounts of the three ways to name one', async () => {
    const { id } = await saved();
    const by = (scheme: string) =>
      refusedBy(database, 'update banking.payout_account set scheme = $2 where id = $1', [id, scheme]);
    expect([await by('iban'), await by('aba'), await by('cash')]).toEqual([
      undefined,
      undefined,
      'payout_account_scheme_known',
    ]);
  });

  it.each([
    ['amount = 0', 'withdrawal_amount_positive'],
    ['amount = 1', undefined],
    ["state = 'lost', batch_id = id", 'withdrawal_state_known'],
    ["state = 'sent'", 'withdrawal_sent_in_batch'],
    ["state = 'sent', batch_id = id", undefined],
    ["state = 'cancelled'", undefined],
    ["state = 'returned'", undefined],
    ["state = 'paid', batch_id = id", 'withdrawal_paid_by_transfer'],
    ["state = 'paid', batch_id = id, transfer_id = id", undefined],
  ])('withdrawals never with %s', async (change, rule) => {
    const { id } = await waiting();
    await database.owner.query('alter table banking.withdrawal disable trigger user');
    const statement = `update banking.withdrawal set ${change} where id = $1`;
    const refused = await refusedBy(database, statement, [id]);
    await database.owner.query('alter table banking.withdrawal enable trigger user');
    expect(refused).toBe(rule);
  });

  it('each reference and each step once, and no step of an unknown name', async () => {
    const one = await waiting();
    const { id } = await waiting();
    const rename = 'update banking.withdrawal set reference = $2 where id = $1';
    expect(await refusedBy(database, rename, [id, one.reference])).toBe('withdrawal_keeps_its_order');
    await expect(insertWithdrawal(database.db, { ...one, id: laterId() })).rejects.toMatchObject({
      constraint: 'withdrawal_reference_key',
    });
    const step = (state: string) =>
      refusedBy(database, 'insert into banking.withdrawal_step values ($1, $2, now())', [id, state]);
    expect([await step('sent'), await step('waiting'), await step('lost')]).toEqual([
      undefined,
      'withdrawal_step_pkey',
      'withdrawal_step_known',
    ]);
  });

  it.each([
    [1, 1, undefined],
    [0, 1, 'bank_batch_not_empty'],
    [1, 0, 'bank_batch_not_empty'],
  ])('batches of %i over %i', async (size, total, rule) => {
    const statement = "insert into banking.bank_batch values ($1, 'USD', $2, $3, $1, now())";
    expect(await refusedBy(database, statement, [randomUUID(), size, total])).toBe(rule);
  });
});

describe('the store of bank accounts', () => {
  it('keeps them sealed, the oldest first, until their owner removes them', async () => {
    const first = await saved();
    const second = await saved(first.user_id);
    const other = await saved();
    expect(await payoutAccountsOf(services, first.user_id)).toEqual([first, second]);
    expect(await removePayoutRow(database.db, other.user_id, first.id, now)).toBe(false);
    expect(await removePayoutRow(database.db, first.user_id, first.id, now)).toBe(true);
    expect(await removePayoutRow(database.db, first.user_id, first.id, now)).toBe(false);
    expect(await payoutAccountsOf(services, first.user_id)).toEqual([second]);
    expect(await payoutAccountsOf(services, other.user_id)).toEqual([other]);
    const { rows } = await database.owner.query('select details from banking.payout_account where id = $1', [
      first.id,
    ]);
    expect(rows[0].details).not.toContain('Amina');
  });

  it('keeps the first reference of a person', async () => {
    const [ann, bao] = [randomUUID(), randomUUID()];
    const given = (who: string, offered: string) => depositReferenceOf(database.db, who, offered);
    expect([await given(ann, 'EGA'), await given(ann, 'EGB'), await given(bao, 'EGC')]).toEqual([
      'EGA',
      'EGA',
      'EGC',
    ]);
  });
});

describe('the store of withdrawals', () => {
  it('lists those of a person, the newest first, below one and of one part', async () => {
    const user_id = randomUUID();
    const [open, sent, gone, back] = [
      await waiting({ user_id }),
      await waiting({ user_id }),
      await waiting({ user_id }),
      await waiting({ user_id }),
    ];
    await waiting();
    await batchOf([sent.id, back.id]);
    await moveWithdrawal(database.db, gone.id, 'cancel', { at: at(1) });
    await moveWithdrawal(database.db, back.id, 'return', { at: at(2), sealedReason: 'sealed' });
    const list = async (asked: Partial<Parameters<typeof withdrawalsOf>[2]>) =>
      (
        await withdrawalsOf(database.db, user_id, { below: undefined, limit: 9, part: undefined, ...asked })
      ).map(({ id }) => id);
    expect(await list({})).toEqual([back.id, gone.id, sent.id, open.id]);
    expect(await list({ limit: 2 })).toEqual([back.id, gone.id]);
    expect(await list({ below: gone.id })).toEqual([sent.id, open.id]);
    expect(await list({ part: 'open' })).toEqual([sent.id, open.id]);
    expect(await list({ part: 'ended' })).toEqual([back.id, gone.id]);
    expect(await findWithdrawal(database.db, back.id)).toMatchObject({
      ...back,
      state: 'returned',
      sealed_reason: 'sealed',
      transfer_id: null,
      scheme: 'other',
    });
  });

  it('lets happen what its machine lets happen, and keeps each step with its hour', async () => {
    const { db } = database;
    const [paid, left] = [await waiting(), await waiting()];
    const transferId = randomUUID();
    await expect(moveWithdrawal(db, paid.id, 'pay', { at: now, transferId })).rejects.toThrow(
      'a withdrawal that is waiting takes no pay',
    );
    await expect(moveWithdrawal(db, laterId(), 'cancel', { at: now })).rejects.toThrow('that is gone');
    await batchOf([paid.id], { at: at(1) });
    await moveWithdrawal(db, paid.id, 'pay', { at: at(2), transferId });
    await moveWithdrawal(db, paid.id, 'return', { at: at(3), sealedReason: 'why' });
    expect(await findWithdrawal(db, paid.id)).toMatchObject({
      state: 'returned',
      transfer_id: transferId,
      sealed_reason: 'why',
    });
    const steps = await stepsOf(db, [paid.id, left.id]);
    expect(steps.filter(({ withdrawal_id: id }) => id === paid.id)).toEqual(
      (['waiting', 'sent', 'paid', 'returned'] as const).map((state, ms) => ({
        withdrawal_id: paid.id,
        state,
        at: at(ms),
      })),
    );
    expect(steps.filter(({ withdrawal_id: id }) => id === left.id)).toHaveLength(1);
    expect(await stepsOf(db, [])).toEqual([]);
    expect((await lockWithdrawal(db, left.id))?.reference).toBe(left.reference);
    expect(await lockWithdrawal(db, laterId())).toBeUndefined();
  });

  it('finds what waits of a person and a currency, the newest first', async () => {
    const user_id = randomUUID();
    const one = await waiting({ user_id, amount: 1n });
    const two = await waiting({ user_id, amount: 2n });
    const sent = await waiting({ user_id });
    await batchOf([sent.id]);
    await waiting({ user_id, asset: 'EUR' });
    await waiting();
    expect(await lockWaitingOf(database.db, { userId: user_id, asset: 'USD' })).toEqual([
      { id: two.id, amount: 2n },
      { id: one.id, amount: 1n },
    ]);
  });
});

describe('the store of batches', () => {
  it('takes what waits of what is named, in its currency and of nobody who is kept out', async () => {
    const { db } = database;
    const [one, two] = [await waiting({ amount: 1n }), await waiting({ amount: 2n })];
    const [own, held, gone] = [await waiting(), await waiting(), await waiting()];
    const [euros, unnamed, late] = [await waiting({ asset: 'EUR' }), await waiting(), await waiting()];
    await moveWithdrawal(db, gone.id, 'cancel', { at: now });
    const asked: (readonly string[])[] = [];
    const batch = await batchOf(
      [late, two, one, own, held, gone, euros].map(({ id }) => id),
      {
        notOf: own.user_id,
        heldBack: async (userIds) => {
          asked.push(userIds);
          // One is frozen while the batch is made.
          return new Set([held.user_id, ...(asked.length > 1 ? [late.user_id] : [])]);
        },
      },
    );
    expect(batch).toMatchObject({ asset: 'USD', count: 2, total: 3n, created_at: now });
    expect(asked.map((each) => each.length)).toEqual([5, 3]);
    const rest = [own, held, gone, euros, unnamed, late];
    expect(await Promise.all([one, two, ...rest].map(({ id }) => stateOf(id)))).toEqual([
      'sent',
      'sent',
      'waiting',
      'waiting',
      'cancelled',
      'waiting',
      'waiting',
      'waiting',
    ]);
    const id = batch?.id ?? '';
    expect(await readBatch(db, id)).toEqual(batch);
    expect(await readBatch(db, laterId())).toBeUndefined();
    expect((await withdrawalsIn(db, id)).map((row) => row.id)).toEqual([one.id, two.id]);
    expect(new Set(await ownersIn(db, id))).toEqual(new Set([one.user_id, two.user_id]));
    expect((await stepsOf(db, [one.id])).map(({ state }) => state).toSorted()).toEqual(['sent', 'waiting']);
    expect(await batchOf([one.id, gone.id])).toBeUndefined();
    const later = await batchOf([unnamed.id]);
    expect((await listBatches(db, 2)).map((row) => row.id)).toEqual([later?.id, id]);
    expect((await listBatches(db, 1)).map((row) => row.id)).toEqual([later?.id]);
  });

  it('shows what waits of a currency, or what is named whatever became of it', async () => {
    const { db } = database;
    const user_id = randomUUID();
    const [one, two] = [
      await waiting({ user_id, asset: 'JPY', amount: 1n }),
      await waiting({ user_id, asset: 'JPY', amount: 2n }),
    ];
    const gone = await waiting({ asset: 'JPY', amount: 4n });
    await moveWithdrawal(db, gone.id, 'cancel', { at: now });
    const shown = async (named?: readonly string[]) =>
      (await ofCurrency(db, 'JPY', named)).map(({ id, isWaiting }) => [id, isWaiting]);
    expect(await shown()).toEqual([
      [one.id, true],
      [two.id, true],
    ]);
    expect(await shown([gone.id, two.id, (await waiting()).id])).toEqual([
      [two.id, true],
      [gone.id, false],
    ]);
    expect(await shown([])).toEqual([]);
    const yen = (await waitingByOwner(db)).filter(({ asset }) => asset === 'JPY');
    expect(yen).toEqual([{ asset: 'JPY', user_id, count: 2n, total: 3n }]);
  });

  it('finds what was sent before an instant and is not answered, the longest ago first', async () => {
    const { db } = database;
    const [later, first, young, paid] = [await waiting(), await waiting(), await waiting(), await waiting()];
    const long = new Date('2020-01-01T00:00:00Z');
    const ms = (by: number) => new Date(long.getTime() + by);
    for (const [row, when] of [
      [later, ms(-1)],
      [first, ms(-2)],
      [young, ms(0)],
      [paid, ms(-3)],
    ] as const)
      await batchOf([row.id], { at: when });
    await moveWithdrawal(db, paid.id, 'pay', { at: now, transferId: randomUUID() });
    const overdue = async (limit: number) => overdueWithdrawals(db, { sentBefore: long, limit });
    expect((await overdue(9)).map(({ id, sent_at }) => [id, sent_at])).toEqual([
      [first.id, ms(-2)],
      [later.id, ms(-1)],
    ]);
    expect((await overdue(1)).map(({ id }) => id)).toEqual([first.id]);
  });
});
