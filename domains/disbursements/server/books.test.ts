import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { totalsOfFunds } from './commitment-store.ts';
import { openEnvelopes, usd } from './testing/open-envelopes.ts';

let desk: Awaited<ReturnType<typeof openEnvelopes>>;
beforeAll(async () => {
  desk = await openEnvelopes();
});
afterAll(() => desk.bank.close());

const eur = (value: string) => ({ value, assetCode: 'EUR', assetScale: 2 });
const jvd = (value: string) => ({ value, assetCode: 'JVD', assetScale: 2 });
const fill = (fund: string, amount: ReturnType<typeof usd>) =>
  desk.bank.services.unit((work) => desk.door.fill(work, { fund, amount, key: desk.newId() }));
const commit = async (fund: string, amount: ReturnType<typeof usd>) => {
  const id = desk.newId();
  await desk.bank.services.unit((work) => desk.door.commit(work, { id, fund, amount }));
  return id;
};
const left = (id: string, asset: string) => desk.door.left(desk.bank.database.db, { id, asset });

describe('the books of funds', () => {
  it('are kept apart for each fund and each currency, in the order of their codes', async () => {
    const [one, two, none] = [desk.newId(), desk.newId(), desk.newId()];
    for (const amount of [usd('500'), eur('300'), jvd('70')]) await fill(one, amount);
    await fill(two, usd('40'));
    const [promise] = [
      await commit(one, eur('120')),
      await commit(one, eur('30')),
      await commit(two, usd('5')),
    ];
    const nothing = { promisedMinor: 0n, paidMinor: 0n, returnedMinor: 0n };
    const books = await desk.door.books(desk.bank.database.db, [two, one, none]);
    expect(books).toEqual(
      new Map([
        [two, [{ ...nothing, asset: 'USD', budgetMinor: 35n, promisedMinor: 5n }]],
        [
          one,
          [
            { ...nothing, asset: 'EUR', budgetMinor: 150n, promisedMinor: 150n },
            { ...nothing, asset: 'JVD', budgetMinor: 70n },
            { ...nothing, asset: 'USD', budgetMinor: 500n },
          ],
        ],
        [none, []],
      ]),
    );
    expect(await desk.door.books(desk.bank.database.db, [])).toEqual(new Map());
    expect([await left(promise, 'EUR'), await left(promise, 'USD'), await left(none, 'EUR')]).toEqual([
      120n,
      0n,
      0n,
    ]);
  });

  it('say how much is missing in the currency that was asked for', async () => {
    const fund = desk.newId();
    await fill(fund, usd('500'));
    await fill(fund, eur('300'));
    await expect(commit(fund, eur('301'))).rejects.toMatchObject({ extras: { members: { missing: '1' } } });
    await expect(commit(fund, jvd('7'))).rejects.toMatchObject({ extras: { members: { missing: '7' } } });
    await expect(
      desk.bank.services.unit((work) =>
        desk.door.uncommit(work, { id: fund, amount: eur('1'), key: desk.newId() }),
      ),
    ).rejects.toThrow('the commitment is unknown');
  });
});

describe('the proof of the books', () => {
  const findings = async () =>
    (await desk.door.prove(desk.bank.database.db)).map(
      ({ owner, asset, expectedMinor, balanceMinor }) => [owner, asset, expectedMinor, balanceMinor] as const,
    );
  const put = (table: string, id: string, fields: string) =>
    desk.query(`update disbursements.${table} set ${fields} where id = $1`, [id]);

  it('names a promise, an envelope and a debt that the ledger does not bear out, and nothing else', async () => {
    expect(await findings()).toEqual([]);
    const fund = desk.newId();
    await fill(fund, eur('300'));
    const promise = await commit(fund, eur('120'));
    const debt = desk.newId();
    const owing = { id: debt, fund, person: desk.payees[0]?.userId ?? '', amount: usd('100') };
    await desk.bank.services.unit((work) => desk.door.owe(work, owing));
    await desk.made();
    expect(await findings()).toEqual([]);

    await put('commitment', promise, 'released_minor = 50');
    expect(await findings()).toEqual([[promise, 'EUR', 70n, 120n]]);
    await put('commitment', promise, 'released_minor = 0');

    for (const field of ['returned_minor', 'held_back_minor', 'given_up_minor']) {
      await put('recovery', debt, `${field} = 30`);
      expect(await findings()).toEqual([[debt, 'USD', 70n, 100n]]);
      await put('recovery', debt, `${field} = 0`);
    }
    expect(await findings()).toEqual([]);
  });

  it('expects of an envelope what is not paid yet, while it has its money, and else nothing', async () => {
    const { id } = await desk.made();
    const state = (name: string) => desk.put('envelope', id, `state = '${name}'`);
    for (const name of ['blocked', 'shipping', 'shipped']) {
      await state(name);
      expect(await findings()).toEqual([]);
    }
    for (const name of ['insufficient', 'cancelled', 'closed']) {
      await state(name);
      expect(await findings()).toEqual([[id, 'USD', 0n, 500n]]);
    }
    await state('shipping');
    const pay = (where: string) =>
      desk.query(`update disbursements.disbursement set ${where} and envelope_id = $1`, [id]);
    await desk.query('alter table disbursements.disbursement disable trigger user');
    await pay("state = 'paid', transfer_id = id where position = 1");
    expect(await findings()).toEqual([[id, 'USD', 200n, 500n]]);
    await pay("state = 'pending', transfer_id = null where true");
    await desk.query('alter table disbursements.disbursement enable trigger user');
    expect(await findings()).toEqual([]);
  });

  it('expects of a promise what no envelope of it has taken: of a closed one, what it paid', async () => {
    const fund = desk.newId();
    await fill(fund, usd('5000'));
    const promise = await commit(fund, usd('600'));
    const { id } = await desk.made({ commitment: promise, fund });
    expect(await findings()).toEqual([]);
    await desk.put('envelope', id, "state = 'closed'");
    // Nothing of it was paid, so all of the promise is to lie there, and nothing in the envelope.
    expect(await findings()).toEqual([
      [promise, 'USD', 600n, 100n],
      [id, 'USD', 0n, 500n],
    ]);
    await desk.put('disbursement', id, "state = 'paid', transfer_id = id");
    expect(await findings()).toEqual([[id, 'USD', 0n, 500n]]);
  });
});

it('the totals of funds count what was promised, paid, given back and recovered of one fund in one currency', async () => {
  const [fund, other] = [desk.newId(), desk.newId()];
  for (const amount of [usd('1000'), eur('1000')]) await fill(fund, amount);
  await fill(other, usd('2000'));
  const [dollars, euros] = [await desk.made({ fund }), await desk.made({ fund, asset: 'EUR' })];
  const promise = await commit(other, usd('600'));
  await desk.made({ fund: other, commitment: promise });
  await desk.put('disbursement', dollars.id, "state = 'paid', transfer_id = id");
  await desk.put('disbursement', euros.id, "state = 'returned', transfer_id = id");
  const person = desk.payees[0]?.userId ?? '';
  for (const [amount, came] of [
    [usd('90'), 40],
    [eur('80'), 30],
  ] as const) {
    const id = desk.newId();
    await desk.bank.services.unit((work) => desk.door.owe(work, { id, fund, person, amount }));
    await desk.query('update disbursements.recovery set returned_minor = $2 where id = $1', [id, came]);
  }
  const rows = await totalsOfFunds(desk.bank.database.db, [fund]);
  // What an envelope takes out of a promise is promised once.
  expect(await totalsOfFunds(desk.bank.database.db, [other])).toMatchObject([{ promised_minor: 600n }]);
  const promised = { fund_id: fund, promised_minor: 500n };
  expect(rows.toSorted((one, two) => one.asset.localeCompare(two.asset, 'en'))).toEqual([
    { ...promised, asset: 'EUR', paid_minor: 0n, returned_minor: 500n, recovered_minor: 30n },
    { ...promised, asset: 'USD', paid_minor: 500n, returned_minor: 0n, recovered_minor: 40n },
  ]);
  for (const { id } of [dollars, euros]) await desk.put('envelope', id, "state = 'closed'");
  const closed = await totalsOfFunds(desk.bank.database.db, [fund]);
  expect(new Map(closed.map((row) => [row.asset, row.promised_minor]))).toEqual(
    new Map([
      ['EUR', 0n],
      ['USD', 500n],
    ]),
  );
  for (const name of ['insufficient', 'cancelled'])
    await desk.put('envelope', dollars.id, `state = '${name}'`);
  const cancelled = await totalsOfFunds(desk.bank.database.db, [fund]);
  expect(cancelled.find(({ asset }) => asset === 'USD')?.promised_minor).toBe(0n);
});
