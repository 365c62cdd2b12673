import { readTaggedPdf } from '@egcr/server-kit/testing/tagged-pdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { jvd, openBank, type Bank } from '../testing/bank.ts';
import { grantAward, grantFee, grantsPurse, grantsTill, tradePrice } from '../testing/test-kinds.ts';
import type { TestPerson } from '../testing/test-people.ts';
import type { Payment } from './asked.ts';
import { moneyKind } from './money-kind.ts';
import { playMoneyWords } from './texts.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

type Grant = Partial<Omit<Payment<typeof grantAward>, 'to'>>;
const grant = (to: TestPerson, { key = crypto.randomUUID(), ...given }: Grant = {}) =>
  bank.services.unit((work) =>
    bank.door.pay(work, {
      kind: grantAward,
      key,
      from: grantsPurse,
      to: to.userId,
      amount: jvd('500'),
      ...given,
    }),
  );

const trade = (from: TestPerson, to: TestPerson, value = '500') =>
  bank.services.unit((work) =>
    bank.door.pay(work, {
      kind: tradePrice,
      key: crypto.randomUUID(),
      from: { person: from.userId, agreement: 'order-1' },
      to: to.userId,
      amount: jvd(value),
      note: 'a bicycle',
    }),
  );

const read = (path: string, as: TestPerson, language = 'en') =>
  fetch(new URL(path, bank.url), {
    headers: { authorization: `Bearer ${as.userId}:fresh`, 'accept-language': language },
  });

async function told(to: TestPerson): Promise<readonly Record<string, unknown>[]> {
  const { rows } = await bank.services.pool.query<{ payload: Record<string, unknown> }>(
    "select payload from platform.event where topic = 'notification.asked' and payload->>'user_id' = $1",
    [to.userId],
  );
  return rows.map(({ payload }) => payload);
}

describe('a payment by another domain', () => {
  it('is in the history and on the receipt under the words of its kind, in the reader’s language', async () => {
    const amina = await bank.person('Amina');
    const { id } = await grant(amina);
    for (const [language, title] of [
      ['en', 'Grant'],
      ['ar', 'منحة'],
    ] as const) {
      const { items } = await (await read('/api/v1/wallet/activity', amina, language)).json();
      expect(items).toMatchObject([
        { id, kind: 'grants.award', title, category: 'income', guess: 'income', counterpart: null },
      ]);
    }
    const receipt = await read(`/api/v1/wallet/activity/${id}/receipt`, amina, 'ar');
    expect(readTaggedPdf(Buffer.from(await receipt.arrayBuffer())).said.join(' ')).toContain('منحة');
    const found = await (await read('/api/v1/wallet/activity?kind=grants.award', amina)).json();
    expect(found.items).toHaveLength(1);
    expect((await (await read('/api/v1/wallet/activity?kind=transfer', amina)).json()).items).toEqual([]);
    expect((await read('/api/v1/wallet/activity?kind=grants.secret', amina)).status).toBe(422);
  });

  it('is on statements under the words of its kind', async () => {
    const amina = await bank.person('Amina');
    await grant(amina);
    const { accounts } = await (await read('/api/v1/wallet', amina)).json();
    const day = bank.clock.now().toISOString().slice(0, 10);
    const statement = (format: string, language: string) =>
      read(
        `/api/v1/wallet/statements?account=${accounts[0].id}&from=${day}&to=${day}&format=${format}`,
        amina,
        language,
      );
    expect(await (await statement('csv', 'en')).text()).toContain(',grants.award,5.00,JVD,5.00,');
    expect(await (await statement('ofx', 'en')).text()).toContain('<NAME>Grant</NAME>');
    const paper = Buffer.from(await (await statement('pdf', 'ar')).arrayBuffer());
    expect(readTaggedPdf(paper).said.join(' ')).toContain('منحة');
  });

  it('rings the bell of the one who gets it, in words for every language', async () => {
    const amina = await bank.person('Amina');
    const { id } = await grant(amina);
    expect(await told(amina)).toMatchObject([
      {
        kind: 'wallet.money_moved',
        link: `/wallet/transfers/${id}`,
        params: {
          ...jvd('500'),
          name: '',
          text_en: 'You received a grant of {amount}',
          text_ar: 'تلقيت منحة بقيمة {amount}',
        },
      },
    ]);
  });

  it('moves the money once for its key, however late it is asked again and by however many', async () => {
    const amina = await bank.person('Amina');
    const answers = await Promise.all(Array.from({ length: 10 }, () => grant(amina, { key: 'once' })));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
    bank.clock.advance(40 * 24 * 3600);
    expect((await grant(amina, { key: 'once' })).isRepeat).toBe(true);
    expect(await bank.balance(amina)).toBe('500');
    expect(await told(amina)).toHaveLength(1);
    await expect(grant(amina, { key: 'once', amount: jvd('501') })).rejects.toThrow('idempotency_mismatch');
    await expect(grant(amina, { key: 'once', from: grantsTill })).rejects.toThrow('idempotency_mismatch');
    const dollars = { ...jvd('500'), assetCode: 'USD' };
    await expect(grant(amina, { key: 'once', amount: dollars })).rejects.toThrow('idempotency_mismatch');
    const bao = await bank.person('Bao');
    await expect(grant(bao, { key: 'once' })).rejects.toThrow('idempotency_mismatch');
    expect(await bank.balance(bao)).toBe('0');
  });

  it('of a person to another is judged, and both see each other', async () => {
    const [amina, bao] = [await bank.person('Amina', '1000'), await bank.person('Bao')];
    await trade(amina, bao);
    const [out, into] = [
      await (await read('/api/v1/wallet/activity', amina)).json(),
      await (await read('/api/v1/wallet/activity', bao, 'ar')).json(),
    ];
    expect(out.items[0]).toMatchObject({
      title: 'Trade with Bao Test',
      direction: 'out',
      counterpart: { name: 'Bao Test' },
      category: 'shopping',
      note: 'a bicycle',
    });
    expect(into.items[0]).toMatchObject({ title: 'صفقة مع Amina Test', direction: 'in' });
    expect(await told(amina)).toEqual([]);
    expect(await told(bao)).toMatchObject([{ params: { name: 'Amina Test', note: 'a bicycle' } }]);
    await expect(trade(amina, amina)).rejects.toThrow('recipient_self');
    await expect(trade(amina, bao, '501')).rejects.toThrow('insufficient_funds');
  });

  it('leaves no frozen, banned or held wallet, and still comes into each', async () => {
    const bao = await bank.person('Bao');
    const later = new Date(bank.clock.now().getTime() + 3_600_000);
    const [frozen, banned, held] = [
      await bank.person('Fay', '1000'),
      await bank.person('Ben', '1000'),
      await bank.person('Hal', '1000'),
    ];
    await bank.call('PUT', '/api/v1/wallet/freeze', { as: frozen, body: { frozen: true } });
    bank.people.setStanding(banned.userId, { bannedUntil: later });
    bank.people.setStanding(held.userId, { heldUntil: later });
    await expect(trade(frozen, bao)).rejects.toThrow('wallet_frozen');
    await expect(trade(banned, bao)).rejects.toThrow('account_banned');
    await expect(trade(held, bao)).rejects.toThrow('money_held');
    for (const person of [frozen, banned, held]) await grant(person);
    expect(await bank.balance(bao)).toBe('0');
    expect(await bank.balance(banned)).toBe('1500');
  });

  it('is refused to nobody, in no currency of ours, of nothing, and from an account that is empty', async () => {
    const amina = await bank.person('Amina');
    await expect(grant({ ...amina, userId: '0199a8e0-0000-7000-8000-0000000000ff' })).rejects.toThrow(
      'recipient_unavailable',
    );
    await expect(grant(amina, { amount: { ...jvd('1'), assetCode: 'XYZ' } })).rejects.toThrow(
      'unknown_currency',
    );
    await expect(grant(amina, { amount: { ...jvd('1'), assetScale: 3 } })).rejects.toThrow('invalid_amount');
    await expect(grant(amina, { amount: jvd('0') })).rejects.toThrow('invalid_amount');
    await expect(grant(amina, { amount: jvd('-5') })).rejects.toThrow('invalid_amount');
    await expect(grant(amina, { from: grantsTill })).rejects.toThrow('insufficient_funds');
  });
});

describe('a kind of money', () => {
  it('that nobody declared, and an account of another domain, do not compile', () => {
    const undeclared = moneyKind({ kind: 'gifts.gift', category: 'gifts', words: playMoneyWords });
    const base = { key: 'k', to: 'a-recipient', amount: jvd('1') };
    const wrong = (work: Parameters<typeof bank.door.pay>[0]) => [
      // @ts-expect-error -- the wallet was not composed with it
      () => bank.door.pay(work, { ...base, kind: undeclared, from: grantsPurse }),
      // @ts-expect-error -- a name is no declaration
      () => bank.door.pay(work, { ...base, kind: 'grants.award', from: grantsPurse }),
      // @ts-expect-error -- the account is of another domain
      () => bank.door.pay(work, { ...base, kind: tradePrice, from: grantsPurse }),
      () => bank.door.pay(work, { ...base, kind: grantFee, from: grantsPurse }),
    ];
    expect(wrong).toBeTypeOf('function');
  });

  it.each([
    'Grants.award',
    'grants',
    'bank.clearing_in',
    'sandbox.deposit',
    'a_b.c',
    `grants.${'x'.repeat(40)}`,
  ])('is not called %s', (kind) => {
    const named = kind as `${string}.${string}`;
    expect(() => moneyKind({ kind: named, category: 'gifts', words: playMoneyWords })).toThrow('invariant');
  });
});
