import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { TEST_PIN, type Bank, type TestPerson } from '@egcr/wallet/testing';

import { openBank } from './testing/bank.ts';

let bank: Bank;
let amina: TestPerson;
let bruno: TestPerson;
beforeAll(async () => {
  bank = await openBank();
});
beforeEach(async () => {
  await bank.setRates();
  amina = await bank.person('Amina');
  bruno = await bank.person('Bruno', '100000');
});
afterAll(() => bank.close());

const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });

async function askedFor(value: string): Promise<string> {
  const body = { payer: { username: bruno.username }, amount: usd(value) };
  const key = crypto.randomUUID();
  return (await bank.call('POST', '/api/v1/wallet/requests', { as: amina, key, body })).body.id;
}

async function quoteFor(value: string): Promise<string> {
  const body = { from: 'JVD', to: 'USD', side: 'target', amount: usd(value) };
  return (await bank.call('POST', '/api/v1/wallet/quotes', { as: bruno, body })).body.id;
}

const pay = (id: string, body: object) =>
  bank.call('POST', `/api/v1/wallet/requests/${id}/pay`, {
    as: bruno,
    key: crypto.randomUUID(),
    body: { pin: TEST_PIN, ...body },
  });

it('a request in dollars is paid from dinars, whole, and by one transfer that both people read', async () => {
  const id = await askedFor('12867');
  const { status, body } = await pay(id, { quote_id: await quoteFor('12867') });
  expect(status).toBe(201);
  expect(body.request).toMatchObject({ state: 'paid', transfer_ids: [body.transfer.id] });
  expect(body.transfer.conversion).toMatchObject({ source: { value: '10000' }, target: usd('12867') });
  expect(await bank.balance(amina, 'USD')).toBe('12867');
  expect(await bank.balance(bruno)).toBe('90000');
  const path = `/api/v1/wallet/transfers/${body.transfer.id}`;
  expect((await bank.call('GET', path, { as: amina })).body).toMatchObject({ amount: usd('12867') });
});

it('takes no quote that brings less than is asked for, and none without the PIN', async () => {
  const id = await askedFor('12867');
  const quote_id = await quoteFor('12866');
  expect((await pay(id, { quote_id })).body.code).toBe('quote_mismatch');
  const good = { quote_id: await quoteFor('12867') };
  expect((await pay(id, { ...good, pin: undefined })).body.code).toBe('pin_required');
  expect(await bank.balance(bruno)).toBe('100000');
  expect((await pay(id, good)).status).toBe(201);
});

it('is paid once, however many quotes and presses meet', async () => {
  const id = await askedFor('100');
  const quote_id = await quoteFor('100');
  const answers = await Promise.all(Array.from({ length: 10 }, () => pay(id, { quote_id })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await bank.balance(amina, 'USD')).toBe('100');
});

it('offers another quote for the same amount where the first has expired', async () => {
  const id = await askedFor('100');
  const quote_id = await quoteFor('100');
  bank.clock.advance(61);
  const late = await pay(id, { quote_id });
  expect(late).toMatchObject({ status: 409, body: { code: 'quote_expired', arrives: '100' } });
  expect((await pay(id, { quote_id: late.body.quote_id })).status).toBe(201);
});
