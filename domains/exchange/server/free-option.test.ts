import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assetOf, assets } from '@egcr/ledger/contract';
import type { Bank, TestPerson } from '@egcr/wallet/testing';

import { openBank } from './testing/bank.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
beforeEach(async () => {
  bank.clock.advance(60);
  await setPrice('1.29');
  await bank.setRates();
});
afterAll(() => bank.close());

const QUOTES = '/api/v1/wallet/quotes';

const money = (value: string, assetCode: string) => ({
  value,
  assetCode,
  assetScale: assetOf(assetCode)?.scale ?? 0,
});

const ask = async (as: TestPerson, from: string, to: string, value = '10000') =>
  (await bank.call('POST', QUOTES, { as, body: { from, to, amount: money(value, from) } })).body;
const convert = (as: TestPerson, quoteId: string) =>
  bank.call('POST', '/api/v1/wallet/conversions', {
    as,
    key: crypto.randomUUID(),
    body: { quote_id: quoteId },
  });
const stateOf = async (as: TestPerson, id: string) =>
  (await bank.call('GET', `${QUOTES}/${id}`, { as })).body.state;

/** Brings another price of JVD in dollars into force, as the policy would. */
async function setPrice(price: string): Promise<void> {
  await bank.database.pool.query(
    `update rates.current set mid = $1, bid = $1, ask = $1, as_of = $2 where base = 'JVD' and quote = 'USD'`,
    [price, bank.clock.now()],
  );
}

async function rich(): Promise<TestPerson> {
  const person = await bank.person('Amina', '1000000');
  const amount = money('1000000', 'USD');
  await bank.fund(person, amount);
  return person;
}

describe('a quote', () => {
  it('takes the place of the one before, in either direction (attack M4)', async () => {
    const amina = await rich();
    const first = await ask(amina, 'JVD', 'USD');
    const second = await ask(amina, 'JVD', 'USD');
    const back = await ask(amina, 'USD', 'JVD');
    const other = await ask(amina, 'JVD', 'EUR');
    expect(await Promise.all([first, second, back, other].map(({ id }) => stateOf(amina, id)))).toEqual([
      'void',
      'void',
      'open',
      'open',
    ]);
    const refused = await convert(amina, first.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'quote_void']);
    expect((await convert(amina, back.id)).status).toBe(201);
  });

  it('is the only open one, however many are asked for at the same time (attack M4)', async () => {
    const amina = await rich();
    const quotes = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at % 2 === 0 ? ask(amina, 'JVD', 'USD') : ask(amina, 'USD', 'JVD'),
      ),
    );
    const answers = await Promise.all(quotes.map(({ id }) => convert(amina, id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'quote_void')).toHaveLength(19);
  });

  it('is void once the price has moved against the house, whichever way it converts (attack M4)', async () => {
    const amina = await rich();
    const selling = await ask(amina, 'JVD', 'USD');
    await setPrice('1.28');
    expect((await convert(amina, selling.id)).body.code).toBe('quote_void');
    const buying = await ask(amina, 'USD', 'JVD');
    await setPrice('1290');
    expect((await convert(amina, buying.id)).body.code).toBe('quote_void');
  });

  it('is void over a third currency too, as every rate that hangs on the price moves (attack M4)', async () => {
    const amina = await rich();
    const over = await ask(amina, 'JVD', 'EUR');
    await setPrice('1.20');
    expect((await convert(amina, over.id)).body.code).toBe('quote_void');
  });

  it('still gives what the person agreed to where the price has moved the other way', async () => {
    const amina = await rich();
    const quote = await ask(amina, 'JVD', 'USD');
    await setPrice('1.30');
    const done = await convert(amina, quote.id);
    expect([done.status, done.body.target]).toEqual([201, quote.target]);
  });

  it('gains nothing by rounding, however often the smallest amounts go there and back', async () => {
    const amina = await rich();
    for (const { code } of assets.filter((asset) => asset.code !== 'JVD')) {
      for (const value of ['2', '3', '5', '7']) {
        const there = await ask(amina, 'JVD', code, value);
        if (there.id === undefined) continue;
        expect((await convert(amina, there.id)).status).toBe(201);
        const back = await ask(amina, code, 'JVD', there.target.value);
        // Too little to convert back at all is no gain either.
        const returned = back.id === undefined ? 0n : BigInt(back.target.value);
        expect(returned).toBeLessThan(BigInt(value));
      }
    }
  });

  it.each(['0', '-1', '1.5', '99999999999999999999'])('is not made of %s', async (value) => {
    const answer = await bank.call('POST', QUOTES, {
      as: await rich(),
      body: { from: 'JVD', to: 'USD', amount: money(value, 'JVD') },
    });
    expect([answer.status, answer.body.code]).toEqual([422, 'invalid_amount']);
  });
});
