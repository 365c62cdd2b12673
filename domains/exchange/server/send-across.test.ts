import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assetOf } from '@egcr/ledger/contract';
import { TEST_PIN, type Answer, type Bank, type TestPerson } from '@egcr/wallet/testing';

import { openBank } from './testing/bank.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
beforeEach(() => bank.setRates());
afterAll(() => bank.close());

const money = (value: string, assetCode: string) => ({
  value,
  assetCode,
  assetScale: assetOf(assetCode)?.scale ?? 0,
});

const jvdToUsd = { from: 'JVD', to: 'USD', side: 'source', amount: money('10000', 'JVD') };

const quoteFor = async (as: TestPerson, body: object = jvdToUsd) =>
  (await bank.call('POST', '/api/v1/wallet/quotes', { as, body })).body;

interface Sending {
  readonly as: TestPerson;
  readonly to: TestPerson;
  readonly quote: { readonly id: string; readonly source: object };
  readonly more?: object;
  readonly key?: string;
}

const send = ({ as, to, quote, more = {}, key = crypto.randomUUID() }: Sending): Promise<Answer> =>
  bank.call('POST', '/api/v1/wallet/transfers/across', {
    as,
    key,
    body: {
      to: { username: to.username },
      quote_id: quote.id,
      amount: quote.source,
      pin: TEST_PIN,
      ...more,
    },
  });

const balances = async (as: TestPerson) =>
  Object.fromEntries(
    (await bank.call('GET', '/api/v1/wallet', { as })).body.accounts.map(
      (account: { asset: string; balance: { value: string } }) => [account.asset, account.balance.value],
    ),
  );

const read = async (as: TestPerson, path: string) => bank.call('GET', path, { as });

describe('money sent in one currency and arriving in another', () => {
  it('leaves and arrives as the quote said, in one transaction, and opens the currency for the payee', async () => {
    const [amina, bruno] = [await bank.person('Amina', '10000'), await bank.person('Bruno')];
    const quote = await quoteFor(amina);
    const { status, body } = await send({ as: amina, to: bruno, quote, more: { note: ' lunch ' } });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      amount: money('10000', 'JVD'),
      note: 'lunch',
      from: { user_id: amina.userId },
      to: { user_id: bruno.userId },
      conversion: {
        source: money('10000', 'JVD'),
        fee: money('25', 'JVD'),
        target: money('12867', 'USD'),
        rate: '1.29',
        rate_source: 'administered',
      },
    });
    expect(await balances(amina)).toEqual({ JVD: '0' });
    expect(await balances(bruno)).toEqual({ JVD: '0', USD: '12867' });
    const { broken } = await bank.ledger.proof(bank.services.db);
    expect(broken).toEqual([]);
    expect((await read(amina, `/api/v1/wallet/quotes/${quote.id}`)).body).toMatchObject({
      state: 'used',
      conversion_id: null,
      transfer_id: body.id,
    });
  });

  it('shows both people the same transfer with both amounts, rate and fee, in history, receipt and statement', async () => {
    const [amina, bruno] = [await bank.person('Amina', '10000'), await bank.person('Bruno')];
    const { body: sent } = await send({ as: amina, to: bruno, quote: await quoteFor(amina) });
    const both = { source: money('10000', 'JVD'), target: money('12867', 'USD'), fee: money('25', 'JVD') };
    for (const [as, direction, amount, other] of [
      [amina, 'out', both.source, bruno],
      [bruno, 'in', both.target, amina],
    ] as const) {
      const seen = { id: sent.id, reference: sent.reference, direction, amount, conversion: both };
      expect((await read(as, `/api/v1/wallet/transfers/${sent.id}`)).body).toMatchObject(seen);
      const { items } = (await read(as, '/api/v1/wallet/transfers')).body;
      expect(items).toEqual([expect.objectContaining({ id: sent.id })]);
      const activity = (await read(as, '/api/v1/wallet/activity?kind=transfer')).body.items;
      expect(activity).toMatchObject([{ ...seen, kind: 'transfer', counterpart: { user_id: other.userId } }]);
      expect((await read(as, `/api/v1/wallet/activity/${sent.id}`)).body).toMatchObject(seen);
      const wallet = (await read(as, '/api/v1/wallet')).body;
      const account = wallet.accounts.find((one: { asset: string }) => one.asset === amount.assetCode);
      const entries = (await read(as, `/api/v1/wallet/accounts/${account.id}/entries`)).body.items;
      expect(entries[0]).toMatchObject({ transfer_id: sent.id, kind: 'transfer', amount });
    }
  });

  it('is proved to both, each by the part that is theirs, and to nobody else', async () => {
    const [amina, bruno, stranger] = [
      await bank.person('Amina', '10000'),
      await bank.person('Bruno'),
      await bank.person('Sofia'),
    ];
    const { body: sent } = await send({ as: amina, to: bruno, quote: await quoteFor(amina) });
    const proofs = [];
    for (const as of [amina, bruno]) {
      await expect
        .poll(async () => (await read(as, `/api/v1/wallet/transfers/${sent.id}/proof`)).status, {})
        .toBe(200);
      proofs.push((await read(as, `/api/v1/wallet/transfers/${sent.id}/proof`)).body);
    }
    expect(proofs[0].leaf).toMatch(/^kind: transfer_across$/m);
    expect(proofs[1].leaf).toMatch(/^kind: transfer_across_in$/m);
    for (const path of ['', '/proof', '/receipt'])
      expect((await read(stranger, `/api/v1/wallet/transfers/${sent.id}${path}`)).status).toBe(404);
  });

  it('fixes what arrives where that is what was typed', async () => {
    const [amina, bruno] = [await bank.person('Amina', '20000'), await bank.person('Bruno')];
    const quote = await quoteFor(amina, { ...jvdToUsd, side: 'target', amount: money('12867', 'USD') });
    expect((await send({ as: amina, to: bruno, quote })).status).toBe(201);
    expect(await balances(bruno)).toMatchObject({ USD: '12867' });
    expect(await balances(amina)).toEqual({ JVD: '10000' });
  });
});

describe('a quote that no payment can be made at', () => {
  it('offers another for the same amount when it has expired or its price has moved, and moves nothing', async () => {
    const [amina, bruno] = [await bank.person('Amina', '10000'), await bank.person('Bruno')];
    const quote = await quoteFor(amina);
    bank.clock.advance(61);
    const late = await send({ as: amina, to: bruno, quote });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'quote_expired', quote_id: expect.any(String), pays: '10000', arrives: '12867' },
    });
    expect(await balances(amina)).toEqual({ JVD: '10000' });
    const again = await send({
      as: amina,
      to: bruno,
      quote: { id: late.body.quote_id, source: quote.source },
    });
    expect(again.status).toBe(201);
  });

  it('is found for its owner alone, used once, and for its own amount', async () => {
    const [amina, bruno, sofia] = [
      await bank.person('Amina', '30000'),
      await bank.person('Bruno'),
      await bank.person('Sofia', '30000'),
    ];
    const quote = await quoteFor(amina);
    expect((await send({ as: sofia, to: bruno, quote })).body.code).toBe('not_found');
    const other = { ...quote, source: money('9999', 'JVD') };
    expect(await send({ as: amina, to: bruno, quote: other })).toMatchObject({
      status: 409,
      body: { code: 'quote_mismatch' },
    });
    const wrongCurrency = { ...quote, source: money('10000', 'USD') };
    expect((await send({ as: amina, to: bruno, quote: wrongCurrency })).body.code).toBe('quote_mismatch');
    const first = await send({ as: amina, to: bruno, quote });
    expect(first.status).toBe(201);
    expect(await send({ as: amina, to: bruno, quote })).toMatchObject({
      status: 409,
      body: { code: 'quote_used', transfer_id: first.body.id },
    });
    expect(await balances(amina)).toEqual({ JVD: '20000' });
  });

  it('pays once however many send at the same time', async () => {
    const [amina, bruno] = [await bank.person('Amina', '1000000'), await bank.person('Bruno')];
    const quote = await quoteFor(amina);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send({ as: amina, to: bruno, quote })),
    );
    const codes = answers.map(({ status, body }) => (status === 201 ? 'sent' : body.code));
    expect(codes.filter((code) => code === 'sent')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['sent', 'quote_used']));
    expect(await balances(bruno)).toMatchObject({ USD: '12867' });
  });

  it('repeats its answer under the same key, and pays once', async () => {
    const [amina, bruno] = [await bank.person('Amina', '20000'), await bank.person('Bruno')];
    const quote = await quoteFor(amina);
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => send({ as: amina, to: bruno, quote, key })));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await balances(amina)).toEqual({ JVD: '10000' });
  });

  it('is not made where nothing would arrive, nor for more than an account may hold', async () => {
    const amina = await bank.person('Amina');
    const ask = (body: object) => bank.call('POST', '/api/v1/wallet/quotes', { as: amina, body });
    const tiny = await ask({ from: 'JPY', to: 'USD', amount: money('1', 'JPY') });
    expect(tiny).toMatchObject({ status: 422, body: { code: 'amount_too_small' } });
    const huge = await ask({ from: 'JVD', to: 'USD', amount: money('4000000000000000000', 'JVD') });
    expect(huge.status).toBe(422);
  });
});

describe('what stops any payment stops this one', () => {
  it('asks for the PIN at a first payment, says too little before, and keeps the quote good', async () => {
    const [amina, bruno] = [await bank.person('Amina', '10000'), await bank.person('Bruno')];
    const quote = await quoteFor(amina);
    const bare = await send({ as: amina, to: bruno, quote, more: { pin: undefined } });
    expect(bare).toMatchObject({ status: 401, body: { code: 'pin_required', in_call: true } });
    const poor = await bank.person('Pia', '9999');
    const short = await send({ as: poor, to: bruno, quote: await quoteFor(poor) });
    expect(short).toMatchObject({ status: 402, body: { code: 'insufficient_funds' } });
    expect((await send({ as: amina, to: bruno, quote })).status).toBe(201);
  });

  it('counts the PIN’s sum in the payer’s currency, once they know each other', async () => {
    const [amina, bruno] = [await bank.person('Amina', '1000000'), await bank.person('Bruno')];
    expect((await send({ as: amina, to: bruno, quote: await quoteFor(amina) })).status).toBe(201);
    const small = await send({
      as: amina,
      to: bruno,
      quote: await quoteFor(amina),
      more: { pin: undefined },
    });
    expect(small.status).toBe(201);
    const large = await quoteFor(amina, { ...jvdToUsd, amount: money('500000', 'JVD') });
    const asked = await send({ as: amina, to: bruno, quote: large, more: { pin: undefined } });
    expect(asked.body.code).toBe('pin_required');
  });

  it('lets nothing leave a frozen wallet or go beyond a limit', async () => {
    const [amina, bruno] = [await bank.person('Amina', '10000'), await bank.person('Bruno')];
    const quote = await quoteFor(amina);
    const limits = { per_transfer: '5000', per_day: null, per_month: null };
    const body = { asset: 'JVD', ...limits };
    expect((await bank.call('PUT', '/api/v1/wallet/limits', { as: amina, body })).status).toBe(200);
    expect((await send({ as: amina, to: bruno, quote })).body.code).toBe('over_limit_transfer');
    await bank.call('PUT', '/api/v1/wallet/freeze', { as: amina, body: { frozen: true } });
    expect(await send({ as: amina, to: bruno, quote })).toMatchObject({
      status: 423,
      body: { code: 'wallet_frozen' },
    });
    expect(await balances(amina)).toMatchObject({ JVD: '10000' });
  });

  it('sends nothing to oneself or to nobody, also named by e-mail', async () => {
    const amina = await bank.person('Amina', '10000');
    const quote = await quoteFor(amina);
    expect((await send({ as: amina, to: amina, quote })).body.code).toBe('recipient_self');
    const to = { to: { email: 'nobody@example.org' } };
    expect((await send({ as: amina, to: amina, quote, more: to })).body.code).toBe('recipient_unknown');
  });
});

/** Between two currencies and back, by amounts on either side, from a cent to a fortune. */
const anyTrip = fc.record({
  from: fc.constantFrom('JVD', 'USD', 'EUR'),
  to: fc.constantFrom('JPY', 'GBP', 'INR'),
  // From ₹100 on: of less nothing would arrive on the way back, which is refused (amount_too_small).
  amount: fc.bigInt({ min: 10_000n, max: 10n ** 12n }),
  isTargetFixed: fc.boolean(),
});

describe('there and back', () => {
  it('makes neither of two people richer, takes what was shown, and leaves each currency’s sum at zero', async () => {
    const [amina, bruno] = [await bank.person('Amina'), await bank.person('Bruno')];
    const sends = async (as: TestPerson, to: TestPerson, body: object) => {
      const quote = await quoteFor(as, body);
      const before = BigInt((await balances(as))[quote.from]);
      const answer = await send({ as, to, quote });
      expect(answer.status).toBe(201);
      expect(before - BigInt((await balances(as))[quote.from])).toBe(BigInt(quote.source.value));
      return quote;
    };
    await fc.assert(
      fc.asyncProperty(anyTrip, async ({ from, to, amount, isTargetFixed }) => {
        await bank.fund(amina, money((amount * 4n).toString(), from));
        const there = await sends(amina, bruno, {
          from,
          to,
          side: isTargetFixed ? 'target' : 'source',
          amount: money(amount.toString(), isTargetFixed ? to : from),
        });
        const back = await sends(bruno, amina, { from: to, to: from, side: 'source', amount: there.target });
        expect(BigInt(back.target.value)).toBeLessThan(BigInt(there.source.value));
      }),
      { numRuns: 15 },
    );
    const { accounts } = await bank.ledger.snapshot(bank.services.db);
    const sums = new Map<string, bigint>();
    for (const { asset, balance } of accounts) sums.set(asset, (sums.get(asset) ?? 0n) + BigInt(balance));
    expect([...sums.values()].filter((sum) => sum !== 0n)).toEqual([]);
    expect((await bank.ledger.proof(bank.services.db)).broken).toEqual([]);
  });
});
