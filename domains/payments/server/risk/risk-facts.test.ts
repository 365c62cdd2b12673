import { invariant } from '@egcr/server-kit/refusal';
import { uuidNow } from '@egcr/server-kit/testing/uuid-now';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { findPayment } from '../payment-store.ts';
import { NOW, openRows, seconds, someone, type Rows } from '../testing/rows.ts';
import { listReviews } from './review-store.ts';
import { riskFactsOf } from './risk-facts.ts';

let rows: Rows;
beforeAll(async () => {
  rows = await openRows();
});
afterAll(() => rows.database.close());

const db = () => rows.services.db;
const [HOUR_S, DAY_S] = [3600, 86_400];
const ago = (many: number) => seconds(NOW, -many);
const paid = { state: 'succeeded', ended_at: NOW, available_at: NOW };

/** A payment that is to be judged, with what was before it between the same two in the same mode. */
async function judged(more: object = {}) {
  const pair = { merchant_id: someone(), payer_id: someone() };
  const facts = async (row: object = {}) => {
    const id = await rows.payment({ ...pair, created_at: ago(DAY_S), ...more, ...row });
    const found = await findPayment(db(), id);
    invariant(found !== undefined, 'the payment was written');
    return riskFactsOf(db(), found, NOW);
  };
  return { pair, facts };
}

it('a person who pays for the first time is unknown, whatever they and others did elsewhere', async () => {
  const { pair, facts } = await judged();
  const [elsewhere, other] = [
    { ...pair, merchant_id: someone() },
    { ...pair, payer_id: someone() },
  ];
  const recent = { ...paid, created_at: NOW };
  for (const row of [elsewhere, other, { ...pair, is_test: true }]) {
    const payment = await rows.payment({ ...recent, ...row });
    await rows.attempt(payment, { state: 'failed', failure: 'timeout', at: NOW });
    await rows.dispute({ ...row, opened_at: ago(1), ...('is_test' in row && { script: 'won' }) });
  }
  expect(await facts()).toEqual({
    amountMinor: 2500n,
    usualMinor: null,
    hasPaidBefore: false,
    paymentsInHour: 0,
    failuresInDay: 0,
    disputes: 0,
  });
});

it('counts what was begun in the last hour, and what has failed in the last day', async () => {
  const { pair, facts } = await judged();
  for (const many of [0, HOUR_S - 1, HOUR_S, HOUR_S + 1])
    await rows.payment({ ...pair, created_at: ago(many) });
  const tried = await rows.payment({ ...pair, created_at: ago(3 * DAY_S) });
  for (const [number, at] of [ago(1), ago(DAY_S - 1), ago(DAY_S), ago(DAY_S + 1)].entries())
    await rows.attempt(tried, { number: number + 1, state: 'failed', failure: 'timeout', at });
  await rows.attempt(tried, { number: 9, at: ago(1) });
  expect(await facts()).toMatchObject({ hasPaidBefore: false, paymentsInHour: 2, failuresInDay: 2 });
});

it('a dispute speaks against its payer for half a year, unless it was won by the merchant or only a question', async () => {
  const { pair, facts } = await judged();
  const HALF_YEAR_S = 180 * DAY_S;
  const at = (many: number, more: object = {}) =>
    rows.dispute({ ...pair, opened_at: ago(many), due_at: seconds(NOW, 60), ...more });
  await at(1);
  await at(HALF_YEAR_S - 1, { state: 'lost', ended_at: NOW });
  await at(1, { state: 'under_review', answered_at: NOW });
  await at(HALF_YEAR_S, { state: 'lost', ended_at: NOW });
  await at(1, { state: 'won', ended_at: NOW });
  await at(1, { state: 'warning_needs_response' });
  expect(await facts()).toMatchObject({ disputes: 3 });
});

it('who has paid here before is known, and the payment that is judged is not among those', async () => {
  const { pair, facts } = await judged();
  expect(await facts(paid)).toMatchObject({ hasPaidBefore: false });
  await rows.payment({ ...pair, ...paid, created_at: ago(DAY_S) });
  expect(await facts()).toMatchObject({ hasPaidBefore: true });
});

it('what a merchant usually sells for is said by ten sales at least, and by the newest two hundred', async () => {
  const { pair, facts } = await judged();
  const sell = (amount: number, many: number, more: object = {}) =>
    rows.database.owner.query(
      `set session_replication_role = replica;
       insert into payments.payment
         (id, link_id, merchant_id, payer_id, title, asset, amount, fee, is_test, created_at, expires_at, state, ended_at,
           available_at)
       select ${uuidNow}, ${uuidNow}, '${pair.merchant_id}', ${uuidNow}, 'Tea', '${'asset' in more ? 'USD' : 'JVD'}', ${amount}, 1,
         ${'is_test' in more}, now(), now(), 'succeeded', now(), now()
       from generate_series(1, ${many});
       set session_replication_role = origin`,
    );
  await sell(700, 9);
  await sell(9, 50, { asset: 'USD' });
  await sell(9, 50, { is_test: true });
  await rows.payment({ merchant_id: pair.merchant_id, amount: 30 });
  expect(await facts()).toMatchObject({ usualMinor: null });
  await sell(700, 1);
  expect(await facts()).toMatchObject({ usualMinor: 700n });
  // Of the newest two hundred the cheaper half decides. The one before them would turn it round.
  await sell(5000, 101);
  await sell(800, 100);
  expect(await facts()).toMatchObject({ usualMinor: 800n });
});

it('reviews are listed the newest first, without payments that came to nothing before anybody looked', async () => {
  const merchantId = someone();
  const ids: string[] = [];
  const review = async (payment: object, more: object = {}) => {
    const id = await rows.payment({ merchant_id: merchantId, ...payment });
    ids.push(id);
    const row = { state: 'open', ended_at: null, merchant_id: merchantId, ...more };
    await rows.database.owner.query(
      `set session_replication_role = replica;
       insert into payments.risk_review (payment_id, merchant_id, state, opened_at, ended_at)
       values ('${id}', '${row.merchant_id}', '${row.state}', now(), ${row.state === 'open' ? 'null' : 'now()'});
       set session_replication_role = origin`,
    );
  };
  await review(paid);
  await review({ state: 'processing', title: 'Green tea' });
  await review({ ...paid, is_test: true }, { state: 'approved' });
  await review({ state: 'canceled', ended_at: NOW });
  await review({ state: 'canceled', ended_at: NOW }, { state: 'refunded' });
  await review(paid, { merchant_id: someone() });
  const found = async (more: object = {}) =>
    (await listReviews(db(), { merchantId, limit: 10, ...more })).map(({ id }) => ids.indexOf(id));
  expect(await found()).toEqual([4, 2, 1, 0]);
  expect(await found({ limit: 1 })).toEqual([4]);
  expect(await found({ after: ids[2] })).toEqual([1, 0]);
  expect(await found({ state: 'open' })).toEqual([1, 0]);
  expect(await found({ isTest: true })).toEqual([2]);
  expect(await found({ words: 'green' })).toEqual([1]);
});
