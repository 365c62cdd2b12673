import { TEST_PIN, type TestPerson } from '@egcr/wallet/testing';
import { describe, expect, it } from 'vitest';

import { serveBankDesk } from '../testing/bank-desk.ts';

const { bank, desk } = await serveBankDesk();

const DAY_S = 86_400;
const staff = () => ({ as: desk.clerk, role: 'super_admin' });
const listOf = async (as: TestPerson, query = '') =>
  (await bank.call('GET', `/api/v1/wallet/withdrawals${query}`, { as })).body;
const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);
const toldTo = async ({ userId }: TestPerson) =>
  (
    await bank.database.owner.query(
      `select payload->>'kind' as kind, payload->'params' as params from platform.event
       where topic = 'notification.asked' and payload->>'user_id' = $1 order by id`,
      [userId],
    )
  ).rows;

describe('a withdrawal of which the bank says nothing', () => {
  it('is overdue once five days have passed, the oldest first, until the bank tells of it', async () => {
    const overdue = async () =>
      (await bank.call('GET', '/api/v1/admin/wallet/bank-batches', staff())).body.overdue;
    const amina = await desk.customer();
    const first = await desk.sent(amina, '1000');
    bank.clock.advance(3600);
    const second = await desk.sent(amina, '2000');
    bank.clock.advance(5 * DAY_S - 3600 - 60);
    expect(await overdue()).toEqual([]);
    bank.clock.advance(61);
    expect(await overdue()).toMatchObject([
      { reference: first.references[0], batch_id: first.id, amount: { value: '1000', assetCode: 'USD' } },
    ]);
    bank.clock.advance(3600);
    expect((await overdue()).map(({ reference }: { reference: string }) => reference)).toEqual([
      ...first.references,
      ...second.references,
    ]);
    await desk.take([{ amount: '10.00', endToEnd: first.references[0] ?? '' }]);
    expect((await overdue()).map(({ reference }: { reference: string }) => reference)).toEqual(
      second.references,
    );
    await desk.take([{ amount: '20.00', endToEnd: second.references[0] ?? '' }]);
    expect(await overdue()).toEqual([]);
    await desk.provesItself();
  });
});

describe('the list of withdrawals', () => {
  it('has the newest first, page by page, and apart what is on its way and what has ended', async () => {
    const amina = await desk.customer();
    await desk.sent(amina, '100', '200');
    const [paid, sent] = (await listOf(amina.person)).items.toReversed();
    await desk.take([{ amount: '1.00', endToEnd: paid.reference }]);
    const ask = async (value: string) =>
      (
        await bank.call('POST', '/api/v1/wallet/withdrawals', {
          as: amina.person,
          key: crypto.randomUUID(),
          body: {
            payout_account: amina.account,
            amount: { value, assetCode: 'USD', assetScale: 2 },
            pin: TEST_PIN,
          },
        })
      ).body;
    const [waiting, cancelled] = [await ask('300'), await ask('400')];
    await bank.call('POST', `/api/v1/wallet/withdrawals/${cancelled.id}/cancel`, { as: amina.person });
    const all = [cancelled.id, waiting.id, sent.id, paid.id];
    expect(idsOf((await listOf(amina.person)).items)).toEqual(all);
    expect(idsOf((await listOf(amina.person, '?state=open')).items)).toEqual([waiting.id, sent.id]);
    expect(idsOf((await listOf(amina.person, '?state=ended')).items)).toEqual([cancelled.id, paid.id]);
    const page = await listOf(amina.person, '?limit=3');
    const rest = await listOf(amina.person, `?limit=3&after=${page.next}`);
    expect([...idsOf(page.items), ...idsOf(rest.items), rest.next]).toEqual([...all, null]);
    expect((await listOf((await desk.customer()).person)).items).toEqual([]);
    await desk.asStaff('bank-batches', { asset: 'USD' });
    await desk.take([
      { amount: '2.00', endToEnd: sent.reference },
      { amount: '3.00', endToEnd: waiting.reference },
    ]);
    const said = (await toldTo(amina.person)).filter(({ kind }) => kind.startsWith('wallet.withdrawal'));
    expect(said.map(({ kind, params }) => [kind, params.value])).toEqual([
      ['wallet.withdrawal_paid', '100'],
      ['wallet.withdrawal_paid', '200'],
      ['wallet.withdrawal_paid', '300'],
    ]);
  });
});

describe('the bank accounts of a person', () => {
  const saving = (as: TestPerson, holder: string) =>
    bank.call('POST', '/api/v1/wallet/payout-accounts', {
      as,
      body: { scheme: 'iban', holder, account: 'DE89 3704 0044 0532 0130 00', bank: '', pin: TEST_PIN },
    });

  it('are twenty at most, each once, and one that is removed leaves its place; the owner is told of both', async () => {
    const person = await bank.person('Bao');
    const saved: string[] = [];
    for (let count = 1; count <= 20; count += 1) saved.push((await saving(person, `Bao ${count}`)).body.id);
    expect(new Set(saved).size).toBe(20);
    const refused = await saving(person, 'Bao 21');
    expect([refused.status, refused.body.code]).toEqual([403, 'payout_limit_reached']);
    // The same one again is the one that is there, also where no other has room.
    expect((await saving(person, 'Bao 7')).body.id).toBe(saved[6]);
    const path = `/api/v1/wallet/payout-accounts/${saved[0]}`;
    expect((await bank.call('DELETE', path, { as: desk.other })).status).toBe(404);
    expect((await bank.call('DELETE', path, { as: person })).status).toBe(204);
    expect((await bank.call('DELETE', path, { as: person })).status).toBe(404);
    const { body } = await bank.call('GET', '/api/v1/wallet/payout-accounts', { as: person });
    expect(idsOf(body.items)).toEqual(saved.slice(1));
    expect((await saving(person, 'Bao 21')).status).toBe(201);
    const said = (await toldTo(person)).map(({ kind, params }) => [kind, params.ending]);
    expect(said).toEqual([
      ...Array.from({ length: 20 }, () => ['wallet.payout_account_added', '3000']),
      ['wallet.payout_account_removed', '3000'],
      ['wallet.payout_account_added', '3000'],
    ]);
  });
});

describe('accounts at other banks', () => {
  const csv = (...rows: readonly string[]) => ['date;amount;currency;text', ...rows, ''].join('\n');
  const take = (as: TestPerson, name: string, content: string, preview = false) =>
    bank.call('POST', '/api/v1/wallet/imports', {
      as,
      key: crypto.randomUUID(),
      body: { name, content, preview },
    });

  it('are twenty at most, by their names, and an account that is there takes more', async () => {
    const person = await bank.person('Cy');
    const row = csv('2026-11-20;1.00;EUR;Rent');
    for (let count = 20; count >= 1; count -= 1)
      expect((await take(person, `Bank ${String(count).padStart(2, '0')}`, row)).status).toBeLessThan(300);
    for (const isPreview of [true, false]) {
      const { status, body } = await take(person, 'Bank 21', row, isPreview);
      expect([status, body.code]).toEqual([403, 'import_limit_reached']);
    }
    const more = csv('2026-11-20;1.00;EUR;Rent', '2026-11-21;2.00;EUR;Food');
    expect((await take(person, 'Bank 03', more, true)).body).toMatchObject({ added: 1, duplicates: 1 });
    expect((await take(person, 'Bank 03', more)).body).toMatchObject({ added: 1, account: { entries: 2 } });
    const { items } = (await bank.call('GET', '/api/v1/wallet/imports', { as: person })).body;
    expect(items.map(({ name }: { name: string }) => name)).toEqual(
      Array.from({ length: 20 }, (_, at) => `Bank ${String(at + 1).padStart(2, '0')}`),
    );
    const { id } = items[2];
    const read = (after: string) =>
      bank.call('GET', `/api/v1/wallet/imports/${id}/entries?limit=1${after}`, { as: person });
    const [first, second] = [(await read('')).body, (await read('&after=1')).body];
    expect([first.items[0].text, first.next, second.items[0].text, second.next]).toEqual([
      'Food',
      '1',
      'Rent',
      null,
    ]);
    for (const after of ['-1', '1.5', 'x', '1000000001'])
      expect([after, (await read(`&after=${after}`)).status]).toEqual([after, 422]);
    expect((await read('&after=1000000000')).body.items).toEqual([]);
  });
});
