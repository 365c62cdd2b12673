import type { GrantsBank } from '@egcr/grants/testing';
import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openProgrammesBank, plansIn } from './testing/plans.ts';

let bank: GrantsBank;
let plans: ReturnType<typeof plansIn>;
let manager: TestPerson;
let second: TestPerson;
beforeAll(async () => {
  bank = await openProgrammesBank();
  plans = plansIn(bank);
  manager = await bank.officer(
    'Manager',
    'grants.read',
    'grants.review',
    'disbursements.read',
    'money.propose',
  );
  second = await bank.officer('Second', 'grants.read', 'grants.award');
});
afterAll(() => bank.close());

/** A programme that pays in euros and waits for its second person. */
async function endorsed(changed: object = {}): Promise<string> {
  const { body } = await plans.make(manager, plans.answers({ currency: 'EUR', ...changed }));
  expect((await plans.step(manager, body.id, 'submit')).status).toBe(200);
  return body.id;
}
const eur = (value: string) => ({ value, assetCode: 'EUR', assetScale: 2 });
const shownOf = async (slug: string) => (await bank.call('GET', `/api/v1/grants/programmes/${slug}`)).body;

describe('a programme in another currency', () => {
  it('fixes its range at the rate of its publication', async () => {
    await bank.setRates();
    const id = await endorsed({ title: 'Shade in euros' });
    const before = (await plans.read(manager, id)).body;
    expect(before).toMatchObject({
      currency: 'EUR',
      rate: null,
      minimum: { value: '200000', assetCode: 'USD' },
    });
    expect(before.estimate.minimum.assetCode).toBe('EUR');
    const { status, body: plan } = await plans.confirm(second, id, 'publish');
    expect(status).toBe(200);
    // What it would have been is what it is.
    expect(plan).toMatchObject({ estimate: null, ...before.estimate, currency: 'EUR' });
    expect(Number(plan.rate)).toBeGreaterThan(0);
    const { slug, minimum, maximum } = plan;
    expect(Number(minimum.value)).toBeGreaterThanOrEqual(200_000 * Number(plan.rate) - 1);
    expect(Number(maximum.value)).toBeLessThanOrEqual(800_000 * Number(plan.rate) + 1);
    expect(await shownOf(slug)).toMatchObject({ minimum, maximum, left: eur('0') });
    // It is found by what it is worth in dollars.
    const found = async (amount: string) =>
      (await bank.call('GET', `/api/v1/grants/programmes?words=shade&amount=${amount}`)).body.items.length;
    expect([await found('200000'), await found('800000'), await found('800001')]).toEqual([1, 1, 0]);
    const shared = (await bank.call('GET', `/common-grants/opportunities/${id}`)).body.data.funding;
    expect([shared.minAwardAmount.currency, shared.totalAmountAvailable.currency]).toEqual(['EUR', 'EUR']);
  });

  it('has a budget in it, which takes neither dollars nor the money of a wealth fund', async () => {
    await bank.setRates();
    const id = await endorsed();
    const { slug } = (await plans.confirm(second, id, 'publish')).body;
    const fill = async (amount: object, more: object = {}) => {
      const body = { amount, reason: 'Published.', ...more };
      return (await plans.call('POST', `/admin/grant-budgets/${slug}/fillings`, manager, body)).body.errors;
    };
    expect(await fill({ value: '5000000', assetCode: 'USD', assetScale: 2 })).toMatchObject([
      { field: 'amount.assetCode', code: 'not_offered' },
    ]);
    expect(await fill(eur('5000000'), { from: 'balanced-wealth' })).toMatchObject([
      { field: 'from', code: 'not_offered' },
    ]);
    await bank.fill(slug, eur('5000000'));
    expect((await shownOf(slug)).left).toEqual(eur('5000000'));
  });

  it('is asked for, awarded and paid in it [SYS-03]', async () => {
    await bank.setRates();
    const id = await endorsed({ title: 'Wells in euros' });
    const { slug, minimum, maximum } = (await plans.confirm(second, id, 'publish')).body;
    await bank.fill(slug, eur('5000000'));
    const ann = await bank.person('Ann');
    const ask = (amount: bigint) =>
      bank.apply(ann, { type: slug, amount: amount.toString(), answers: { own_1: 4 } });
    expect((await ask(BigInt(minimum.value) - 1n)).status).toBe(422);
    expect((await ask(BigInt(maximum.value) + 1n)).status).toBe(422);
    const sent = await ask(BigInt(maximum.value));
    expect(sent.status).toBe(201);
    expect(await bank.mine(ann)).toMatchObject([{ amount: maximum }]);
    const caseId = String(sent.body.id);
    await bank.step(caseId, manager, { step: 'take' });
    await bank.decide(caseId, manager, 'approve');
    expect((await bank.decide(caseId, second, 'approve')).body.state).toBe('approved');
    const { award } = (await bank.call('GET', `/api/v1/cases/${caseId}/grant-award`, { as: ann })).body;
    expect(award.amount).toEqual(maximum);
    expect(award.agreement.paragraphs[0]).toContain('€');
    await bank.accept(caseId, ann);
    await bank.pay(caseId, await bank.person('Finance'));
    // The first of two halves.
    expect(await bank.balance(ann, 'EUR')).toBe((BigInt(maximum.value) / 2n).toString());
    expect(await bank.balance(ann, 'USD')).toBeUndefined();
    expect(await bank.money.prove(bank.database.db)).toEqual([]);
    const awards = (await bank.call('GET', `/api/v1/grants/awards?type=${slug}`)).body.items;
    expect(awards).toMatchObject([{ amount: maximum }]);
    expect((await bank.call('GET', `/api/v1/grants/flows?type=${slug}`)).status).toBe(200);
    // Awards of the protocol are compared in dollars and shown in euros.
    const search = async (min: string, max: string) => {
      const range = { min: { amount: min, currency: 'USD' }, max: { amount: max, currency: 'USD' } };
      const filters = {
        opportunityId: { operator: 'in', value: [id] },
        awardedAmountRange: { operator: 'between', value: range },
      };
      return (await bank.call('POST', '/common-grants/awards/search', { body: { filters } })).body.items;
    };
    const [shown] = await search('7900.00', '8000.00');
    expect(shown.funding.awardedAmount.currency).toBe('EUR');
    expect(await search('8000.01', '9000.00')).toEqual([]);
  });

  it.each([
    ['JPY', 0, '¥'],
    ['JVD', 2, 'JVD'],
  ] as const)(
    'has the smallest units of %s from the plan to the wallet',
    async (currency, decimals, sign) => {
      await bank.setRates();
      const id = await endorsed({ title: `Wells in ${currency}`, currency });
      const money = (value: string | bigint) => ({
        value: value.toString(),
        assetCode: currency,
        assetScale: decimals,
      });
      const { estimate } = (await plans.read(manager, id)).body;
      const { status, body: plan } = await plans.confirm(second, id, 'publish');
      expect(status).toBe(200);
      const { slug, minimum, maximum, rate } = plan;
      expect([minimum, maximum, plan.budget]).toEqual([estimate.minimum, estimate.maximum, estimate.budget]);
      expect(minimum).toEqual(money(minimum.value));
      // 2,000 to 8,000 dollars in whole units, at the rate that is shown.
      const unit = 10n ** BigInt(decimals);
      expect([BigInt(minimum.value) % unit, BigInt(maximum.value) % unit]).toEqual([0n, 0n]);
      expect(Number(BigInt(minimum.value) / unit)).toBe(Math.ceil(2000 * Number(rate) - 0.001));
      expect(Number(BigInt(maximum.value) / unit)).toBe(Math.floor(8000 * Number(rate) + 0.001));
      const shared = (await bank.call('GET', `/common-grants/opportunities/${id}`)).body.data.funding;
      expect(shared.maxAwardAmount).toEqual({
        amount: decimals === 0 ? maximum.value : `${BigInt(maximum.value) / unit}.00`,
        currency,
      });
      await bank.fill(slug, money(BigInt(maximum.value) * 2n));
      // An amount that no three parts divide: the last takes what remains.
      const amount = BigInt(maximum.value) - 1n;
      const ann = await bank.person('Ann');
      const ask = (value: bigint) =>
        bank.apply(ann, { type: slug, amount: value.toString(), answers: { own_1: 4 } });
      expect((await ask(BigInt(maximum.value) + 1n)).status).toBe(422);
      const sent = await ask(amount);
      expect(sent.status).toBe(201);
      const caseId = String(sent.body.id);
      await bank.step(caseId, manager, { step: 'take' });
      await bank.decide(caseId, manager, 'approve');
      expect((await bank.decide(caseId, second, 'approve')).body.state).toBe('approved');
      const { award } = (await bank.call('GET', `/api/v1/cases/${caseId}/grant-award`, { as: ann })).body;
      expect(award.amount).toEqual(money(amount));
      expect(award.agreement.paragraphs[0]).toContain(sign);
      expect((await shownOf(slug)).left).toEqual(money(BigInt(maximum.value) * 2n - amount));
      await bank.accept(caseId, ann);
      await bank.pay(caseId, await bank.person('Finance'));
      expect(await bank.balance(ann, currency)).toBe((amount / 2n).toString());
      expect((await shownOf(slug)).paid).toEqual(money(amount / 2n));
      expect(await bank.money.prove(bank.database.db)).toEqual([]);
      // What is compared in dollars finds it by what it was worth.
      const found = (await bank.call('GET', `/api/v1/grants/programmes?words=${currency}&amount=800000`))
        .body;
      expect(found.items.map((each: { slug: string }) => each.slug)).toEqual([slug]);
    },
  );

  it('is not published without a rate of today, and nothing is half done', async () => {
    await bank.setRates();
    const id = await endorsed({ title: 'Late in euros' });
    bank.clock.advance(25 * 3600);
    expect((await plans.read(manager, id)).body.estimate).toBeNull();
    const { status, body } = await plans.confirm(second, id, 'publish');
    expect([status, body.code, body.currency]).toEqual([409, 'no_rate', 'EUR']);
    expect((await plans.read(manager, id)).body).toMatchObject({ state: 'in_review', slug: null });
    await bank.setRates();
    expect((await plans.confirm(second, id, 'publish')).status).toBe(200);
  });

  it('keeps its amounts when rates move, and cannot be given another rate', async () => {
    await bank.setRates();
    const id = await endorsed({ title: 'Steady in euros' });
    const { slug, minimum } = (await plans.confirm(second, id, 'publish')).body;
    await expect(
      bank.database.owner.query(`update grant_programmes.plan set fixed_rate = '{}'::jsonb where id = $1`, [
        id,
      ]),
    ).rejects.toHaveProperty('severity', 'ERROR');
    bank.clock.advance(3 * 86_400);
    expect((await shownOf(slug)).minimum).toEqual(minimum);
  });

  it('is one of those that are offered', async () => {
    for (const currency of ['USDC', 'BTC', 'CHF', 'usd', ''])
      expect((await plans.make(manager, plans.answers({ currency }))).status).toBe(422);
  });
});
