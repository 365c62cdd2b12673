import type { Bank, TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openBank } from './testing/bank.ts';
import { exchangeDesk, money } from './testing/exchange-desk.ts';

let bank: Bank;
let desk: ReturnType<typeof exchangeDesk>;
beforeAll(async () => {
  bank = await openBank();
  desk = exchangeDesk(bank);
});
beforeEach(() => bank.setRates());
afterAll(() => bank.close());

const jvdToUsd = { from: 'JVD', to: 'USD', side: 'source', amount: money('10000', 'JVD') };
const quoteFor = async (as: TestPerson, body: object = jvdToUsd) => (await desk.ask(as, body)).body;
const read = async (as: TestPerson, path: string) => (await bank.call('GET', path, { as })).body;
const pair = async () => [await bank.person('Amina', '50000'), await bank.person('Bruno')] as const;

describe('money that arrives in another currency', () => {
  it('is answered and told to both with all of it, and its fee goes to the house', async () => {
    const [amina, bruno] = await pair();
    await desk.send(amina, { to: bruno, quote: await quoteFor(amina) });
    const fees = await desk.accountOf('house', 'JVD', 'fx_fees');
    const gets = await desk.accountOf('house', 'JVD', 'fx_liquidity');
    const before = [await desk.balanceOf(fees), await desk.balanceOf(gets)];

    const { body } = await desk.send(amina, { to: bruno, quote: await quoteFor(amina) });

    const from = { user_id: amina.userId, username: amina.username, name: 'Amina Test' };
    const to = { user_id: bruno.userId, username: bruno.username, name: 'Bruno Test' };
    expect(body).toEqual({
      id: expect.any(String),
      reference: expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/),
      state: 'posted',
      amount: money('10000', 'JVD'),
      note: null,
      created_at: expect.any(String),
      from,
      to,
      conversion: {
        source: money('10000', 'JVD'),
        fee: money('25', 'JVD'),
        target: money('12867', 'USD'),
        rate: '1.29',
        fee_bps: 25,
        rate_source: 'administered',
        rate_as_of: expect.stringMatching(/Z$/),
        sample: false,
      },
    });
    expect(await desk.toldOf('wallet.transfer_posted', body.id)).toEqual([
      {
        audience: [bruno.userId, amina.userId],
        payload: {
          id: body.id,
          kind: 'transfer',
          reference: body.reference,
          amount: money('10000', 'JVD'),
          arrived: money('12867', 'USD'),
          note: null,
          created_at: body.created_at,
          from,
          to,
        },
      },
    ]);
    expect([await desk.balanceOf(fees), await desk.balanceOf(gets)]).toEqual([
      (before[0] ?? 0n) + 25n,
      (before[1] ?? 0n) + 9_975n,
    ]);
  });

  it('costs a fee of one minor unit too, however little is sent', async () => {
    const [amina, bruno] = await pair();
    await desk.send(amina, { to: bruno, quote: await quoteFor(amina) });
    const fees = await desk.accountOf('house', 'JVD', 'fx_fees');
    const before = (await desk.balanceOf(fees)) ?? 0n;
    const small = { ...jvdToUsd, amount: money('400', 'JVD') };
    const { body } = await desk.send(amina, { to: bruno, quote: await quoteFor(amina, small) });
    expect(body.conversion.fee).toEqual(money('1', 'JVD'));
    expect(await desk.balanceOf(fees)).toBe(before + 1n);
    expect((await desk.convert(amina, (await quoteFor(amina, small)).id)).body.fee).toEqual(
      money('1', 'JVD'),
    );
    expect(await desk.balanceOf(fees)).toBe(before + 2n);
  });

  it('says in both histories whether its rate was a sample, and keeps a note where there is one', async () => {
    const [amina, bruno] = await pair();
    await bank.fund(amina, money('10000', 'USD'));
    const sample = await quoteFor(amina, { from: 'USD', to: 'EUR', amount: money('1000', 'USD') });
    const sampled = await desk.send(amina, { to: bruno, quote: sample, more: { note: 'lunch' } });
    const real = await desk.send(amina, { to: bruno, quote: await quoteFor(amina), more: { note: '  ' } });
    expect([sampled.body.conversion.sample, real.body.conversion.sample]).toEqual([true, false]);
    for (const as of [amina, bruno]) {
      const shown = async ({ body }: typeof sampled) => {
        const { note, conversion } = await read(as, `/api/v1/wallet/activity/${body.id}`);
        return [note, conversion.sample];
      };
      expect([await shown(sampled), await shown(real)]).toEqual([
        ['lunch', true],
        [null, false],
      ]);
    }
  });
});

describe('a payment at a quote is refused', () => {
  it.each([
    ['payer', 'JVD', 'main', 'no_debit', 423, 'account_frozen'],
    ['payee', 'USD', 'main', 'frozen', 423, 'recipient_unavailable'],
    ['house', 'JVD', 'fx_liquidity', 'frozen', 409, 'liquidity_short'],
    ['house', 'JVD', 'fx_liquidity', 'no_debit', 409, 'liquidity_short'],
    ['house', 'USD', 'fx_liquidity', 'frozen', 409, 'liquidity_short'],
    ['house', 'USD', 'fx_liquidity', 'no_debit', 409, 'liquidity_short'],
    ['house', 'JVD', 'fx_fees', 'frozen', 409, 'liquidity_short'],
  ] as const)(
    'where an account of the %s in %s (%s) is %s',
    async (...[whose, asset, purpose, stopped, status, code]) => {
      const [amina, bruno] = await pair();
      expect((await desk.send(amina, { to: bruno, quote: await quoteFor(amina) })).status).toBe(201);
      const owner = { payer: amina, payee: bruno, house: 'house' as const }[whose];
      const account = await desk.accountOf(owner, asset, purpose);
      const quote = await quoteFor(amina);
      await desk.setStatus(account, stopped);
      const refused = await desk.send(amina, { to: bruno, quote });
      await desk.setStatus(account, 'open');
      expect([refused.status, refused.body.code]).toEqual([status, code]);
      expect((await desk.send(amina, { to: bruno, quote })).status).toBe(201);
    },
  );

  it.each(['day', 'month'] as const)('beyond what may leave the account in a %s', async (span) => {
    const [amina, bruno] = await pair();
    const account = await desk.accountOf(amina, 'JVD', 'main');
    const setMax = (most: bigint | null) =>
      bank.services.unit((work) =>
        bank.ledger.setLimits(work, account, {
          limitDayMinor: span === 'day' ? most : null,
          limitMonthMinor: span === 'month' ? most : null,
        }),
      );
    const quote = await quoteFor(amina);
    await setMax(9_999n);
    expect((await desk.send(amina, { to: bruno, quote })).body.code).toBe(`over_limit_${span}`);
    await setMax(10_000n);
    expect((await desk.send(amina, { to: bruno, quote })).status).toBe(201);
  });

  it('with another quote in its place where the price has moved, for fewer dollars', async () => {
    const [amina, bruno] = await pair();
    const quote = await quoteFor(amina);
    await desk.setPrice('1.28');
    const moved = await desk.send(amina, { to: bruno, quote });
    expect(moved).toMatchObject({
      status: 409,
      body: { code: 'quote_void', pays: '10000', arrives: '12768', expires_in_s: 60 },
    });
    const again = { id: moved.body.quote_id, source: quote.source };
    expect((await desk.send(amina, { to: bruno, quote: again })).status).toBe(201);
    await desk.setPrice('1.29');
  });

  it('without another quote where this one was used, and before anyone is looked up where it has expired', async () => {
    const [amina, bruno] = await pair();
    const quote = await quoteFor(amina);
    const { body } = await desk.send(amina, { to: bruno, quote });
    const used = await desk.send(amina, { to: bruno, quote });
    expect([used.body.code, used.body.transfer_id, used.body.quote_id]).toEqual([
      'quote_used',
      body.id,
      undefined,
    ]);
    const late = await quoteFor(amina);
    bank.clock.advance(60);
    const unknown = await desk.send(amina, { to: { username: 'nobody-at-all' }, quote: late });
    expect(unknown.body.code).toBe('quote_expired');
    const quotes = await bank.database.pool.query(
      'select id from exchange.quote where id = $1 and used_at is null and voided_at is null',
      [unknown.body.quote_id],
    );
    expect(quotes.rows).toHaveLength(1);
  });
});

describe('a conversion', () => {
  it('is told to its owner, is no other payment of theirs, and fills the liquidity under its own name', async () => {
    const [amina, bruno] = await pair();
    const { body } = await desk.convert(amina, (await quoteFor(amina)).id);
    expect(await desk.toldOf('wallet.converted', body.id)).toEqual([
      { audience: [amina.userId], payload: { id: body.id } },
    ]);
    const own = `/api/v1/wallet/conversions/${body.id}`;
    expect((await read(amina, own)).id).toBe(body.id);
    const sent = await bank.send(amina, {
      to: { username: bruno.username },
      amount: money('100', 'JVD'),
    });
    const across = await desk.send(amina, { to: bruno, quote: await quoteFor(amina) });
    for (const other of [sent, across]) {
      expect(other.status).toBe(201);
      const path = `/api/v1/wallet/conversions/${other.body.id}`;
      expect((await bank.call('GET', path, { as: amina })).status).toBe(404);
    }
    const { rows } = await bank.database.pool.query<{ kind: string }>(
      `select distinct t.kind from ledger.transfer t join ledger.account a on a.id in (t.debit, t.credit)
       where a.purpose in ('fx_liquidity', 'fx_fees') order by kind`,
    );
    expect(rows.map(({ kind }) => kind)).toEqual([
      'conversion',
      'conversion_fee',
      'conversion_in',
      'fx_filling',
      'transfer_across',
      'transfer_across_fee',
      'transfer_across_in',
    ]);
  });

  it('says whether its rate was a sample', async () => {
    const [amina] = await pair();
    await bank.fund(amina, money('10000', 'USD'));
    const sample = await quoteFor(amina, { from: 'USD', to: 'EUR', amount: money('1000', 'USD') });
    const sampled = await desk.convert(amina, sample.id);
    const real = await desk.convert(amina, (await quoteFor(amina)).id);
    expect([sampled.body.sample, real.body.sample]).toEqual([true, false]);
  });
});
