import { heldRows } from '@egcr/server-kit/testing/held-rows';
import { refusedBy } from '@egcr/server-kit/testing/refused-by';
import { jvd } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { findPayment, frozenAt, lapsePayments, lockGuard, waitingPayments } from './store.ts';
import { openFirms } from './testing/firms.ts';

const { bank, firm, ask, pay, answer, balance, member } = await openFirms();
afterAll(() => bank.close());

const someone = async () => ({ username: (await bank.person('Bao')).username });

describe('what the database keeps of a business’s money', () => {
  let own: Awaited<ReturnType<typeof firm>>;
  let waiting: string;
  let paid: string;
  beforeAll(async () => {
    own = await firm('9000000');
    waiting = (await pay(own.id, own.owner, await someone(), '1000001')).body.id;
    paid = (await pay(own.id, own.owner, await someone(), '1')).body.id;
  });

  it.each([
    ['amount_minor = 0', 'payment_amount_positive'],
    ['amount_minor = 1', undefined],
    ["state = 'lost'", 'payment_state_known'],
    ['to_user = null', 'payment_goes_to_one'],
    ['to_business = id', 'payment_goes_to_one'],
    ['to_business = id, to_user = null', undefined],
    ['transfer_id = id', 'payment_paid_by_transfer'],
    ["state = 'paid'", 'payment_paid_by_transfer'],
    ["state = 'paid', transfer_id = id, answered_by = asked_by", 'payment_by_two'],
    ["state = 'paid', transfer_id = id, answered_by = id", undefined],
    ["state = 'declined', answered_by = asked_by", undefined],
  ])('of a payment never %s', async (fields, rule) => {
    const change = `update treasury.payment set ${fields} where id = $1`;
    expect(await refusedBy(bank.database, change, [waiting])).toBe(rule);
  });

  it('a payment that was made is made by its transfer, and a freeze has a time and a person', async () => {
    const change = 'update treasury.payment set transfer_id = null where id = $1';
    expect(await refusedBy(bank.database, change, [paid])).toBe('payment_paid_by_transfer');
    const guard = (fields: string) =>
      refusedBy(bank.database, `update treasury.guard set ${fields} where organisation_id = $1`, [own.id]);
    expect([
      await guard('frozen_at = now()'),
      await guard('frozen_by = organisation_id'),
      await guard('frozen_at = now(), frozen_by = organisation_id'),
    ]).toEqual(['guard_freeze_whole', 'guard_freeze_whole', undefined]);
  });
});

describe('a payment that waits', () => {
  it('waits until its very last moment, and is found in its own business alone', async () => {
    const [own, other] = [await firm('9000000'), await firm()];
    const { id, expires_at } = (await pay(own.id, own.owner, await someone(), '1000001')).body;
    const at = (ms: number) => new Date(Date.parse(expires_at) + ms);
    const { db, ownerDb } = bank.database;
    const idsAt = async (ms: number, of = own.id) =>
      (await waitingPayments({ db, now: at(ms) }, of)).map((row) => row.id);
    expect([await idsAt(-1), await idsAt(0), await idsAt(-1, other.id)]).toEqual([[id], [], []]);
    expect(await findPayment(ownerDb, { id, organisationId: other.id })).toBeUndefined();
    const state = async () => (await findPayment(ownerDb, { id, organisationId: own.id }))?.state;
    await lapsePayments({ db: ownerDb, now: at(-1) });
    expect(await state()).toBe('waiting');
    await lapsePayments({ db: ownerDb, now: at(0) });
    expect(await state()).toBe('lapsed');
    expect(await idsAt(-1)).toEqual([]);
  });

  it('is confirmed neither by the one who asked, nor for one who has left the team, nor out of a frozen wallet', async () => {
    const own = await firm('9000000');
    const [finance, leaving] = [await member(own, 'finance'), await member(own, 'finance')];
    const asked = (await pay(own.id, leaving, await someone(), '1000001')).body.id;
    expect((await answer(own.id, leaving, asked, 'confirm')).body.code).toBe('second_member_required');
    await ask('PUT', own.id, own.owner, { path: '/freeze' });
    expect((await answer(own.id, finance, asked, 'confirm')).body.code).toBe('business_wallet_frozen');
    expect((await pay(own.id, finance, await someone(), '1')).body.code).toBe('business_wallet_frozen');
    await ask('DELETE', own.id, own.owner, { path: '/freeze' });
    await bank.database.owner.query(
      "update organisations.member set role = 'viewer' where organisation_id = $1 and user_id = $2",
      [own.id, leaving.userId],
    );
    expect((await answer(own.id, finance, asked, 'confirm')).body.code).toBe('team_role_required');
    expect((await answer(own.id, finance, asked, 'decline')).body.state).toBe('declined');
    expect(await balance(own)).toBe('9000000');
  });

  it('is needed for a cent above all that one may pay, and no more than what is there may wait', async () => {
    const own = await firm('1000002');
    const to = await someone();
    expect((await pay(own.id, own.owner, to, '1000003')).body.code).toBe('insufficient_funds');
    expect((await pay(own.id, own.owner, to, '1000002')).body.state).toBe('waiting');
    expect((await pay(own.id, own.owner, to, '1000000')).body.state).toBe('paid');
    expect((await pay(own.id, own.owner, to, '3')).body.code).toBe('insufficient_funds');
    expect((await pay(own.id, own.owner, to, '2')).body.state).toBe('waiting');
  });

  it('is never to itself, in a currency that it has not, or longer to name than an address', async () => {
    const own = await firm('100');
    const [{ address }] = (await ask('GET', own.id, own.owner)).body.accounts;
    expect((await pay(own.id, own.owner, { address }, '1')).body.code).toBe('recipient_self');
    const euros = { to: await someone(), amount: { ...jvd('1'), assetCode: 'EUR' } };
    expect((await ask('POST', own.id, own.owner, { path: '/payments', body: euros })).body.code).toBe(
      'insufficient_funds',
    );
    const give = (length: number) =>
      bank.call('POST', '/api/v1/treasury-payments', {
        as: own.owner,
        key: crypto.randomUUID(),
        body: { address: 'x'.repeat(length), amount: jvd('1') },
      });
    expect([(await give(80)).body.code, (await give(81)).body.code]).toEqual([
      'recipient_unknown',
      'validation_failed',
    ]);
  });
});

it('the day’s sum is told of what has left, and of nothing else', async () => {
  const own = await firm('5000000');
  const alone = async () => (await ask('GET', own.id, own.owner)).body.accounts[0].alone_today.value;
  await pay(own.id, own.owner, await someone(), '999999');
  expect(await alone()).toBe('1');
  await pay(own.id, own.owner, await someone(), '2');
  expect(await alone()).toBe('1');
  await pay(own.id, own.owner, await someone(), '1');
  expect(await alone()).toBe('0');
});

it('the money of a business is judged for one payment after the other, and a payment is answered once', async () => {
  const [own, other] = [await firm('9000000'), await firm('9000000')];
  const asked: string[] = [];
  for (const { id, owner } of [own, own, other])
    asked.push((await pay(id, owner, await someone(), '1000001')).body.id);
  const held = (table: string, key?: string) => heldRows(bank.database, `treasury.${table}`, key);
  await bank.database.db.transaction().execute(async (db) => {
    await findPayment(db, { id: asked[1] ?? '', organisationId: own.id });
    expect(await held('payment')).toEqual([asked[1]]);
    await frozenAt(db, own.id);
    expect(await held('guard', 'organisation_id')).toEqual([]);
    await lockGuard(db, own.id);
    expect(await held('guard', 'organisation_id')).toEqual([own.id]);
  });
});
