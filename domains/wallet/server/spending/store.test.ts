import { afterAll, beforeAll, expect, it } from 'vitest';

import { jvd, openBank, type Bank } from '../testing/bank.ts';
import type { TestPerson } from '../testing/test-people.ts';
import { spendingRows } from './store.ts';

let bank: Bank;
let amina: TestPerson;
let bao: TestPerson;
/** When 1000 came, 300 and 40 went, and 5 and 7 came back: a minute between any two. */
let times: readonly Date[];
beforeAll(async () => {
  bank = await openBank();
  [amina, bao] = [await bank.person('Amina', '1000'), await bank.person('Bao', '500')];
  const send = async (from: TestPerson, to: TestPerson, value: string) => {
    bank.clock.advance(60);
    return (await bank.send(from, { to: { username: to.username }, amount: jvd(value) })).body.id;
  };
  const label = (as: TestPerson, id: string, category: string) =>
    bank.call('PUT', `/api/v1/wallet/transfers/${id}/label`, { as, body: { category, private_note: null } });
  const rent = await send(amina, bao, '300');
  await label(amina, rent, 'home');
  await label(bao, await send(amina, bao, '40'), 'income');
  await send(bao, amina, '5');
  await send(bao, amina, '7');
  await bank.fund(amina, { value: '9', assetCode: 'USD', assetScale: 2 });
  const { rows } = await bank.database.owner.query<{ posted_at: Date }>(
    `select entry.posted_at from ledger.entry entry join ledger.account account on account.id = entry.account_id
     where account.owner_id = $1 and account.asset = 'JVD' order by entry.version`,
    [amina.userId],
  );
  times = rows.map((row) => row.posted_at);
});
afterAll(() => bank.close());

const later = (n: number, ms = 0) => new Date((times[n]?.getTime() ?? 0) + ms);
const read = async (
  starts: readonly Date[],
  { asset = 'JVD', entriesMax = 99, userId = amina.userId } = {},
) =>
  (await spendingRows(bank.database.db, { userId, asset, starts, entriesMax }))
    .map((row) => [row.monthPlace, row.kind, row.isIn, row.category, row.amountMinor, row.entries].join(' '))
    .toSorted((one, other) => (one < other ? -1 : 1));

it('what came and went since an instant is added up by kind, direction and the own category', async () => {
  expect(await read([later(0)])).toEqual([
    '1 sandbox_deposit true  1000 1',
    '1 transfer false  40 1',
    '1 transfer false home 300 1',
    '1 transfer true  12 2',
  ]);
  expect(await read([later(0, 1)])).toEqual([
    '1 transfer false  40 1',
    '1 transfer false home 300 1',
    '1 transfer true  12 2',
  ]);
});

it('what happens in the very instant in which a month begins is of that month', async () => {
  expect(await read([later(0), later(2), later(4)])).toEqual([
    '1 sandbox_deposit true  1000 1',
    '1 transfer false home 300 1',
    '2 transfer false  40 1',
    '2 transfer true  5 1',
    '3 transfer true  7 1',
  ]);
  expect(await read([later(2, 1), later(4, 1)])).toEqual(['1 transfer true  12 2']);
  expect(await read([later(4, 1)])).toEqual([]);
});

it('no more than the newest entries are read, of one person and one currency', async () => {
  expect(await read([later(0)], { entriesMax: 3 })).toEqual([
    '1 transfer false  40 1',
    '1 transfer true  12 2',
  ]);
  expect(await read([later(0)], { asset: 'USD' })).toEqual(['1 sandbox_deposit true  9 1']);
  expect(await read([later(0)], { asset: 'EUR' })).toEqual([]);
  expect(await read([later(1)], { userId: bao.userId })).toEqual([
    '1 transfer false  12 2',
    '1 transfer true  300 1',
    '1 transfer true income 40 1',
  ]);
});
