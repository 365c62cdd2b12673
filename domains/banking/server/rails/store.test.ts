import { randomUUID } from 'node:crypto';
import { refusedBy } from '@egcr/server-kit/testing/refused-by';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { testServices, type TestServices } from '@egcr/server-kit/testing/services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { at, batchOf, laterId, now, saved, waiting } from '../testing/on-its-way.ts';
import {
  depositReferenceOf,
  findWithdrawal,
  insertWithdrawal,
  lockWaitingOf,
  lockWithdrawal,
  moveWithdrawal,
  payoutAccountsOf,
  removePayoutRow,
  stepsOf,
  withdrawalsOf,
} from './store.ts';

let database: TestDatabase;
let services: TestServices;
beforeAll(async () => {
  database = await testDatabase();
  services = testServices(database);
});
afterAll(() => database.close());

describe('what the database keeps of money on its way', () => {
  it('bank accounts of the three ways to name one', async () => {
    const { id } = await saved(services);
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
    const { id } = await waiting(services);
    await database.owner.query('alter table banking.withdrawal disable trigger user');
    const statement = `update banking.withdrawal set ${change} where id = $1`;
    const refused = await refusedBy(database, statement, [id]);
    await database.owner.query('alter table banking.withdrawal enable trigger user');
    expect(refused).toBe(rule);
  });

  it('each reference and each step once, and no step of an unknown name', async () => {
    const one = await waiting(services);
    const { id } = await waiting(services);
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
    const first = await saved(services);
    const second = await saved(services, first.user_id);
    const other = await saved(services);
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
      await waiting(services, { user_id }),
      await waiting(services, { user_id }),
      await waiting(services, { user_id }),
      await waiting(services, { user_id }),
    ];
    await waiting(services);
    await batchOf(services, [sent.id, back.id]);
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
    const [paid, left] = [await waiting(services), await waiting(services)];
    const transferId = randomUUID();
    await expect(moveWithdrawal(db, paid.id, 'pay', { at: now, transferId })).rejects.toThrow(
      'a withdrawal that is waiting takes no pay',
    );
    await expect(moveWithdrawal(db, laterId(), 'cancel', { at: now })).rejects.toThrow('that is gone');
    await batchOf(services, [paid.id], { at: at(1) });
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
    const one = await waiting(services, { user_id, amount: 1n });
    const two = await waiting(services, { user_id, amount: 2n });
    const sent = await waiting(services, { user_id });
    await batchOf(services, [sent.id]);
    await waiting(services, { user_id, asset: 'EUR' });
    await waiting(services);
    expect(await lockWaitingOf(database.db, { userId: user_id, asset: 'USD' })).toEqual([
      { id: two.id, amount: 2n },
      { id: one.id, amount: 1n },
    ]);
  });
});
