import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assetOf, assets } from '@egcr/ledger/contract';
import type { Bank, TestPerson } from '@egcr/wallet/testing';

import { openBank } from './testing/bank.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
beforeEach(() => bank.setRates());
afterAll(() => bank.close());

const QUOTES = '/api/v1/wallet/quotes';
const CONVERSIONS = '/api/v1/wallet/conversions';

const money = (value: string, assetCode: string) => ({
  value,
  assetCode,
  assetScale: assetOf(assetCode)?.scale ?? 0,
});

const fromJvd = { from: 'JVD', to: 'USD', side: 'source', amount: money('10000', 'JVD') };

const ask = (as: TestPerson | undefined, body: unknown = fromJvd) =>
  bank.call('POST', QUOTES, { ...(as && { as }), body });

const convert = (as: TestPerson | undefined, quoteId: unknown, key: string = crypto.randomUUID()) =>
  bank.call('POST', CONVERSIONS, { ...(as && { as }), key, body: { quote_id: quoteId } });

const balances = async (as: TestPerson) =>
  Object.fromEntries(
    (await bank.call('GET', '/api/v1/wallet', { as })).body.accounts.map(
      (account: { asset: string; balance: { value: string } }) => [account.asset, account.balance.value],
    ),
  );

describe('a quote', () => {
  it('says what leaves, what it costs, what arrives, at which rate of which source and age [SYS-01]', async () => {
    const amina = await bank.person('Amina');
    const { status, body } = await ask(amina);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      from: 'JVD',
      to: 'USD',
      side: 'source',
      source: money('10000', 'JVD'),
      fee: money('25', 'JVD'),
      target: money('12867', 'USD'),
      rate: '1.29',
      mid: '1.29',
      spread_bps: 0,
      fee_bps: 25,
      rate_source: 'administered',
      rate_as_of: expect.stringMatching(/Z$/),
      sample: false,
      state: 'open',
      created_at: expect.any(String),
      expires_at: new Date(Date.parse(body.created_at) + 60_000).toISOString(),
      expires_in_s: 60,
      conversion_id: null,
      transfer_id: null,
    });
  });

  it('is made from the other side too, and gives exactly what was asked for', async () => {
    const amina = await bank.person('Amina');
    const { body } = await ask(amina, { ...fromJvd, side: 'target', amount: money('12867', 'USD') });
    expect(body).toMatchObject({
      source: money('10000', 'JVD'),
      target: money('12867', 'USD'),
      side: 'target',
    });
  });

  it('names the spread apart from the fee, and samples as samples', async () => {
    const amina = await bank.person('Amina');
    const { body } = await ask(amina, { from: 'USD', to: 'JPY', amount: money('1000', 'USD') });
    expect(body).toMatchObject({ rate: '151.174', mid: '151.25', spread_bps: 5, fee_bps: 25, sample: true });
    expect(body.target).toEqual(money('1507', 'JPY'));
  });

  it('is to be had between any two currencies of the list [PREF-01]', async () => {
    const amina = await bank.person('Amina');
    for (const { code: from, scale } of assets) {
      for (const { code: to } of assets.filter(({ code }) => code !== from)) {
        const amount = {
          value: (100n * 10n ** BigInt(scale)).toString(),
          assetCode: from,
          assetScale: scale,
        };
        const { status, body } = await ask(amina, { from, to, amount });
        expect([from, to, status, BigInt(body.target.value) > 0n]).toEqual([from, to, 201, true]);
      }
    }
  });

  it.each([
    [{ ...fromJvd, amount: money('0', 'JVD') }, 422, 'invalid_amount'],
    [{ ...fromJvd, amount: money('1.5', 'JVD') }, 422, 'invalid_amount'],
    [{ ...fromJvd, amount: { ...money('1', 'JVD'), assetScale: 3 } }, 422, 'invalid_amount'],
    [{ ...fromJvd, to: 'XYZ' }, 422, 'unknown_currency'],
    [{ ...fromJvd, to: 'JVD' }, 422, 'same_currency'],
    [{ ...fromJvd, amount: money('100', 'USD') }, 422, 'validation_failed'],
    [{ ...fromJvd, side: 'both' }, 422, 'validation_failed'],
    [{ ...fromJvd, amount: money('1', 'JVD') }, 422, 'amount_too_small'],
    [{ from: 'USD', to: 'JPY', amount: money('4000000000000000000', 'USD') }, 422, 'invalid_amount'],
  ])('is not made of %j', async (body, status, code) => {
    const answer = await ask(await bank.person('Amina'), body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('is for the person who asked, and for nobody else', async () => {
    const [amina, bao] = [await bank.person('Amina'), await bank.person('Bao')];
    const { id } = (await ask(amina)).body;
    expect((await bank.call('GET', `${QUOTES}/${id}`, { as: amina })).body.id).toBe(id);
    expect((await bank.call('GET', `${QUOTES}/${id}`, { as: bao })).status).toBe(404);
    expect((await bank.call('GET', `${QUOTES}/none`, { as: bao })).status).toBe(404);
    expect((await bank.call('GET', `${QUOTES}/${id}`)).status).toBe(401);
    expect((await ask(undefined)).status).toBe(401);
    expect((await bank.call('POST', QUOTES, { as: amina, pin: 'none', body: fromJvd })).body.code).toBe(
      'pin_required',
    );
  });
});

describe('converting', () => {
  it('moves both sides and the fee at once, and is told once however often it is asked [SYS-01]', async () => {
    const amina = await bank.person('Amina', '50000');
    const quote = (await ask(amina)).body;
    const [first, ...others] = await Promise.all(
      Array.from({ length: 50 }, () => convert(amina, quote.id, 'key')),
    );
    expect(first?.status).toBe(201);
    expect(first?.body).toMatchObject({
      state: 'posted',
      reference: expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/),
      source: money('10000', 'JVD'),
      fee: money('25', 'JVD'),
      target: money('12867', 'USD'),
      rate: '1.29',
      quote_id: quote.id,
    });
    const settled = others.filter(({ status }) => status !== 409);
    expect(settled.map(({ body }) => body)).toEqual(settled.map(() => first?.body));
    expect(await balances(amina)).toEqual({ JVD: '40000', USD: '12867' });
    expect((await bank.call('GET', `${CONVERSIONS}/${first?.body.id}`, { as: amina })).body).toEqual(
      first?.body,
    );
  });

  it('happens once for a quote, also when two keys ask at the same time', async () => {
    const amina = await bank.person('Amina', '50000');
    const quote = (await ask(amina)).body;
    const answers = await Promise.all([convert(amina, quote.id), convert(amina, quote.id)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const [won, lost] = answers.toSorted((left, right) => left.status - right.status);
    expect(lost?.body).toMatchObject({ code: 'quote_used', conversion_id: won?.body.id });
    expect(await balances(amina)).toEqual({ JVD: '40000', USD: '12867' });
  });

  it('does not happen after the minute is over, nor at another person’s quote', async () => {
    const [amina, bao] = [await bank.person('Amina', '50000'), await bank.person('Bao', '50000')];
    const quote = (await ask(amina)).body;
    expect((await convert(bao, quote.id)).body.code).toBe('not_found');
    bank.clock.advance(60);
    const late = await convert(amina, quote.id);
    expect([late.status, late.body.code]).toEqual([409, 'quote_expired']);
    expect((await bank.call('GET', `${QUOTES}/${quote.id}`, { as: amina })).body.state).toBe('expired');
    expect(await balances(amina)).toEqual({ JVD: '50000' });
  });

  it('without enough money moves nothing, and leaves the quote good', async () => {
    const amina = await bank.person('Amina', '9999');
    const quote = (await ask(amina)).body;
    const refused = await convert(amina, quote.id);
    expect([refused.status, refused.body.code]).toEqual([402, 'insufficient_funds']);
    await bank.fund(amina, money('1', 'JVD'));
    expect((await convert(amina, quote.id)).status).toBe(201);
    expect(await balances(amina)).toEqual({ JVD: '0', USD: '12867' });
  });

  it('takes a fresh PIN, a key and a quote id', async () => {
    const amina = await bank.person('Amina', '50000');
    const quote = (await ask(amina)).body;
    const body = { quote_id: quote.id };
    expect(
      (await bank.call('POST', CONVERSIONS, { as: amina, pin: 'stale', key: 'k', body })).body.code,
    ).toBe('pin_required');
    expect((await bank.call('POST', CONVERSIONS, { as: amina, body })).body.code).toBe(
      'idempotency_key_required',
    );
    expect((await convert(amina, 'none')).status).toBe(422);
    expect((await convert(undefined, quote.id)).status).toBe(401);
    expect((await convert(amina, crypto.randomUUID())).status).toBe(404);
    const key = crypto.randomUUID();
    expect((await convert(amina, quote.id, key)).status).toBe(201);
    expect((await convert(amina, crypto.randomUUID(), key)).body.code).toBe('idempotency_mismatch');
  });

  it('there and back, through every currency, never gains', async () => {
    const amina = await bank.person('Amina', '100000');
    for (const { code } of assets.filter((asset) => asset.code !== 'JVD')) {
      const there = (await ask(amina, { ...fromJvd, to: code })).body;
      expect((await convert(amina, there.id)).status).toBe(201);
      const back = (await ask(amina, { from: code, to: 'JVD', amount: there.target })).body;
      expect(BigInt(back.target.value) < 10_000n).toBe(true);
      expect((await convert(amina, back.id)).status).toBe(201);
    }
    expect(BigInt((await balances(amina))['JVD']) < 100_000n).toBe(true);
  });

  it('stands in the history as one transaction with both sides, and in each currency by its own side', async () => {
    const amina = await bank.person('Amina', '50000');
    const done = (await convert(amina, (await ask(amina)).body.id)).body;
    const { source, fee, target, rate } = done;
    const one = {
      id: done.id,
      reference: done.reference,
      kind: 'conversion',
      conversion: { source, fee, target, rate },
    };
    const list = async (query = '') =>
      (await bank.call('GET', `/api/v1/wallet/activity${query}`, { as: amina })).body.items;
    const all = await list();
    expect(all.map(({ kind }: { kind: string }) => kind)).toEqual(['conversion', 'sandbox_deposit']);
    expect(all[0]).toMatchObject({ ...one, direction: 'out', amount: source, counterpart: null });
    const dollars = await list('?currency=USD');
    expect(dollars).toHaveLength(1);
    expect(dollars[0]).toMatchObject({ ...one, direction: 'in', amount: target });
    expect(await list('?kind=conversion')).toEqual([all[0]]);
  });

  it('is seen by its person only', async () => {
    const [amina, bao] = [await bank.person('Amina', '50000'), await bank.person('Bao')];
    const { id } = (await convert(amina, (await ask(amina)).body.id)).body;
    expect((await bank.call('GET', `${CONVERSIONS}/${id}`, { as: bao })).status).toBe(404);
    expect((await bank.call('GET', `${CONVERSIONS}/${id}`)).status).toBe(401);
    expect((await bank.call('GET', `${CONVERSIONS}/x`, { as: amina })).status).toBe(404);
  });

  it('leaves every balance of every currency summing to zero', async () => {
    const proof = await bank.ledger.proof(bank.services.db);
    expect(proof.broken).toEqual([]);
    expect(await bank.ledger.circulating(bank.services.db, 'USD')).toBe(
      (await bank.ledger.snapshot(bank.services.db)).accounts
        .filter(({ asset, owner_id }) => asset === 'USD' && !owner_id.endsWith('0001'))
        .reduce((sum, { balance }) => sum + BigInt(balance), 0n),
    );
  });

  it('a quote that is forgotten once it is old leaves the conversion as it was', async () => {
    const amina = await bank.person('Amina', '50000');
    const done = (await convert(amina, (await ask(amina)).body.id)).body;
    bank.clock.advance(8 * 24 * 3600);
    await bank.runJob('exchange.drop_quotes');
    expect((await bank.call('GET', `${QUOTES}/${done.quote_id}`, { as: amina })).status).toBe(404);
    expect((await bank.call('GET', `${CONVERSIONS}/${done.id}`, { as: amina })).body).toEqual(done);
  });
});

describe('rates that are too old', () => {
  it('stop quotes, and a conversion whose rate has grown old meanwhile', async () => {
    const amina = await bank.person('Amina', '50000');
    await bank.setRates();
    const euros = { ...fromJvd, to: 'EUR' };
    bank.clock.advance(24 * 3600 - 30);
    const quote = (await ask(amina, euros)).body;
    bank.clock.advance(31);
    const late = await convert(amina, quote.id);
    expect([late.status, late.body.code]).toEqual([503, 'rate_stale']);
    const refused = await ask(amina, euros);
    expect([refused.status, refused.body.code, refused.body.as_of]).toEqual([
      503,
      'rate_stale',
      quote.rate_as_of,
    ]);
    await bank.setRates();
    expect((await ask(amina, euros)).status).toBe(201);
  });
});

describe('without play money', () => {
  it('nothing is paid out that is not there', async () => {
    const real = await openBank({ hasSandbox: false });
    try {
      await real.setRates();
      const amina = await real.person('Amina', '50000');
      const { id } = (await real.call('POST', QUOTES, { as: amina, body: fromJvd })).body;
      const answer = await real.call('POST', CONVERSIONS, { as: amina, key: 'k', body: { quote_id: id } });
      expect([answer.status, answer.body.code]).toEqual([409, 'liquidity_short']);
      expect(await real.balance(amina)).toBe('50000');
    } finally {
      await real.close();
    }
  });
});
