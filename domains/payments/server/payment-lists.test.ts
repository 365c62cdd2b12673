import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { checkoutStates } from '../contract/index.ts';
import { paymentStates } from '../contract/payment-machine.ts';
import { listCheckouts } from './checkout/checkout-lists.ts';
import { checkoutStateAt } from './checkout/show-checkouts.ts';
import { listPayments } from './payment-lists.ts';
import { findPayments } from './payment-store.ts';
import { linkWords } from './search-links.ts';
import { paymentStateAt } from './shown.ts';
import { NOW, openRows, seconds, someone, type Columns, type Rows } from './testing/rows.ts';

let rows: Rows;
beforeAll(async () => {
  rows = await openRows();
});
afterAll(() => rows.database.close());

const db = () => rows.services.db;
const [past, soon] = [seconds(NOW, -0.001), seconds(NOW, 0.001)];
const held = { capture: 'manual', authorized: 2500, hold_id: someone() };

/** Columns that a state needs. */
const columnsOf: Readonly<Record<(typeof paymentStates)[number], Columns>> = {
  requires_payment_method: {},
  requires_confirmation: { method: 'wallet' },
  requires_action: { method: 'card' },
  processing: {},
  requires_capture: held,
  succeeded: { ended_at: past, available_at: NOW },
  canceled: { ended_at: past },
};

it('the list of a state has the payments that each of them reads in it at the instant, the newest first', async () => {
  const merchantId = someone();
  const ids: string[] = [];
  for (const state of paymentStates)
    for (const ends of [past, NOW, soon])
      ids.push(
        await rows.payment({
          merchant_id: merchantId,
          state,
          ...columnsOf[state],
          expires_at: ends,
          ...(state === 'requires_capture' && { capture_until: ends }),
        }),
      );
  await rows.payment();
  const known = new Map((await findPayments(db(), ids)).map((row) => [row.id, row]));
  const asked = { merchantId, now: NOW, limit: 100 };
  const found = async (more: object) => (await listPayments(db(), { ...asked, ...more })).map(({ id }) => id);
  expect(await found({})).toEqual(ids.toReversed());
  for (const state of paymentStates) {
    const wanted = ids.toReversed().filter((id) => {
      const row = known.get(id);
      return row !== undefined && paymentStateAt(row, NOW) === state;
    });
    expect([state, await found({ state })]).toEqual([state, wanted]);
    expect([state, await found({ state, limit: 2 })]).toEqual([state, wanted.slice(0, 2)]);
    expect([state, await found({ state, after: wanted[0] })]).toEqual([state, wanted.slice(1)]);
    expect([state, await found({ state, isTest: true })]).toEqual([state, []]);
  }
});

it('words find the payments of links and orders that have them, with link, mode and state, page by page', async () => {
  const merchantId = someone();
  const ids: string[] = [];
  const sold = async (title: string, link: Columns = {}, payment: Columns = {}) => {
    const words = linkWords({ title, metadata: {}, is_checkout: link['is_checkout'] === true });
    const link_id = await rows.link({ merchant_id: merchantId, title, search_words: words, ...link });
    const is_test = link['is_test'] === true;
    ids.push(await rows.payment({ merchant_id: merchantId, link_id, title, is_test, ...payment }));
    return link_id;
  };
  const order = { is_checkout: true, stock: 1, expires_at: soon };
  const cup = await sold('Blue cup');
  ids.push(await rows.payment({ merchant_id: merchantId, link_id: cup, expires_at: past }));
  await sold('Green tea');
  ids.push(await rows.payment({ merchant_id: merchantId, link_id: someone(), expires_at: past }));
  await sold('Red cup', { is_test: true });
  await sold('Cup of an order', order, { state: 'succeeded', ...columnsOf.succeeded });
  await sold('Another cup of an order', order, { state: 'canceled', ...columnsOf.canceled });
  const elsewhere = await rows.link({ search_words: linkWords({ title: 'Cup', metadata: {} }) });
  await rows.payment({ link_id: elsewhere });
  const found = async (more: object) =>
    (await listPayments(db(), { merchantId, now: NOW, limit: 10, words: 'cup', ...more })).map(({ id }) =>
      ids.indexOf(id),
    );
  expect(await found({})).toEqual([6, 5, 4, 1, 0]);
  expect(await found({ limit: 2 })).toEqual([6, 5]);
  expect(await found({ after: ids[5] })).toEqual([4, 1, 0]);
  expect(await found({ after: ids[6] })).toEqual([5, 4, 1, 0]);
  expect(await found({ isTest: true })).toEqual([4]);
  expect(await found({ linkId: cup })).toEqual([1, 0]);
  expect(await found({ state: 'canceled' })).toEqual([6, 1]);
  expect(await found({ state: 'succeeded' })).toEqual([5]);
  expect(await found({ state: 'requires_payment_method' })).toEqual([4, 0]);
  expect(await found({ state: 'requires_payment_method', linkId: cup })).toEqual([0]);
  expect(await found({ words: 'tea' })).toEqual([2]);
  expect(await found({ words: 'tea', linkId: cup })).toEqual([]);
  expect(await found({ words: undefined, linkId: cup })).toEqual([1, 0]);
  expect(await found({ words: undefined, linkId: cup, state: 'canceled' })).toEqual([1]);
  expect(await found({ words: undefined, state: 'canceled' })).toEqual([6, 3, 1]);
});

describe('a search among many', () => {
  const wordsOf = (title: string) => linkWords({ title, metadata: {} });
  const order = { is_checkout: true, stock: 1, expires_at: soon };
  /** A merchant whose links and orders are written in this order, some of them paid in the order of the payments. */
  const shopOf = () => {
    const merchant_id = someone();
    const links = (many: number, title: string, more: Columns = {}) =>
      rows.links(many, { merchant_id, title, search_words: wordsOf(title), ...more });
    const paid = (link_id: string | undefined) => rows.payment({ merchant_id, link_id });
    const found = async (limit: number, more: object = {}) =>
      (await listPayments(db(), { merchantId: merchant_id, now: NOW, words: 'cup', limit, ...more })).map(
        ({ id }) => id,
      );
    return { links, paid, found };
  };

  it('goes through the newest five thousand links that have the words', async () => {
    const { links, paid, found } = shopOf();
    const [first, second] = await links(5001, 'Cup');
    const kept = await paid(second);
    await paid(first);
    expect(await found(10)).toEqual([kept]);
  });

  it('goes through the newest five thousand orders that have the words', async () => {
    const { links, paid, found } = shopOf();
    const [first, second] = await links(5001, 'Cup', order);
    const kept = await paid(second);
    await paid(first);
    expect(await found(10)).toEqual([kept]);
  });

  it('shows a page that the latest fifteen hundred orders fill, else looks through all of them', async () => {
    const { links, paid, found } = shopOf();
    const [older] = await links(1, 'Cup', order);
    const [first] = await links(1, 'Cup', order);
    await links(1499, 'Tea', order);
    const [one, other] = [await paid(first), await paid(older)];
    expect(await found(1)).toEqual([one]);
    expect(await found(2)).toEqual([other, one]);
    await links(1, 'Tea', order);
    expect(await found(1)).toEqual([other]);
    expect(await found(1, { after: other })).toEqual([one]);
  });

  it('shows a page that two hundred orders with the words fill, else looks through all of them', async () => {
    const { links, paid, found } = shopOf();
    const [older] = await links(1, 'Cup', order);
    const [first] = await links(1, 'Cup', order);
    await links(199, 'Cup', order);
    const [one, other] = [await paid(first), await paid(older)];
    expect(await found(1)).toEqual([one]);
    await links(1, 'Cup', order);
    expect(await found(1)).toEqual([other]);
  });

  it('leaves out no order because a link with the words has enough payments for a page', async () => {
    const { links, paid, found } = shopOf();
    const [link] = await links(1, 'Cup');
    const ofLink = [await paid(link), await paid(link)];
    const [sold] = await links(1, 'Cup', order);
    await links(1500, 'Tea', order);
    const ofOrder = await paid(sold);
    expect(await found(2)).toEqual([ofOrder, ofLink[1]]);
    expect(await found(2, { after: ofLink[1] })).toEqual([ofLink[0]]);
  });
});

it('the list of checkout sessions in a state has those that each of them reads in it at the instant', async () => {
  const merchantId = someone();
  const made: string[] = [];
  const states = [
    null,
    'processing',
    'requires_action',
    'requires_capture',
    'succeeded',
    'canceled',
  ] as const;
  for (const state of ['active', 'inactive', 'expired', 'exhausted'] as const)
    for (const expires_at of [past, NOW, soon])
      for (const paid of states) {
        const link_id = await rows.link({
          merchant_id: merchantId,
          is_checkout: true,
          stock: 1,
          sold: state === 'exhausted' ? 1 : 0,
          state,
          expires_at,
        });
        if (paid !== null)
          await rows.payment({
            merchant_id: merchantId,
            link_id,
            state: paid,
            ...columnsOf[paid],
            ...(paid === 'requires_capture' && { capture_until: soon }),
          });
        const id = someone();
        await rows.database.pool.query(
          `insert into payments.checkout_session (id, link_id, merchant_id, is_test, success_url, created_at)
           values ($1, $2, $3, false, 'https://shop.example/', now())`,
          [id, link_id, merchantId],
        );
        made.push(id);
      }
  const asked = { merchantId, now: NOW, limit: 200 };
  const all = await listCheckouts(db(), asked);
  expect(all.map(({ id }) => id)).toEqual(made.toReversed());
  for (const state of checkoutStates) {
    // An order that is on its way is sold: its link is exhausted. Others in the table are none.
    const isReal = ({ payment_state: paid, state: link }: (typeof all)[number]) =>
      link === 'exhausted' || (paid !== 'processing' && paid !== 'requires_action');
    const wanted = all
      .filter((row) => checkoutStateAt(row, NOW) === state && isReal(row))
      .map(({ id }) => id);
    const found = (await listCheckouts(db(), { ...asked, state })).filter(isReal).map(({ id }) => id);
    expect([state, found]).toEqual([state, wanted]);
    const page = await listCheckouts(db(), { ...asked, state, limit: 1 });
    expect(page).toHaveLength(1);
  }
});
