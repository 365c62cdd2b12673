import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { jvd, openBank, type Bank } from './testing/bank.ts';
import type { TestPerson } from './testing/test-people.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const transfersOf = async (as: TestPerson, query = '') =>
  (await bank.call('GET', `/api/v1/wallet/transfers${query}`, { as })).body;

describe('the wallet', () => {
  it('shows a new person JVD with nothing in it, under a stable id and an address', async () => {
    const amina = await bank.person('Amina');
    const first = await bank.call('GET', '/api/v1/wallet', { as: amina });
    expect(first.body).toEqual({
      accounts: [
        {
          id: expect.any(String),
          asset: 'JVD',
          balance: jvd('0'),
          available: jvd('0'),
          held: jvd('0'),
          pin_above: jvd('0'),
          opened_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          address: expect.stringMatching(/^egcr1[02-9ac-hj-np-z]{32}$/),
        },
      ],
      in_pots: [],
      frozen_at: null,
      held_until: null,
      sandbox: true,
    });
    expect((await bank.call('GET', '/api/v1/wallet', { as: amina })).body).toEqual(first.body);
  });

  it('shows JVD first, then the other currencies in their order', async () => {
    const amina = await bank.person('Amina', '100', 'USDC', 6);
    for (const assetCode of ['GBP', 'USD']) {
      const amount = { value: '5', assetCode, assetScale: 2 };
      await bank.fund(amina, amount);
    }
    const { body } = await bank.call('GET', '/api/v1/wallet', { as: amina });
    expect(body.accounts.map((account: { asset: string }) => account.asset)).toEqual([
      'JVD',
      'USD',
      'GBP',
      'USDC',
    ]);
  });

  it('shows what is held apart from what is available', async () => {
    const amina = await bank.person('Amina', '100');
    await bank.database.owner.query('update ledger.account set held = 30 where owner_id = $1', [
      amina.userId,
    ]);
    const { body } = await bank.call('GET', '/api/v1/wallet', { as: amina });
    expect(body.accounts[0]).toMatchObject({ balance: jvd('100'), held: jvd('30'), available: jvd('70') });
  });

  it.each(['', '/transfers', '/activity', '/transfers/x', '/recipients?to=x'])(
    'shows %s to nobody without a token, a profile and an open PIN window',
    async (path) => {
      const amina = await bank.person('Amina');
      const half = { ...amina, userId: '01900000-0000-7000-8000-000000000009' };
      const codes = [{}, { as: half }, { as: amina, pin: 'none' } as const].map(
        async (asked) => (await bank.call('GET', `/api/v1/wallet${path}`, asked)).body.code,
      );
      expect(await Promise.all(codes)).toEqual(['token_missing', 'profile_incomplete', 'pin_required']);
      expect((await bank.call('GET', `/api/v1/wallet${path}`, { as: amina, pin: 'stale' })).status).not.toBe(
        401,
      );
    },
  );
});

describe('history', () => {
  it('shows both parties the same transfer, each from their side, and nobody else', async () => {
    const [amina, bao, cleo] = [
      await bank.person('Amina', '100'),
      await bank.person('Bao'),
      await bank.person('Cleo'),
    ];
    const { body: sent } = await bank.send(amina, {
      to: { username: bao.username },
      amount: jvd('9'),
      note: 'hi',
    });

    const [out, into, none] = [await transfersOf(amina), await transfersOf(bao), await transfersOf(cleo)];
    expect(out).toEqual({ items: [{ ...sent, direction: 'out' }], next: null });
    expect(into).toEqual({ items: [{ ...sent, direction: 'in' }], next: null });
    expect(none).toEqual({ items: [], next: null });

    const path = `/api/v1/wallet/transfers/${sent.id}`;
    expect((await bank.call('GET', path, { as: bao })).body).toEqual({ ...sent, direction: 'in' });
    expect((await bank.call('GET', path, { as: cleo })).body.code).toBe('not_found');
    for (const id of ['01900000-0000-7000-8000-000000000009', 'x', "'"]) {
      const missing = await bank.call('GET', `/api/v1/wallet/transfers/${id}`, { as: amina });
      expect([missing.status, missing.body.code]).toEqual([404, 'not_found']);
    }
    const unreadable = await bank.call('GET', '/api/v1/wallet/transfers/%00', { as: amina });
    expect([unreadable.status, unreadable.body.code]).toEqual([422, 'validation_failed']);
  });

  it('keeps a transfer readable when the other person is gone', async () => {
    const [amina, bao] = [await bank.person('Amina', '100'), await bank.person('Bao')];
    await bank.send(amina, { to: { username: bao.username }, amount: jvd('9') });
    bank.people.remove(bao.userId);
    const { items } = await transfersOf(amina);
    expect(items[0].to).toEqual({ user_id: bao.userId, username: '', name: '' });
  });

  it('pages newest first over several currencies without loss or repeat, while more money moves', async () => {
    const [amina, bao] = [await bank.person('Amina', '1000'), await bank.person('Bao', '1000', 'USD')];
    const sent: string[] = [];
    for (let at = 0; at < 13; at += 1) {
      const [from, to] = at % 3 === 0 ? [bao, amina] : [amina, bao];
      const amount = at % 3 === 0 ? { value: '1', assetCode: 'USD', assetScale: 2 } : jvd('1');
      sent.unshift((await bank.send(from, { to: { username: to.username }, amount })).body.id);
    }
    const seen: string[] = [];
    let after = '';
    for (let page = 0; page < 10; page += 1) {
      const { items, next } = await transfersOf(amina, `?limit=4${after}`);
      seen.push(...items.map((item: { id: string }) => item.id));
      if (next === null) break;
      after = `&after=${encodeURIComponent(next)}`;
      await bank.send(amina, { to: { username: bao.username }, amount: jvd('1') });
    }
    expect(new Set(seen)).toEqual(new Set(sent));
    expect(seen).toHaveLength(13);
    const times: string[] = (await transfersOf(amina, '?limit=100')).items.map(
      (item: { created_at: string }) => item.created_at,
    );
    expect(times.every((time, at) => at === 0 || time <= (times[at - 1] ?? ''))).toBe(true);
  });

  it.each(['nonsense', 'h1', 'h1.-1', `h1.${'z'.repeat(13)}`, 'h1.1;drop'])(
    'refuses the cursor %j',
    async (after) => {
      const amina = await bank.person('Amina', '1');
      const { status, body } = await bank.call(
        'GET',
        `/api/v1/wallet/transfers?after=${encodeURIComponent(after)}`,
        {
          as: amina,
        },
      );
      expect([status, body.errors]).toEqual([422, [{ field: 'after', code: 'cursor_unknown' }]]);
    },
  );

  it.each(['0', '101', '-1', 'x'])('refuses the page size %j', async (limit) => {
    const amina = await bank.person('Amina');
    expect((await bank.call('GET', `/api/v1/wallet/transfers?limit=${limit}`, { as: amina })).status).toBe(
      422,
    );
  });

  it('ends with a page that holds the last transfer', async () => {
    const [amina, bao] = [await bank.person('Amina', '100'), await bank.person('Bao')];
    for (const value of ['1', '2'])
      await bank.send(amina, { to: { username: bao.username }, amount: jvd(value) });
    const pages = await Promise.all([1, 2, 3].map((limit) => transfersOf(amina, `?limit=${limit}`)));
    expect(pages.map(({ items, next }) => [items.length, next === null])).toEqual([
      [1, false],
      [2, true],
      [2, true],
    ]);
  });

  it('shows no transfer of play money, or into a pot, as one between people', async () => {
    const amina = await bank.person('Amina', '100');
    const post = (path: string, body: object) =>
      bank.call('POST', `/api/v1/wallet/pots${path}`, { as: amina, key: crypto.randomUUID(), body });
    const { body: pot } = await post('', { name: 'Trip', asset: 'JVD' });
    await post(`/${pot.id}/move`, { direction: 'in', amount: jvd('60') });
    const { items } = (await bank.call('GET', '/api/v1/wallet/activity', { as: amina })).body;
    expect(items).toHaveLength(2);
    for (const { id } of items) {
      const read = await bank.call('GET', `/api/v1/wallet/transfers/${id}`, { as: amina });
      expect([read.status, read.body.code]).toEqual([404, 'not_found']);
    }
  });

  it('lists play money among all activity, and not among transfers between people', async () => {
    const [amina, bao] = [await bank.person('Amina', '100'), await bank.person('Bao')];
    const { body: sent } = await bank.send(amina, { to: { username: bao.username }, amount: jvd('9') });
    const { body } = await bank.call('GET', '/api/v1/wallet/activity', { as: amina });
    expect(body.items).toMatchObject([
      { id: sent.id, kind: 'transfer', direction: 'out', counterpart: { user_id: bao.userId } },
      { kind: 'sandbox_deposit', direction: 'in', amount: jvd('100'), counterpart: null },
    ]);
    expect((await transfersOf(amina)).items).toHaveLength(1);
  });
});

describe('the check before sending', () => {
  it('shows who would get the money, and no more of them than their name', async () => {
    const [amina, bao] = [await bank.person('Amina'), await bank.person('Bao')];
    for (const to of [bao.username, `@${bao.username}`, bao.email, bao.phone]) {
      const { status, body } = await bank.call(
        'GET',
        `/api/v1/wallet/recipients?to=${encodeURIComponent(to)}`,
        {
          as: amina,
        },
      );
      expect([status, body]).toEqual([
        200,
        { user_id: bao.userId, username: bao.username, name: 'Bao Test', is_first_payment: true },
      ]);
    }
  });

  it.each([
    ['someone-unknown', 404, 'recipient_unknown'],
    ['+1', 404, 'recipient_unknown'],
    ['', 422, 'validation_failed'],
    ['%00', 422, 'validation_failed'],
  ])('answers %j with %i %s', async (to, status, code) => {
    const amina = await bank.person('Amina');
    const answer = await bank.call('GET', `/api/v1/wallet/recipients?to=${to.replace('+', '%2B')}`, {
      as: amina,
    });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('tells people that they have found themselves', async () => {
    const amina = await bank.person('Amina');
    const answer = await bank.call('GET', `/api/v1/wallet/recipients?to=${amina.username}`, { as: amina });
    expect([answer.status, answer.body.code]).toEqual([422, 'recipient_self']);
  });
});
