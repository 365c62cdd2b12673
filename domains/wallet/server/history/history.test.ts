import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { jvd, openBank, type Bank } from '../testing/bank.ts';
import type { TestPerson } from '../testing/test-people.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

interface Item {
  readonly id: string;
  readonly amount: { readonly value: string };
  readonly category: string;
}

const activity = async (as: TestPerson, query: Record<string, string> = {}) =>
  (await bank.call('GET', `/api/v1/wallet/activity?${new URLSearchParams(query).toString()}`, { as })).body;

const values = async (as: TestPerson, query: Record<string, string> = {}) =>
  (await activity(as, query)).items.map((item: Item) => item.amount.value);

const pay = async (from: TestPerson, to: TestPerson, value: string, note?: string) => {
  const { body } = await bank.send(from, { to: { username: to.username }, amount: jvd(value), note });
  return String(body.id);
};

const label = (as: TestPerson, id: string, body: object) =>
  bank.call('PUT', `/api/v1/wallet/transfers/${id}/label`, { as, body });

describe('filters of the history', () => {
  it('choose by direction, kind, amount and currency', async () => {
    const [amina, bao] = [await bank.person('Amina', '1000'), await bank.person('Bao', '1000')];
    await pay(amina, bao, '10');
    await pay(bao, amina, '20');
    const dollars = { value: '7', assetCode: 'USD', assetScale: 2 };
    await bank.fund(amina, dollars);

    expect(await values(amina)).toEqual(['7', '20', '10', '1000']);
    expect(await values(amina, { direction: 'out' })).toEqual(['10']);
    expect(await values(amina, { kind: 'sandbox_deposit' })).toEqual(['7', '1000']);
    expect(await values(amina, { currency: 'USD' })).toEqual(['7']);
    expect(await values(amina, { currency: 'JVD', min: '10', max: '20' })).toEqual(['20', '10']);
  });

  it('choose by time: from an instant on, and before another', async () => {
    const [amina, bao] = [await bank.person('Amina', '1000'), await bank.person('Bao')];
    await pay(amina, bao, '10');
    bank.clock.advance(3600);
    const noon = bank.clock.now().toISOString();
    await pay(amina, bao, '20');
    expect(await values(amina, { from: noon })).toEqual(['20']);
    expect(await values(amina, { to: noon })).toEqual(['10', '1000']);
  });

  it('find names, notes and references, whatever their case and accents', async () => {
    const amina = await bank.person('Amina', '1000');
    const [bao, cleo] = [await bank.person('Báo'), await bank.person('Cleo')];
    await pay(amina, bao, '10', 'for the Boat');
    const id = await pay(amina, cleo, '20');
    const { items } = await activity(amina, { text: 'CLEO' });
    expect(items.map((item: Item) => item.id)).toEqual([id]);
    expect(await values(amina, { text: 'boat' })).toEqual(['10']);
    expect(await values(amina, { text: 'bao' })).toEqual(['10']);
    expect(await values(amina, { text: items[0].reference.replaceAll('-', '') })).toEqual(['20']);
    expect(await values(amina, { text: 'nobody' })).toEqual([]);
  });

  it('go on over pages without losing or repeating anything', async () => {
    const [amina, bao] = [await bank.person('Amina', '1000'), await bank.person('Bao')];
    for (const value of ['1', '2', '3', '4', '5']) await pay(amina, bao, value, `odd ${Number(value) % 2}`);
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: { items: Item[]; next: string | null } = await activity(amina, {
        text: 'odd 1',
        limit: '2',
        ...(after === '' ? {} : { after }),
      });
      seen.push(...page.items.map((item) => item.amount.value));
      after = page.next;
    }
    expect(seen).toEqual(['5', '3', '1']);
  });

  it('refuse what cannot be filtered by', async () => {
    const amina = await bank.person('Amina');
    const codes = async (query: string) =>
      (await bank.call('GET', `/api/v1/wallet/activity?${query}`, { as: amina })).body.errors[0];
    expect(await codes('min=5')).toEqual({ field: 'currency', code: 'needs_currency' });
    expect(await codes('currency=XXX')).toMatchObject({ field: 'currency', code: 'not_offered' });
    expect(await codes('from=yesterday')).toMatchObject({ field: 'from', code: 'instant_format' });
    expect(await codes('to=2026-13-01T00:00:00Z')).toMatchObject({ field: 'to', code: 'instant_format' });
    expect(await codes('currency=JVD&min=-1')).toMatchObject({ field: 'min', code: 'invalid_amount' });
    expect(await codes('after=x')).toMatchObject({ field: 'after', code: 'cursor_unknown' });
  });
});

describe('labels', () => {
  it('begin as a guess, and are what the person says from then on', async () => {
    const [amina, bao] = [await bank.person('Amina', '1000'), await bank.person('Bao')];
    const id = await pay(amina, bao, '10');
    const { items } = await activity(amina);
    expect(items.map((item: Item) => item.category)).toEqual(['sent', 'top_up']);
    expect((await label(amina, id, { category: 'gifts', private_note: ' birthday ' })).body).toEqual({
      category: 'gifts',
      private_note: 'birthday',
    });
    expect((await activity(amina, { category: 'gifts' })).items).toEqual([
      { ...items[0], category: 'gifts', is_guess: false, private_note: 'birthday' },
    ]);
    expect(await values(amina, { category: 'sent' })).toEqual([]);
    expect(await values(amina, { text: 'birthday' })).toEqual(['10']);
    await label(amina, id, { category: null, private_note: null });
    expect((await activity(amina)).items).toEqual(items);
  });

  it('are seen by nobody else, and set by nobody else', async () => {
    const [amina, bao, cleo] = [
      await bank.person('Amina', '1000'),
      await bank.person('Bao'),
      await bank.person('Cleo'),
    ];
    const id = await pay(amina, bao, '10');
    await label(amina, id, { category: 'bills', private_note: 'never again' });
    expect((await activity(bao)).items[0]).toMatchObject({ category: 'received', private_note: null });
    expect((await label(cleo, id, { category: 'home', private_note: null })).status).toBe(404);
    expect((await label(amina, 'nothing', { category: 'home', private_note: null })).status).toBe(404);
    expect((await label(amina, id, { category: 'yachts', private_note: null })).status).toBe(422);
    expect((await bank.call('GET', `/api/v1/wallet/activity/${id}`, { as: cleo })).status).toBe(404);
    expect((await bank.call('GET', `/api/v1/wallet/activity/${id}`, { as: bao })).body).toMatchObject({
      id,
      direction: 'in',
      private_note: null,
    });
  });
});

describe('the entries of an account', () => {
  it('tell the balance after each, back to the first', async () => {
    const [amina, bao] = [await bank.person('Amina', '1000'), await bank.person('Bao')];
    await pay(amina, bao, '10');
    await pay(amina, bao, '20');
    const wallet = await bank.call('GET', '/api/v1/wallet', { as: amina });
    const path = `/api/v1/wallet/accounts/${wallet.body.accounts[0].id}/entries`;
    const first = (await bank.call('GET', `${path}?limit=2`, { as: amina })).body;
    expect(
      first.items.map((item: { number: string; balance: { value: string } }) => [
        item.number,
        item.balance.value,
      ]),
    ).toEqual([
      ['3', '970'],
      ['2', '990'],
    ]);
    const rest = (await bank.call('GET', `${path}?after=${first.next}`, { as: amina })).body;
    expect(rest).toMatchObject({ items: [{ number: '1', balance: jvd('1000') }], next: null });
    expect((await bank.call('GET', path, { as: bao })).status).toBe(404);
    expect((await bank.call('GET', '/api/v1/wallet/accounts/x/entries', { as: bao })).status).toBe(404);
  });
});
