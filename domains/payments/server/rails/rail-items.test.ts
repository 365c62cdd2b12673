import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { NOW, openRows, seconds, someone, type Rows } from '../testing/rows.ts';
import { railBooks } from './rail-items.ts';

let rows: Rows;
beforeAll(async () => {
  rows = await openRows();
});
afterAll(() => rows.database.close());

const db = () => rows.services.db;
const [from, until] = [NOW, seconds(NOW, 86_400)];
const before = (at: Date) => seconds(at, -0.001);

/** A payment that a rail carried, which ended at an instant. */
async function sale(rail: string, at: Date, more: object = {}, tried: object = {}) {
  const id = await rows.payment({ state: 'succeeded', ended_at: at, available_at: at, ...more });
  return rows.attempt(id, { rail, ended_at: at, ...tried });
}

describe('what a rail has to have settled of a day', () => {
  it('are the payments that ended on it, also those that it had held before', async () => {
    const ids = [
      await sale('sandbox-card-a', from),
      await sale('sandbox-card-a', before(until)),
      await sale('sandbox-card-a', from, { is_sample: true }, { ended_at: seconds(from, -86_400) }),
      await sale('sandbox-card-a', before(from)),
      await sale('sandbox-card-a', until),
      await sale('sandbox-card-b', from),
      await sale('sandbox-card-a', from, {}, { state: 'failed', failure: 'timeout' }),
      await rows.attempt(await rows.payment({ state: 'processing' }), {
        rail: 'sandbox-card-a',
        ended_at: from,
      }),
    ];
    const found = await railBooks.between(db(), { rail: 'sandbox-card-a', from, until });
    const places = found.map((item) => ids.indexOf(item.payment_id));
    expect(places.toSorted((one, other) => one - other)).toEqual([0, 1, 2]);
    expect(found.find((item) => item.payment_id === ids[0])).toEqual({
      kind: 'sale',
      reference: `${ids[0]}:1`,
      payment_id: ids[0],
      title: 'Coffee beans',
      asset: 'JVD',
      amount: 2500n,
      at: from,
      is_sample: false,
    });
  });

  it('are the refunds of it, lost disputes and accepted questions, below zero', async () => {
    const old = seconds(from, -86_400 * 9);
    const paid = await sale('stripe', old);
    const back = [
      await rows.refund(paid, { at: from }),
      await rows.refund(paid, { at: before(until), state: 'pending' }),
    ];
    await rows.refund(paid, { at: until });
    await rows.refund(paid, { at: before(from) });
    await rows.refund(await sale('sandbox-card-c', old), { at: from });
    const lost = async (ref: string, at: Date, more: object = {}) =>
      rows.dispute({
        payment_id: await sale('stripe', old),
        rail: 'stripe',
        state: 'lost',
        provider_ref: ref,
        ended_at: at,
        ...more,
      });
    await lost('dp_first', from);
    await lost('dp_last', before(until), { amount: 700 });
    await lost('dp_accepted', from, { state: 'prevented', amount: 300 });
    await lost('dp_closed', from, { state: 'warning_closed' });
    await lost('dp_before', before(from));
    await lost('dp_after', until);
    await lost('dp_won', from, { state: 'won' });
    await lost('dp_elsewhere', from, { rail: 'sandbox-card-b' });
    const found = await railBooks.between(db(), { rail: 'stripe', from, until });
    const amounts = new Map(found.map(({ kind, reference, amount }) => [`${kind} ${reference}`, amount]));
    expect(amounts).toEqual(
      new Map([
        [`refund ${back[0]}`, -100n],
        [`refund ${back[1]}`, -100n],
        ['dispute dp_first', -2500n],
        ['dispute dp_last', -700n],
        ['dispute dp_accepted', -300n],
      ]),
    );
  });

  it('are both lines of a refund that failed on it, whenever it was given', async () => {
    const old = seconds(from, -86_400 * 9);
    const paid = await sale('stripe', old, { is_sample: true });
    const failed = (at: Date, failedAt: Date) =>
      rows.refund(paid, { at, state: 'failed', failed_at: failedAt });
    const [first, last] = [await failed(old, from), await failed(from, before(until))];
    await failed(old, before(from));
    await failed(from, until);
    const found = await railBooks.between(db(), { rail: 'stripe', from, until });
    const ours = found.filter((item) => item.payment_id === paid);
    const amounts = new Map(ours.map(({ kind, reference, amount }) => [`${kind} ${reference}`, amount]));
    expect([ours.length, amounts]).toEqual([
      4,
      new Map([
        [`refund ${first}`, -100n],
        [`refund_failure ${first}`, 100n],
        [`refund ${last}`, -100n],
        [`refund_failure ${last}`, 100n],
      ]),
    ]);
  });

  it('are no refunds of a rail that gives nothing back', async () => {
    const paid = await sale('open_payments', before(from));
    await rows.refund(paid, { at: from });
    expect(await railBooks.between(db(), { rail: 'open_payments', from, until })).toEqual([]);
  });
});

it('what a rail names is found by the reference that it says, whatever stands beside it', async () => {
  const paid = await sale('sandbox-mobile', from);
  await sale('sandbox-mobile', from);
  const back = await rows.refund(paid, { at: from });
  await rows.refund(paid, { at: from });
  const named = async (...references: string[]) =>
    (await railBooks.named(db(), { rail: 'sandbox-mobile', references })).map(({ reference }) => reference);
  expect((await named(`${paid}:1`, back, 'dp_none', 'x:1', '')).toSorted()).toEqual(
    [`${paid}:1`, back].toSorted(),
  );
  expect(await named(someone(), `${someone()}:1`)).toEqual([]);
  const failed = await rows.refund(paid, { state: 'failed' });
  const found = await railBooks.named(db(), { rail: 'sandbox-mobile', references: [failed, back] });
  expect(found.filter(({ reference }) => reference === back).map(({ kind }) => kind)).toEqual(['refund']);
  const both = found.filter(({ reference }) => reference === failed).map(({ kind }) => kind);
  expect(both.toSorted()).toEqual(['refund', 'refund_failure']);
});
