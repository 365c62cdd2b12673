import { testPaymentsIn } from '@egcr/payments/testing';
import type { Bank, TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { COLLECT } from './collect.ts';
import { csv, openCardBank, usd } from './testing/settlements.ts';

let card: Awaited<ReturnType<typeof openCardBank>>;
let bank: Bank;
let desk: typeof card.desk;
let maker: TestPerson;
let tests: ReturnType<typeof testPaymentsIn>;
beforeAll(async () => {
  card = await openCardBank();
  ({ bank, desk } = card);
  tests = testPaymentsIn(bank);
  maker = await bank.person('Nadia');
});
afterAll(() => card.close());

const DAY_S = 24 * 3600;
const paidByCard = (value: string) => card.paidByCard(value);
const clearing = () => card.clearing();
const sound = async () => expect((await bank.call('GET', '/dev/ledger/proof')).body.broken).toEqual([]);

/** A test payment over a simulated rail. */
async function paidInTest(name: Parameters<typeof tests.sent>[2]) {
  const sold = await tests.testShop();
  const id = await tests.sent(sold.payer, sold.link, name);
  await tests.run(id, 1);
  const { state, attempts } = await tests.read(sold.merchant, id);
  expect(state).toBe('succeeded');
  return { ...sold, id, rail: String(attempts[0].rail), reference: `${id}:1` };
}

it('simulated rails hand their files in, and what differs waits: too little, twice and missing [SYS-02]', async () => {
  const [whole, short, twice, never] = [
    await paidInTest('accepted'),
    await paidInTest('settles_short'),
    await paidInTest('settles_twice'),
    await paidInTest('settles_never'),
  ];
  await bank.runJob(COLLECT);
  expect(await desk.files()).toEqual([]);
  bank.clock.advance(DAY_S + 3601);
  for (const _ of [1, 2]) await bank.runJob(COLLECT);
  const found = await desk.differences('state=open');
  const of = (sold: { readonly reference: string }) =>
    found
      .filter(({ reference }: { reference: string }) => reference === sold.reference)
      .map(({ kind, amount }: { kind: string; amount: { value: string } }) => [kind, amount.value]);
  expect([of(whole), of(short), of(twice), of(never)]).toEqual([
    [],
    [['amount', '-1']],
    [['twice', '2500']],
    [],
  ]);
  bank.clock.advance(2 * DAY_S);
  for (const _ of [1, 2]) await bank.runJob(COLLECT);
  const missing = await desk.differences('words=' + encodeURIComponent(never.reference));
  expect(missing).toMatchObject([
    { kind: 'missing', is_test: true, amount: { value: '-2500' }, payment: { id: never.id } },
  ]);
  const files = await desk.files('mode=test');
  expect(files.every(({ is_test: isTest }: { is_test: boolean }) => isTest)).toBe(true);
});

it('twenty jobs at once take each file in once', async () => {
  await paidInTest('accepted');
  bank.clock.advance(DAY_S + 3601);
  const before = (await desk.files()).length;
  await Promise.all(Array.from({ length: 20 }, () => bank.runJob(COLLECT)));
  expect((await desk.files()).length).toBe(before + 1);
});

it('a difference is ended by two people, once, and by nobody alone', async () => {
  const { reference } = await paidInTest('settles_short');
  bank.clock.advance(DAY_S + 3601);
  await bank.runJob(COLLECT);
  const [{ id }] = await desk.differences(`words=${encodeURIComponent(reference)}`);
  const wrong = await desk.end(maker, id, { outcome: 'offset' });
  expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([422, 'other_id']);
  const presses = await Promise.all(
    Array.from({ length: 10 }, () => desk.end(maker, id, { outcome: 'written_off' })),
  );
  expect(presses.filter(({ status }) => status === 202)).toHaveLength(1);
  expect(presses.every(({ status }) => status === 202 || status === 409)).toBe(true);
  const proposed = presses.find(({ status }) => status === 202)?.body;
  expect((await desk.differences(`words=${encodeURIComponent(reference)}`))[0].is_proposed).toBe(true);
  expect((await bank.approve(proposed, maker)).status).toBe(403);
  const done = await Promise.all(Array.from({ length: 5 }, () => bank.approve(proposed)));
  expect(done.filter(({ status }) => status === 201)).toHaveLength(1);
  const [ended] = await desk.differences(`words=${encodeURIComponent(reference)}`);
  expect(ended).toMatchObject({ state: 'written_off', reason: 'The rail agrees.', is_proposed: false });
  const again = await desk.end(maker, id, { outcome: 'written_off' });
  expect([again.status, again.body.code, again.body.state]).toEqual([409, 'difference_ended', 'written_off']);
});

it('a file of a rail that carries money is booked by two people, and what the rail owes returns to zero', async () => {
  const [first, second] = [await paidByCard('2500'), await paidByCard('1000')];
  expect(await clearing()).not.toBe(0n);
  const content = csv(
    'po_1',
    'stripe',
    [`sale,${first.reference},25.00,1.03,23.97`, `sale,${second.reference},9.99,0.59,9.40`],
    '2,34.99,1.62,33.37',
  );
  const proposed = await desk.handIn(maker, content);
  expect([proposed.status, proposed.body.facts.at(-1)]).toMatchObject([
    202,
    { name: 'differences', text: '1' },
  ]);
  expect(await desk.files('rail=stripe')).toEqual([]);
  expect((await bank.approve(proposed.body, maker)).status).toBe(403);
  expect((await bank.approve(proposed.body)).status).toBe(201);
  expect(await desk.files('rail=stripe')).toMatchObject([
    { reference: 'po_1', lines: 2, gross: usd('3499'), fee: usd('162'), net: usd('3337'), open: 1 },
  ]);
  const again = await desk.handIn(maker, content);
  expect([again.status, again.body.code]).toEqual([409, 'settlement_taken']);
  const [difference] = await desk.differences('rail=stripe&state=open');
  expect(difference).toMatchObject({ kind: 'amount', amount: usd('-1'), reference: second.reference });
  await sound();
  const ending = await desk.end(maker, difference.id, { outcome: 'written_off' });
  expect((await bank.approve(ending.body)).status).toBe(201);
  expect(await clearing()).toBe(0n);
  await sound();
});

it('what a rail settled too much is set off against what it takes back', async () => {
  const { reference } = await paidByCard('700');
  const lines = [`sale,${reference},7.00,0.30,6.70`, `sale,${reference},7.00,0.00,7.00`];
  const first = await desk.handIn(maker, csv('po_2', 'stripe', lines, '2,14.00,0.30,13.70'));
  expect((await bank.approve(first.body)).status).toBe(201);
  const back = await desk.handIn(
    maker,
    csv('po_3', 'stripe', ['refund,correction-17,-7.00,0.00,-7.00'], '1,-7.00,0.00,-7.00'),
  );
  expect((await bank.approve(back.body)).status).toBe(201);
  const taken = await desk.files('rail=stripe');
  expect(taken.map(({ reference: of }: { reference: string }) => of)).toEqual(['po_3', 'po_2', 'po_1']);
  const open = await desk.differences('rail=stripe&state=open');
  // The newest first, also where they are read one by one.
  expect(open.map(({ kind }: { kind: string }) => kind)).toEqual(['unknown', 'twice']);
  const newest = await desk.differences('rail=stripe&state=open&limit=1');
  expect(newest.map(({ kind }: { kind: string }) => kind)).toEqual(['unknown']);
  const [one, other] = open;
  expect(one.pairs).toEqual([{ id: other.id, reference: other.reference }]);
  const self = await desk.end(maker, one.id, { outcome: 'offset', other_id: one.id });
  expect([self.status, self.body.code]).toEqual([409, 'difference_unpaired']);
  const ending = await desk.end(maker, one.id, { outcome: 'offset', other_id: other.id });
  expect((await bank.approve(ending.body)).status).toBe(201);
  expect(await desk.differences('rail=stripe&state=open')).toEqual([]);
  expect(await clearing()).toBe(0n);
  await sound();
});

it('a payment that no file has is missing, and has arrived when a later file brings it', async () => {
  const { reference } = await paidByCard('4200');
  bank.clock.advance(11 * DAY_S);
  await bank.runJob(COLLECT);
  const words = `words=${encodeURIComponent(reference)}`;
  expect(await desk.differences(words)).toMatchObject([{ kind: 'missing', state: 'open', is_test: false }]);
  const late = await desk.handIn(
    maker,
    csv('po_4', 'stripe', [`sale,${reference},42.00,1.00,41.00`], '1,42.00,1.00,41.00'),
  );
  expect((await bank.approve(late.body)).status).toBe(201);
  expect(await desk.differences(words)).toMatchObject([{ kind: 'missing', state: 'arrived' }]);
  expect(await clearing()).toBe(0n);
});

it('Stripe’s own report of a payout is read as it is', async () => {
  const { reference } = await paidByCard('1500');
  const content = [
    'automatic_payout_id,balance_transaction_id,currency,gross,fee,net,reporting_category,source_id,description,payment_metadata[reference]',
    `po_5,txn_1,usd,15.00,0.74,14.26,charge,ch_1,"Coffee, ""fine"" beans",${reference}`,
  ].join('\r\n');
  const proposed = await desk.handIn(maker, content);
  expect((await bank.approve(proposed.body)).body).toMatchObject({ differences: 0 });
  expect(await clearing()).toBe(0n);
});

it.each([
  ['nothing', ' ', 1, 'empty'],
  ['one endless line of quotes', ',"'.repeat(200_000), 1, 'too_long'],
  ['other columns', 'a,b\n1,2', 1, 'columns'],
  ['a sum that is wrong', csv('po_9', 'stripe', ['sale,a:1,1.00,0.10,0.80'], '1,1.00,0.10,0.80'), 2, 'sum'],
  ['no total', csv('po_9', 'stripe', ['sale,a:1,1.00,0.10,0.90'], '2,1.00,0.10,0.90'), 3, 'total'],
  [
    'the total of another file',
    csv('po_9', 'stripe', ['sale,a:1,1.00,0.10,0.90'], '1,1.00,0.10,0.90').replace(/po_9(?=.*total)/, 'po_8'),
    3,
    'mixed',
  ],
  ['a rail of nobody', csv('po_9', 'visa', ['sale,a:1,1.00,0.10,0.90'], '1,1.00,0.10,0.90'), 2, 'rail'],
  ['half a cent', csv('po_9', 'stripe', ['sale,a:1,1.005,0.10,0.905'], '1,1.00,0.10,0.90'), 2, 'gross'],
  ['grouped thousands', csv('po_9', 'stripe', ['sale,a:1,"1,000.00",0,1000'], '1,1,0,1'), 2, 'gross'],
  ['a sale below zero', csv('po_9', 'stripe', ['sale,a:1,-1.00,0,-1.00'], '1,-1.00,0,-1.00'), 2, 'sign'],
  ['a reference of hostile letters', csv('po_9', 'stripe', ['sale,=1+1|x,1,0,1'], '1,1,0,1'), 2, 'reference'],
] as const)('refuses a file with %s, and names the line', async (_what, content, line, reason) => {
  const { status, body } = await desk.handIn(maker, content);
  expect([status, body.code, body.line, body.reason]).toEqual([422, 'settlement_unreadable', line, reason]);
});

it('nobody but finance reads or ends differences, and they go out as a file', async () => {
  const path = '/api/v1/admin/settlement-differences';
  expect((await bank.call('GET', path, { as: maker })).status).toBe(403);
  const end = { as: maker, key: crypto.randomUUID(), body: { outcome: 'written_off', reason: 'x' } };
  expect((await bank.call('POST', `${path}/${crypto.randomUUID()}/end`, end)).status).toBe(403);
  const missing = await desk.end(maker, crypto.randomUUID(), { outcome: 'written_off' });
  expect(missing.status).toBe(404);
  const file = await fetch(`${bank.url}${path}/export?state=written_off`, {
    headers: { authorization: `Bearer ${maker.userId}:fresh:super_admin` },
  });
  const text = await file.text();
  expect(text.split('\r\n')[0]).toContain('opened_at,rail,mode,kind,state,difference');
  expect(text).toContain('The rail agrees.');
});

it('a file is found by its reference and by what differs in it, and the list of files goes out as one', async () => {
  const [found] = await desk.files('mode=test');
  const every = await desk.differences('mode=test');
  const inside = every.find(({ file }: { file: string | null }) => file !== null);
  const references = async (words: string) =>
    (await desk.files(`words=${encodeURIComponent(words)}`)).map(
      ({ reference }: { reference: string }) => reference,
    );
  expect(await references(found.reference.toUpperCase())).toEqual([found.reference]);
  expect(await references(inside.reference)).toContain(inside.file);
  expect(await references('no such words')).toEqual([]);
  const path = '/api/v1/admin/settlements/export';
  expect((await bank.call('GET', path, { as: maker })).status).toBe(403);
  const sheet = await fetch(`${bank.url}${path}?words=${found.reference}`, {
    headers: { authorization: `Bearer ${maker.userId}:fresh:super_admin` },
  });
  const [head, row, ...rest] = (await sheet.text()).trimEnd().split('\r\n');
  expect(head).toBe('taken_at,rail,mode,reference,lines,gross,fee,net,currency,differences,open');
  expect(row).toContain(`,${found.rail},test,${found.reference},${found.lines},`);
  expect(rest).toEqual([]);
});
