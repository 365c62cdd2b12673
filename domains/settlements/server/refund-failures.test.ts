import { TEST_PIN, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { COLLECT } from './collect.ts';
import { csv, openCardBank, usd } from './testing/settlements.ts';

let card: Awaited<ReturnType<typeof openCardBank>>;
let maker: TestPerson;
beforeAll(async () => {
  card = await openCardBank();
  maker = await card.bank.person('Nadia');
});
afterAll(() => card.close());

const DAY_S = 24 * 3600;
let owedBefore = 0n;
beforeEach(async () => {
  owedBefore = await card.clearing();
});
/** What this test has left of what Stripe owes us. */
const owed = async () => (await card.clearing()) - owedBefore;

/** A sale of which Stripe has given a part back. */
async function givenBack() {
  const sold = await card.paidByCard('2500');
  const { body } = await card.bank.call('POST', `/api/v1/payments/${sold.id}/refunds`, {
    as: sold.merchant,
    key: crypto.randomUUID(),
    body: { pin: TEST_PIN, amount: usd('500') },
  });
  const refund = String(body.refunds[0].id);
  await card.errands.sendRefund(refund);
  return { sale: sold.reference, refund };
}

/** The bank of the payer sends a refund back to Stripe. */
const sentBack = (refund: string) => {
  const found = card.fake.books.refunds.find(({ reference }) => reference === refund);
  Object.assign(found ?? {}, { status: 'failed' });
};
/** As we hear it in the end. */
async function failed(refund: string): Promise<void> {
  sentBack(refund);
  await card.errands.sendRefund(refund);
}

/** Takes in a file of its own that two people agree to. */
let files = 0;
async function taken(...lines: readonly (readonly [kind: string, reference: string, gross: string])[]) {
  files += 1;
  const rows = lines.map(([kind, reference, gross]) => `${kind},${reference},${gross},0.00,${gross}`);
  const sum = lines.reduce((total, [, , gross]) => total + Number(gross), 0).toFixed(2);
  const content = csv(`po_f${files}`, 'stripe', rows, `${lines.length},${sum},0.00,${sum}`);
  const proposed = await card.desk.handIn(maker, content);
  expect(proposed.status).toBe(202);
  const { status, body } = await card.bank.approve(proposed.body);
  expect(status).toBe(201);
  return body.differences;
}

const differencesOf = async (reference: string) =>
  (await card.desk.differences(`words=${encodeURIComponent(reference)}`)).map(
    ({ kind, state, amount }: { kind: string; state: string; amount: { value: string } }) => [
      kind,
      state,
      amount.value,
    ],
  );

const sale = (reference: string) => ['sale', reference, '25.00'] as const;
const back = (reference: string) => ['refund', reference, '-5.00'] as const;
const failure = (reference: string) => ['refund_failure', reference, '5.00'] as const;

describe('a refund that Stripe had given and that has failed', () => {
  it('is settled again by a later file, and nothing stays owed', async () => {
    const { sale: sold, refund } = await givenBack();
    expect(await taken(sale(sold), back(refund))).toBe(0);
    expect(await owed()).toBe(0n);
    await failed(refund);
    expect(await owed()).not.toBe(0n);
    expect(await taken(failure(refund))).toBe(0);
    expect(await owed()).toBe(0n);
    expect((await card.bank.call('GET', '/dev/ledger/proof')).body.broken).toEqual([]);
  });

  it('is settled in the same file as the refund', async () => {
    const { sale: sold, refund } = await givenBack();
    await failed(refund);
    expect(await taken(failure(refund), sale(sold), back(refund))).toBe(0);
    expect(await owed()).toBe(0n);
  });

  it('differs where it is settled of another sum, or twice: in one file, and in a later one', async () => {
    const [first, second] = [await givenBack(), await givenBack()];
    for (const { refund } of [first, second]) await failed(refund);
    expect(await taken(back(first.refund), ['refund_failure', first.refund, '4.99'])).toBe(1);
    expect(await differencesOf(first.refund)).toEqual([['amount', 'open', '-1']]);
    expect(await taken(back(second.refund), failure(second.refund), failure(second.refund))).toBe(1);
    expect(await taken(failure(second.refund))).toBe(1);
    expect(await differencesOf(second.refund)).toEqual([
      ['twice', 'open', '500'],
      ['twice', 'open', '500'],
    ]);
  });

  it('is missing ten days after we have heard of it, and has arrived with a later file', async () => {
    const { sale: sold, refund } = await givenBack();
    await taken(sale(sold), back(refund));
    card.bank.clock.advance(25 * DAY_S);
    await failed(refund);
    card.bank.clock.advance(10 * DAY_S - 1);
    await card.bank.runJob(COLLECT);
    expect(await differencesOf(refund)).toEqual([]);
    card.bank.clock.advance(2);
    for (const _ of [1, 2]) await card.bank.runJob(COLLECT);
    expect(await differencesOf(refund)).toEqual([['missing', 'open', '-500']]);
    expect(await taken(failure(refund))).toBe(0);
    expect(await differencesOf(refund)).toEqual([['missing', 'arrived', '-500']]);
    expect(await owed()).toBe(0n);
  });

  it('has both lines or neither: where one is settled, or was missing, the other has to come', async () => {
    const [neither, half, late] = [await givenBack(), await givenBack(), await givenBack()];
    await taken(sale(neither.sale), sale(half.sale), sale(late.sale));
    card.bank.clock.advance(5 * DAY_S);
    for (const { refund } of [neither, half]) await failed(refund);
    await taken(failure(half.refund));
    card.bank.clock.advance(5 * DAY_S + 1);
    await card.bank.runJob(COLLECT);
    expect(await differencesOf(late.refund)).toEqual([['missing', 'open', '500']]);
    await failed(late.refund);
    card.bank.clock.advance(10 * DAY_S + 1);
    await card.bank.runJob(COLLECT);
    expect(await differencesOf(neither.refund)).toEqual([]);
    expect(await differencesOf(half.refund)).toEqual([['missing', 'open', '500']]);
    // They cancel each other out.
    expect(await differencesOf(late.refund)).toEqual([
      ['missing', 'open', '-500'],
      ['missing', 'open', '500'],
    ]);
  });
});

describe('a failed refund that Stripe has settled before we heard of it', () => {
  const isAsked = async (refund: string) => {
    const { rows } = await card.bank.database.owner.query(
      'select (graphile_worker.remove_job($1)).payload as payload',
      [`payments.send_refund ${refund}`],
    );
    return rows[0]?.payload;
  };

  it('is unknown, has us ask Stripe, and is so no more once our books have it', async () => {
    const { sale: sold, refund } = await givenBack();
    sentBack(refund);
    expect(await taken(sale(sold), back(refund), failure(refund))).toBe(1);
    await card.bank.runJob(COLLECT);
    expect(await differencesOf(refund)).toEqual([['unknown', 'open', '500']]);
    expect(await isAsked(refund)).toEqual({ refund });
    const [{ id }] = await card.desk.differences(`words=${refund}`);
    const ending = await card.desk.end(maker, id, { outcome: 'written_off' });
    await card.errands.sendRefund(refund);
    await card.bank.runJob(COLLECT);
    expect(await differencesOf(refund)).toEqual([['unknown', 'arrived', '500']]);
    const late = await card.bank.approve(ending.body);
    expect([late.status, late.body.code]).toEqual([409, 'difference_ended']);
    expect(await owed()).toBe(0n);
  });

  it('and settled twice, or of another sum, stays as far as it is too much', async () => {
    const [twice, other] = [await givenBack(), await givenBack()];
    for (const { refund } of [twice, other]) sentBack(refund);
    await taken(back(twice.refund), failure(twice.refund), failure(twice.refund));
    await taken(back(other.refund), ['refund_failure', other.refund, '5.01']);
    for (const { refund } of [twice, other]) await card.errands.sendRefund(refund);
    for (const _ of [1, 2]) await card.bank.runJob(COLLECT);
    expect((await differencesOf(twice.refund)).toSorted()).toEqual([
      ['unknown', 'arrived', '500'],
      ['unknown', 'open', '500'],
    ]);
    expect(await differencesOf(other.refund)).toEqual([['unknown', 'open', '501']]);
  });
});
