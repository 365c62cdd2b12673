import type { WireMoney } from '@egcr/contract/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { jvd, openBank, type Bank } from '../testing/bank.ts';
import { grantAward, grantFee, grantsPurse, grantsTill, tradePrice } from '../testing/test-kinds.ts';
import type { TestPerson } from '../testing/test-people.ts';
import type { GivenBack } from './asked.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const later = () => new Date(bank.clock.now().getTime() + 3_600_000);

const collect = (from: TestPerson, value: string, key: string = crypto.randomUUID()) =>
  bank.services.unit((work) =>
    bank.door.collect(work, {
      kind: grantFee,
      key,
      from: { person: from.userId, agreement: 'terms-7' },
      to: grantsTill,
      amount: jvd(value),
    }),
  );

type Returned = Partial<Omit<GivenBack<typeof grantFee>, 'payment' | 'amount'>>;
const giveBack = (
  payment: string,
  amount: WireMoney,
  { key = crypto.randomUUID(), ...given }: Returned = {},
) =>
  bank.services.unit((work) => bank.door.giveBack(work, { kind: grantFee, key, payment, amount, ...given }));

async function history(as: TestPerson, language = 'en'): Promise<readonly string[]> {
  const answer = await fetch(new URL('/api/v1/wallet/activity', bank.url), {
    headers: { authorization: `Bearer ${as.userId}:fresh`, 'accept-language': language },
  });
  const { items } = await answer.json();
  return items.map(
    ({ title, direction, amount }: { title: string; direction: string; amount: WireMoney }) =>
      `${direction} ${amount.value} ${title}`,
  );
}

async function noticesOf(to: TestPerson): Promise<readonly unknown[]> {
  const { rows } = await bank.services.pool.query<{ payload: { params: Record<string, unknown> } }>(
    "select payload from platform.event where topic = 'notification.asked' and payload->>'user_id' = $1",
    [to.userId],
  );
  return rows.map(({ payload }) => payload.params['text_ar']);
}

describe('money that a domain collects', () => {
  it('leaves once for its key, in the words of its kind, and the payer is told', async () => {
    const amina = await bank.person('Amina', '1000');
    await Promise.all(Array.from({ length: 5 }, () => collect(amina, '300', 'fee of May')));
    expect(await bank.balance(amina)).toBe('700');
    expect(await history(amina)).toEqual(['out 300 Fee for a grant', 'in 1000 Play money added']);
    expect(await history(amina, 'ar')).toEqual(['out 300 رسوم منحة', 'in 1000 إضافة رصيد تجريبي']);
    expect(await noticesOf(amina)).toEqual(['خُصمت رسوم بقيمة {amount}']);
    const { id } = await collect(amina, '300', 'fee of May');
    const kept = await bank.ledger.transfer(bank.services.db, id);
    expect(kept?.meta).toMatchObject({ agreement: 'terms-7', cause: 'fee of May' });
  });

  it('is judged like all money that leaves: ban, hold, freeze, limits and balance', async () => {
    const amina = await bank.person('Amina', '1000');
    await expect(collect(amina, '1001')).rejects.toThrow('insufficient_funds');
    await bank.call('PUT', '/api/v1/wallet/limits', {
      as: amina,
      body: { asset: 'JVD', per_transfer: '100', per_day: null, per_month: null },
    });
    await expect(collect(amina, '101')).rejects.toThrow('over_limit_transfer');
    bank.people.setStanding(amina.userId, { bannedUntil: later() });
    await expect(collect(amina, '1')).rejects.toThrow('account_banned');
    bank.people.setStanding(amina.userId, { heldUntil: later() });
    await expect(collect(amina, '1')).rejects.toThrow('money_held');
    expect(await bank.balance(amina)).toBe('1000');
  });
});

describe('money that a domain gives back', () => {
  it('is at most what was paid, in parts or in whole, also by many at once', async () => {
    const amina = await bank.person('Amina', '1000');
    const { id } = await collect(amina, '300');
    await expect(giveBack(id, jvd('301'))).rejects.toThrow('over_payment');
    await giveBack(id, jvd('100'));
    await expect(giveBack(id, jvd('201'))).rejects.toThrow('over_payment');
    const given = await Promise.allSettled(Array.from({ length: 40 }, () => giveBack(id, jvd('50'))));
    expect(given.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(await bank.balance(amina)).toBe('1000');
  });

  it('is given back once for its key', async () => {
    const amina = await bank.person('Amina', '1000');
    const { id } = await collect(amina, '300');
    await Promise.all(Array.from({ length: 5 }, () => giveBack(id, jvd('100'), { key: 'return' })));
    expect(await bank.balance(amina)).toBe('800');
    await expect(giveBack(id, jvd('200'), { key: 'return' })).rejects.toThrow('idempotency_mismatch');
    const other = await collect(amina, '300');
    await expect(giveBack(other.id, jvd('100'), { key: 'return' })).rejects.toThrow('idempotency_mismatch');
  });

  it('comes into a frozen or banned wallet, and never of another domain’s payment or in another currency', async () => {
    const [amina, bao] = [await bank.person('Amina', '1000'), await bank.person('Bao')];
    const { id } = await collect(amina, '300');
    bank.people.setStanding(amina.userId, { bannedUntil: later() });
    await giveBack(id, jvd('100'));
    bank.people.setStanding(amina.userId, {});
    const dollars = { value: '1', assetCode: 'USD', assetScale: 2 };
    await expect(giveBack(id, dollars)).rejects.toThrow('unknown_currency');
    const trade = await bank.services.unit((work) =>
      bank.door.pay(work, {
        kind: tradePrice,
        key: 'trade',
        from: { person: amina.userId, agreement: 'order-1' },
        to: bao.userId,
        amount: jvd('10'),
      }),
    );
    const sent = await bank.send(amina, { to: { username: bao.username }, amount: jvd('10') });
    for (const payment of [trade.id, sent.body.id, '0199a8e0-0000-7000-8000-0000000000ff'])
      await expect(giveBack(payment, jvd('1'))).rejects.toThrow('not_found');
  });

  it('leaves the one it was paid to only where they agreed and nothing stops their money', async () => {
    const amina = await bank.person('Amina');
    const { id } = await bank.services.unit((work) =>
      bank.door.pay(work, {
        kind: grantAward,
        key: crypto.randomUUID(),
        from: grantsPurse,
        to: amina.userId,
        amount: jvd('500'),
      }),
    );
    await expect(giveBack(id, jvd('100'))).rejects.toThrow('only where they agreed');
    const agreed = { agreement: 'return-1' };
    bank.people.setStanding(amina.userId, { heldUntil: later() });
    await expect(giveBack(id, jvd('100'), agreed)).rejects.toThrow('money_held');
    bank.people.setStanding(amina.userId, {});
    await giveBack(id, jvd('100'), agreed);
    expect(await history(amina)).toEqual(['out 100 Fee for a grant', 'in 500 Grant']);
  });
});

describe('the books', () => {
  it('agree with themselves after all of this, and nobody’s balance is below zero', async () => {
    const people = [await bank.person('Amina', '1000'), await bank.person('Bao', '1000')] as const;
    const [amina, bao] = people;
    await Promise.allSettled(
      Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? collect(amina, '90') : collect(bao, '70'))),
    );
    expect(await Promise.all(people.map((person) => bank.balance(person)))).toEqual(['10', '20']);
    expect((await bank.ledger.proof(bank.services.db)).broken).toEqual([]);
    const run = await bank.services.unit((work) => bank.ledger.reconcile(work, 'all'));
    expect(run.broken).toEqual([]);
    const { accounts } = await bank.ledger.snapshot(bank.services.db);
    expect(accounts.filter(({ purpose, balance }) => purpose === 'main' && balance.startsWith('-'))).toEqual(
      [],
    );
  });
});
