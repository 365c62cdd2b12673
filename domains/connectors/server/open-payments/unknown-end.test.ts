import { afterAll, beforeAll, expect, it } from 'vitest';

import type { FakeOpenPayments } from '../testing/fake-open-payments.ts';
import { openElsewhere, usd } from '../testing/payers-elsewhere.ts';

type Elsewhere = Awaited<ReturnType<typeof openElsewhere>>;

let fake: FakeOpenPayments;
let bank: Elsewhere['bank'];
let at: Elsewhere;
beforeAll(async () => {
  at = await openElsewhere();
  ({ fake, bank } = at);
});
afterAll(() => at.close());

/** The server dies once it has written down that it tells the payer’s wallet to pay, and before it does. */
async function diedWhileSending() {
  const sold = await at.onPage();
  const { id, reference } = sold;
  fake.books.trouble.set(reference, 'pay_never');
  await at.back(reference, fake.books.agree(reference));
  await at.run(id);
  return sold;
}

it('after a server that died before it told the wallet to pay, the payer can pay again within minutes', async () => {
  const { payer, merchant, id, reference } = await diedWhileSending();
  bank.clock.advance(61);
  await at.run(id);
  expect((await at.read(payer, id)).state).toBe('requires_payment_method');
  expect((await at.confirm(payer, id)).status).toBe(200);
  await at.run(id, { number: 2 });
  await at.back(`${id}:2`, fake.books.agree(`${id}:2`));
  await at.run(id, { number: 2 });
  expect((await at.read(payer, id)).state).toBe('succeeded');
  expect(fake.books.paid).not.toContain(reference);
  expect(await at.balanceIn(merchant)).toMatchObject({ pending: usd('2475') });
});

it('a payment that the payer’s wallet does make, and whose word was lost, is found there and waited for', async () => {
  fake.books.payerPays = 'slowly';
  const { payer, id, reference } = await at.onPage();
  fake.books.trouble.set(reference, 'pay_lost');
  await at.back(reference, fake.books.agree(reference));
  await at.run(id);
  bank.clock.advance(400);
  await at.run(id);
  fake.books.payerPays = 'whole';
  expect((await at.read(payer, id)).state).toMatch(/processing|requires_action/);
  fake.books.arrive(reference);
  bank.clock.advance(301);
  await at.run(id);
  expect((await at.read(payer, id)).state).toBe('succeeded');
  expect(fake.books.paid.filter((each) => each === reference)).toHaveLength(1);
});

it('where the payer’s wallet lists nothing, the operator’s own takes no more after five minutes, and says what came', async () => {
  const { payer, id, reference } = await diedWhileSending();
  fake.books.listsNothing = true;
  bank.clock.advance(61);
  await at.run(id);
  expect((await at.read(payer, id)).state).toMatch(/processing|requires_action/);
  bank.clock.advance(300);
  await at.run(id);
  fake.books.listsNothing = false;
  expect((await at.read(payer, id)).state).toBe('requires_payment_method');
  expect(fake.books.incoming.find((each) => each.reference === reference)?.completed).toBe(true);
});

it('a payment about which nothing is known is told to the operator a quarter of an hour after its payer agreed', async () => {
  const { id, reference } = await diedWhileSending();
  fake.books.trouble.set(reference, 'books_shut');
  bank.clock.advance(800);
  await at.run(id);
  const before = await at.health();
  bank.clock.advance(101);
  expect([before, await at.health()]).toEqual(['well', 'warning']);
  fake.books.trouble.delete(reference);
  await at.run(id);
  bank.clock.advance(301);
  await at.run(id);
  expect(await at.health()).toBe('well');
});
