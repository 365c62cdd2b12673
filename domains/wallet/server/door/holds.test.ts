import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { jvd, openBank, TEST_PIN, type Bank } from '../testing/bank.ts';
import { grantFee, grantsTill, tradePrice, tradesTill } from '../testing/test-kinds.ts';
import type { TestPerson } from '../testing/test-people.ts';
import type { Capture, Setting } from './asked.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const HOUR_MS = 3_600_000;
const inAnHour = () => new Date(bank.clock.now().getTime() + HOUR_MS);

type Asked = Partial<Setting<typeof tradePrice>>;
const hold = (from: TestPerson, value: string, { key = crypto.randomUUID(), ...given }: Asked = {}) =>
  bank.services.unit((work) =>
    bank.door.hold(work, {
      kind: tradePrice,
      key,
      from: { person: from.userId, agreement: 'order-1' },
      amount: jvd(value),
      expiresAt: inAnHour(),
      ...given,
    }),
  );

type Taken = Partial<Omit<Capture<typeof tradePrice>, 'hold'>>;
const capture = (id: string, value: string, { key = crypto.randomUUID(), ...given }: Taken = {}) =>
  bank.services.unit((work) =>
    bank.door.capture(work, {
      kind: tradePrice,
      key,
      hold: id,
      to: tradesTill,
      amount: jvd(value),
      ...given,
    }),
  );

const release = (id: string) =>
  bank.services.unit((work) => bank.door.release(work, { kind: tradePrice, hold: id }));

async function purse(as: TestPerson): Promise<readonly [balance: string, available: string]> {
  const { body } = await bank.call('GET', '/api/v1/wallet', { as });
  const [{ balance, available }] = body.accounts;
  return [balance.value, available.value];
}

const titles = async (as: TestPerson): Promise<readonly string[]> =>
  (await bank.call('GET', '/api/v1/wallet/activity', { as })).body.items.map(
    ({ title, direction, amount }: { title: string; direction: string; amount: { value: string } }) =>
      `${direction} ${amount.value} ${title}`,
  );

describe('money that a domain sets aside', () => {
  it('cannot be spent, is captured in parts, and the rest is given back', async () => {
    const [amina, bao] = [await bank.person('Amina', '1000'), await bank.person('Bao')];
    const { id } = await hold(amina, '800');
    expect(await purse(amina)).toEqual(['1000', '200']);
    const to = { username: bao.username };
    expect((await bank.send(amina, { to, amount: jvd('201') })).body.code).toBe('insufficient_funds');
    expect((await capture(id, '300')).remainingMinor).toBe(500n);
    expect((await capture(id, '100', { to: { person: bao.userId } })).remainingMinor).toBe(400n);
    expect(await purse(amina)).toEqual(['600', '200']);
    expect(await release(id)).toBe('released');
    expect(await release(id)).toBe('already_ended');
    expect(await purse(amina)).toEqual(['600', '600']);
    expect(await titles(amina)).toEqual([
      'out 100 Trade with Bao Test',
      'out 300 Trade with',
      'in 1000 Play money added',
    ]);
    expect(await titles(bao)).toEqual(['in 100 Trade with Amina Test']);
  });

  it('ends with the last part where the domain says so', async () => {
    const amina = await bank.person('Amina', '1000');
    const { id } = await hold(amina, '800');
    expect((await capture(id, '300', { endsHold: true })).remainingMinor).toBe(0n);
    expect(await purse(amina)).toEqual(['700', '700']);
    await expect(capture(id, '1')).rejects.toThrow('hold_ended');
  });

  it('is set aside once for its key, and each part is taken once for its own', async () => {
    const amina = await bank.person('Amina', '1000');
    const holds = await Promise.all(Array.from({ length: 10 }, () => hold(amina, '800', { key: 'order' })));
    expect(new Set(holds.map(({ id }) => id)).size).toBe(1);
    expect(holds.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
    await expect(hold(amina, '801', { key: 'order' })).rejects.toThrow('idempotency_mismatch');
    const [{ id } = { id: '' }] = holds;
    await Promise.all(Array.from({ length: 10 }, () => capture(id, '100', { key: 'part 1' })));
    expect(await purse(amina)).toEqual(['900', '200']);
    await expect(capture(id, '99', { key: 'part 1' })).rejects.toThrow('idempotency_mismatch');
    const other = await hold(amina, '1');
    await expect(capture(other.id, '100', { key: 'part 1' })).rejects.toThrow('idempotency_mismatch');
    const bao = await bank.person('Bao');
    await expect(capture(id, '100', { key: 'part 1', to: { person: bao.userId } })).rejects.toThrow(
      'idempotency_mismatch',
    );
    await release(other.id);
    expect((await capture(id, '700')).remainingMinor).toBe(0n);
    expect((await capture(id, '100', { key: 'part 1' })).isRepeat).toBe(true);
    expect((await hold(amina, '800', { key: 'order' })).isRepeat).toBe(true);
  });

  it('is never taken beyond what was set aside, also by many at once', async () => {
    const amina = await bank.person('Amina', '1000');
    const { id } = await hold(amina, '500');
    await expect(capture(id, '501')).rejects.toThrow('over_hold');
    const taken = await Promise.allSettled(Array.from({ length: 40 }, () => capture(id, '50')));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await purse(amina)).toEqual(['500', '500']);
  });

  it('is not there for another domain, in another currency, or for the one whose it is', async () => {
    const amina = await bank.person('Amina', '1000');
    const { id } = await hold(amina, '500');
    await expect(
      bank.services.unit((work) =>
        bank.door.capture(work, { kind: grantFee, key: 'k', hold: id, to: grantsTill, amount: jvd('1') }),
      ),
    ).rejects.toThrow('not_found');
    await expect(
      bank.services.unit((work) => bank.door.release(work, { kind: grantFee, hold: id })),
    ).rejects.toThrow('not_found');
    await expect(
      capture(id, '1', { amount: { value: '1', assetCode: 'USD', assetScale: 2 } }),
    ).rejects.toThrow('unknown_currency');
    await expect(capture(id, '1', { to: { person: amina.userId } })).rejects.toThrow('recipient_self');
    await expect(capture('0199a8e0-0000-7000-8000-0000000000ff', '1')).rejects.toThrow('not_found');
    expect(await purse(amina)).toEqual(['1000', '500']);
  });

  it('is taken from no banned, held or frozen wallet until that ends, and nothing more is set aside there', async () => {
    const amina = await bank.person('Amina', '1000');
    const { id } = await hold(amina, '500');
    bank.people.setStanding(amina.userId, { bannedUntil: inAnHour() });
    await expect(capture(id, '1')).rejects.toThrow('account_banned');
    await expect(hold(amina, '1')).rejects.toThrow('account_banned');
    bank.people.setStanding(amina.userId, { heldUntil: inAnHour() });
    await expect(capture(id, '1')).rejects.toThrow('money_held');
    await expect(hold(amina, '1')).rejects.toThrow('money_held');
    bank.people.setStanding(amina.userId, {});
    await bank.call('PUT', '/api/v1/wallet/freeze', { as: amina, body: { frozen: true } });
    await expect(capture(id, '1')).rejects.toThrow('wallet_frozen');
    await expect(hold(amina, '1')).rejects.toThrow('wallet_frozen');
    await bank.call('PUT', '/api/v1/wallet/freeze', { as: amina, body: { frozen: false, pin: TEST_PIN } });
    expect((await capture(id, '500')).remainingMinor).toBe(0n);
  });

  it('counts towards the limits when it is set aside, and not again when it is taken', async () => {
    const amina = await bank.person('Amina', '1000');
    await bank.call('PUT', '/api/v1/wallet/limits', {
      as: amina,
      body: { asset: 'JVD', per_transfer: null, per_day: '600', per_month: null },
    });
    const { id } = await hold(amina, '500');
    await expect(hold(amina, '101')).rejects.toThrow('over_limit_day');
    expect((await capture(id, '500')).remainingMinor).toBe(0n);
    await hold(amina, '100');
    await expect(hold(amina, '1')).rejects.toThrow('over_limit_day');
  });

  it('comes back automatically when its time is over', async () => {
    const amina = await bank.person('Amina', '1000');
    const { id } = await hold(amina, '500');
    bank.clock.advance(3601);
    await bank.runJob('ledger.expire_holds');
    expect(await purse(amina)).toEqual(['1000', '1000']);
    await expect(capture(id, '1')).rejects.toThrow('hold_ended');
  });
});
