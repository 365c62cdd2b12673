import { uuidv7 } from '@egcr/contract/ids';
import type { Bank, TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { COLLECT } from './collect.ts';
import { officersIn, openSettlingBank } from './testing/settlements.ts';

let bank: Bank;
let desk: ReturnType<typeof officersIn>;
let maker: TestPerson;
beforeAll(async () => {
  ({ bank } = await openSettlingBank());
  desk = officersIn(bank);
  maker = await bank.person('Nadia');
});
afterAll(() => bank.close());

const DAY_S = 24 * 3600;
let made = 0;

interface Found {
  readonly rail?: string;
  readonly asset?: string;
  readonly kind?: 'amount' | 'fee' | 'twice' | 'unknown';
  readonly amount?: string;
  readonly title?: string;
  readonly isTest?: boolean;
}

/** A difference in a file of its own, as one that was taken in has it. */
async function found({
  rail = 'stripe',
  asset = 'USD',
  kind = 'unknown',
  amount = '500',
  title,
  isTest = false,
}: Found = {}): Promise<{ readonly id: string; readonly reference: string }> {
  made += 1;
  bank.clock.advance(1);
  const [now, file] = [bank.clock.now(), uuidv7(bank.clock.now().getTime())];
  const [id, reference] = [uuidv7(now.getTime()), `Ref-${made}:1`];
  const { owner } = bank.database;
  await owner.query(
    `insert into settlements.file (id, rail, reference, asset, lines, gross, fee, is_test, taken_at, proposed_by, approved_by)
     values ($1, $2, $3, $4, 2, 1500, 40, $5, $6, $7, $8)`,
    [file, rail, `file-${made}`, asset, isTest, now, maker.userId, bank.checker.userId],
  );
  await owner.query(
    `insert into settlements.difference
       (id, file_id, rail, asset, kind, line_kind, reference, payment_id, title, expected, settled, amount, is_test, opened_at)
     values ($1, $2, $3, $4, $5, 'sale', $6, $7, $8, 1000, 1500, $9, $10, $11)`,
    [
      id,
      file,
      rail,
      asset,
      kind,
      reference,
      title === undefined ? null : uuidv7(now.getTime()),
      title,
      amount,
      isTest,
      now,
    ],
  );
  return { id, reference };
}

const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);
const listed = async (id: string, reference: string) =>
  (await desk.differences(`words=${encodeURIComponent(reference)}`)).find(
    (each: { id: string }) => each.id === id,
  );

describe('the list of differences', () => {
  it('is narrowed by rail, mode, state and words, and read page by page, the newest first', async () => {
    const a = await found({ title: 'Roasted Coffee', isTest: true, rail: 'sandbox-card-b' });
    const b = await found({ title: 'Green tea' });
    const c = await found({ rail: 'sandbox-card-b', isTest: true });
    const ended = await desk.end(maker, a.id, { outcome: 'written_off' });
    await bank.approve(ended.body);
    for (const [query, ids] of [
      ['', [c.id, b.id, a.id]],
      ['rail=stripe', [b.id]],
      ['mode=test', [c.id, a.id]],
      ['mode=live', [b.id]],
      ['state=open', [c.id, b.id]],
      ['state=written_off', [a.id]],
      ['words=coffee', [a.id]],
      [`words=${encodeURIComponent(` ${b.reference.toLowerCase()} `)}`, [b.id]],
      ['words=%20', [c.id, b.id, a.id]],
      [`limit=1&after=${c.id}`, [b.id]],
    ] as const)
      expect([query, idsOf(await desk.differences(query))]).toEqual([query, ids]);
    for (const [query, names] of [
      ['rail=sandbox-card-b', ['file-3', 'file-1']],
      ['mode=live', ['file-2']],
      ['words=coffee', ['file-1']],
      ['words=REF-2', ['file-2']],
    ] as const) {
      const files = await desk.files(query);
      expect([query, files.map(({ reference }: { reference: string }) => reference)]).toEqual([query, names]);
    }
    const [second] = await desk.files('mode=live');
    const after = await desk.files(`after=${second.id}`);
    expect(after.map(({ reference }: { reference: string }) => reference)).toEqual(['file-1']);
    expect(after[0]).toMatchObject({ differences: 1, open: 0, net: { value: '1460' }, is_test: true });
    expect(second).toMatchObject({ differences: 1, open: 1 });
  });

  it('goes out as a file with the same words', async () => {
    const { reference } = await found({ title: '=Tea', amount: '-5' });
    const sheet = async (path: string) => {
      const answer = await fetch(
        `${bank.url}/api/v1/admin/${path}/export?words=${encodeURIComponent(reference)}`,
        {
          headers: { authorization: `Bearer ${maker.userId}:fresh:super_admin` },
        },
      );
      return (await answer.text()).trimEnd().split('\r\n');
    };
    const at = bank.clock.now().toISOString();
    const [, row, ...rest] = await sheet('settlement-differences');
    expect(row).toContain(
      `,stripe,live,unknown,open,-0.05,10.00,15.00,USD,${reference},'=Tea,file-${made},,`,
    );
    expect(row?.slice(0, 10)).toBe(at.slice(0, 10));
    expect(rest).toEqual([]);
    const [, file] = await sheet('settlements');
    expect(file).toContain(`,stripe,live,file-${made},2,15.00,0.40,14.60,USD,1,1`);
  });

  it('offers for each those that cancel it out: open, of its rail and currency, fees with fees, five at most', async () => {
    const one = await found({ amount: '777' });
    const others = [
      await found({ amount: '777' }),
      await found({ amount: '-776' }),
      await found({ amount: '-777', asset: 'EUR' }),
      await found({ amount: '-777', kind: 'fee' }),
      await found({ amount: '-777', rail: 'sandbox-card-b', isTest: true }),
    ];
    const gone = await found({ amount: '-777' });
    await bank.approve((await desk.end(maker, gone.id, { outcome: 'written_off' })).body);
    expect((await listed(one.id, one.reference)).pairs).toEqual([]);
    for (const { id } of [...others, gone, one]) {
      const refused = await desk.end(maker, one.id, { outcome: 'offset', other_id: id });
      expect([refused.status, refused.body.code, refused.body.errors]).toMatchObject([
        409,
        'difference_unpaired',
        [{ field: 'other_id' }],
      ]);
    }
    const fitting = [];
    for (let count = 0; count < 6; count += 1) fitting.push(await found({ amount: '-777' }));
    expect((await listed(one.id, one.reference)).pairs).toEqual(fitting.slice(0, 5));
    const [first] = fitting;
    const ending = await desk.end(maker, one.id, { outcome: 'offset', other_id: first?.id });
    expect(ending.body.facts).toMatchObject([
      { name: 'source', text: 'stripe' },
      { name: 'type', text: 'offset' },
      { name: 'amount', amount: { value: '777' } },
      { name: 'reference', text: one.reference },
      { name: 'other', text: first?.reference },
    ]);
    // The other waits with it.
    const busy = await desk.end(maker, first?.id ?? '', { outcome: 'written_off' });
    expect([busy.status, busy.body.code]).toEqual([409, 'difference_proposed']);
    await bank.approve(ending.body);
    for (const { id, reference } of [one, ...fitting.slice(0, 1)])
      expect(await listed(id, reference)).toMatchObject({ state: 'offset', pairs: [], is_proposed: false });
  });
});

describe('a proposal to end a difference', () => {
  it('that is refused leaves it open, and free for another', async () => {
    const { id, reference } = await found();
    const { body } = await desk.end(maker, id, { outcome: 'written_off' });
    expect((await listed(id, reference)).is_proposed).toBe(true);
    const path = `/api/v1/admin/proposals/${body.id}/reject`;
    const no = { as: bank.checker, role: 'super_admin', key: crypto.randomUUID(), body: { reason: 'Wait.' } };
    expect((await bank.call('POST', path, no)).status).toBe(200);
    expect(await listed(id, reference)).toMatchObject({ state: 'open', is_proposed: false, ended_at: null });
    expect((await desk.end(maker, id, { outcome: 'written_off' })).status).toBe(202);
  });

  it('moves money where it is written off over a rail that carries some, and nowhere else', async () => {
    const sum = async () =>
      (await bank.database.owner.query(`select count(*)::int as count from ledger.transfer`)).rows[0].count;
    const before = await sum();
    const [test, fee] = [await found({ isTest: true, rail: 'sandbox-card-b' }), await found({ kind: 'fee' })];
    for (const { id } of [test, fee]) {
      const ended = await bank.approve((await desk.end(maker, id, { outcome: 'written_off' })).body);
      expect(ended.body).toEqual({ id, outcome: 'written_off' });
    }
    expect(await sum()).toBe(before);
    const real = await found({ amount: '-500' });
    const ending = await desk.end(maker, real.id, { outcome: 'written_off' });
    expect((await bank.approve(ending.body)).status).toBe(201);
    expect(await sum()).toBe(before + 1);
    // What a proposal moves counts towards what two people may move on a day, also where a rail settled too little.
    const { rows } = await bank.database.owner.query(
      `select subject, worth::text from approvals.proposal where subject = any ($1) order by proposed_at`,
      [[test.id, real.id]],
    );
    expect(rows).toEqual([
      { subject: test.id, worth: '0' },
      { subject: real.id, worth: '500' },
    ]);
  });
});

describe('a settlement file that waits for a second person', () => {
  it('is proposed with its sums and what differs, and is taken in once, however many approve it', async () => {
    const content = [
      'file,rail,currency,kind,reference,gross,fee,net',
      'po_w,stripe,USD,sale,nobody:1,3.00,0.20,2.80',
      'po_w,stripe,USD,total,1,3.00,0.20,2.80',
    ].join('\n');
    const [one, other] = [await desk.handIn(maker, content), await desk.handIn(maker, content)];
    expect(one.body).toMatchObject({ subject: 'stripe po_w' });
    expect(one.body.facts).toMatchObject([
      { name: 'source', text: 'stripe' },
      { name: 'settlement', text: 'po_w' },
      { name: 'count', text: '1' },
      { name: 'amount', amount: { value: '300' } },
      { name: 'rail_fee', amount: { value: '20' } },
      { name: 'net', amount: { value: '280' } },
      { name: 'differences', text: '1' },
    ]);
    expect((await bank.approve(one.body)).body).toMatchObject({ differences: 1 });
    const late = await bank.approve(other.body);
    expect([late.status, late.body.code]).toEqual([409, 'settlement_taken']);
    expect(await desk.differences(`words=${encodeURIComponent('nobody:1')}`)).toMatchObject([
      { kind: 'unknown', amount: { value: '300' }, expected: null, settled: { value: '300' }, payment: null },
    ]);
  });

  it('of the same name in another currency, or of another rail, is another file', async () => {
    const of = (rail: string, currency: string) =>
      [
        'file,rail,currency,kind,reference,gross,fee,net',
        `po_same,${rail},${currency},sale,none:1,3.00,0.20,2.80`,
        `po_same,${rail},${currency},total,1,3.00,0.20,2.80`,
      ].join('\n');
    for (const [rail, currency] of [
      ['stripe', 'USD'],
      ['stripe', 'EUR'],
      ['sandbox-card-b', 'USD'],
    ] as const)
      expect((await bank.approve((await desk.handIn(maker, of(rail, currency))).body)).status).toBe(201);
  });
});

it('a rail whose files were never taken in has nothing missing', async () => {
  bank.clock.advance(20 * DAY_S);
  await bank.runJob(COLLECT);
  expect(await desk.differences('rail=sandbox-card-a')).toEqual([]);
});
