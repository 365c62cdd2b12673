import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { LOOKUPS_BY_NETWORK_MAX, LOOKUPS_BY_PERSON_MAX } from '../contract/limits.ts';
import { DROP_LOOKUPS } from './count-lookups.ts';
import { jvd, openBank, type Bank } from './testing/bank.ts';
import type { TestPerson } from './testing/test-people.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const DAY_S = 24 * 3600;
const lookUp = (as: TestPerson, to: string) =>
  bank.call('GET', `/api/v1/wallet/recipients?to=${encodeURIComponent(to)}`, { as });
const stranger = (at: number) => `stranger${at}@example.org`;
const codesOf = (answers: readonly { readonly body: { readonly code?: string } }[]) =>
  answers.map(({ body }) => body.code);

/** A person who has used up their budget of a day. */
async function curious(): Promise<TestPerson> {
  const eve = await bank.person('Eve', '10000');
  for (let at = 0; at < LOOKUPS_BY_PERSON_MAX; at += 1) await lookUp(eve, stranger(at));
  return eve;
}

describe('looking people up by e-mail address or phone number', () => {
  it('is counted by person and day, whether it finds anybody or not (attack M6)', async () => {
    const [eve, amina, bao] = [
      await bank.person('Eve'),
      await bank.person('Amina'),
      await bank.person('Bao'),
    ];
    expect((await lookUp(eve, amina.email)).status).toBe(200);
    for (let at = 1; at < LOOKUPS_BY_PERSON_MAX; at += 1)
      expect((await lookUp(eve, stranger(at))).body.code).toBe('recipient_unknown');
    const refused = [await lookUp(eve, bao.email), await lookUp(eve, 'nobody@example.org')];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [429, 'too_many_lookups'],
      [429, 'too_many_lookups'],
    ]);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await lookUp(eve, bao.phone)).body.code).toBe('too_many_lookups');
    expect((await lookUp(eve, bao.username)).status).toBe(200);
    expect((await lookUp(eve, amina.email)).status).toBe(200);
    bank.clock.advance(DAY_S);
    expect((await lookUp(eve, bao.email)).status).toBe(200);
  });

  it('is not to be had by paying, checking a name or keeping a payee instead (attack M6)', async () => {
    const [eve, bao] = [await curious(), await bank.person('Bao')];
    const post = (path: string, body: object) =>
      bank.call('POST', `/api/v1/wallet/${path}`, { as: eve, key: crypto.randomUUID(), body });
    const ways = async (email: string) =>
      codesOf([
        await bank.send(eve, { to: { email }, amount: jvd('1') }),
        await post('payees/check', { to: { email }, name: 'Bao Test' }),
        await post('payees', { to: { email }, label: 'Bao' }),
      ]);
    for (const email of [bao.email, 'nobody@example.org'])
      expect(await ways(email)).toEqual(Array.from({ length: 3 }, () => 'too_many_lookups'));
    expect(await bank.balance(bao)).toBe('0');
  });

  it('is counted where the payment itself is refused, with its key too (attack M6)', async () => {
    const [eve, bao] = [await bank.person('Eve'), await bank.person('Bao')];
    const payments = [];
    for (let at = 0; at <= LOOKUPS_BY_PERSON_MAX; at += 1)
      payments.push(await bank.send(eve, { to: { email: stranger(at) }, amount: jvd('1') }));
    expect(codesOf(payments).filter((code) => code === 'recipient_unknown')).toHaveLength(
      LOOKUPS_BY_PERSON_MAX,
    );
    expect(payments.at(-1)?.body.code).toBe('too_many_lookups');
    bank.clock.advance(DAY_S);
    const payees = [];
    for (let at = 0; at <= LOOKUPS_BY_PERSON_MAX; at += 1)
      payees.push(
        await bank.call('POST', '/api/v1/wallet/payees', {
          as: eve,
          key: crypto.randomUUID(),
          body: { to: { email: stranger(at) }, label: 'Someone' },
        }),
      );
    expect(payees.at(-1)?.body.code).toBe('too_many_lookups');
    expect((await lookUp(eve, bao.email)).body.code).toBe('too_many_lookups');
  });

  it('is counted for each of sixty at the same time (attack M6)', async () => {
    const eve = await bank.person('Eve');
    const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => lookUp(eve, stranger(at))));
    expect(codesOf(answers).filter((code) => code === 'recipient_unknown')).toHaveLength(
      LOOKUPS_BY_PERSON_MAX,
    );
    expect(codesOf(answers).filter((code) => code === 'too_many_lookups')).toHaveLength(
      60 - LOOKUPS_BY_PERSON_MAX,
    );
  });

  it('counts each way of writing that is another address, and the same address once', async () => {
    const eve = await bank.person('Eve');
    for (let at = 0; at < 40; at += 1)
      await lookUp(eve, at % 2 === 0 ? 'Someone@example.org' : 'someone@EXAMPLE.org');
    expect((await lookUp(eve, 'someone@example.org')).body.code).toBe('recipient_unknown');
    for (let at = 1; at < LOOKUPS_BY_PERSON_MAX; at += 1) await lookUp(eve, `some.one+${at}@example.org`);
    expect((await lookUp(eve, 'some.one@example.org')).body.code).toBe('too_many_lookups');
  });

  it('goes on for the first person from whom one has got money', async () => {
    const [bao, eve] = [await bank.person('Bao', '500'), await bank.person('Eve')];
    for (let at = 0; at < LOOKUPS_BY_PERSON_MAX; at += 1) await lookUp(eve, stranger(at));
    expect((await lookUp(eve, bao.email)).body.code).toBe('too_many_lookups');
    await bank.send(bao, { to: { username: eve.username }, amount: jvd('100') });
    expect((await lookUp(eve, bao.email)).status).toBe(200);
  });

  it('goes on for people one has dealt with or keeps as payees', async () => {
    const [bao, chi] = [await bank.person('Bao', '500'), await bank.person('Chi')];
    const eve = await curious();
    await bank.send(bao, { to: { username: eve.username }, amount: jvd('100') });
    expect((await lookUp(eve, bao.email)).status).toBe(200);
    const body = { to: { username: chi.username }, label: 'Chi' };
    await bank.call('POST', '/api/v1/wallet/payees', { as: eve, key: crypto.randomUUID(), body });
    expect((await bank.send(eve, { to: { phone: chi.phone }, amount: jvd('1') })).status).toBe(201);
  });

  it('of one’s own address is never counted, and never refused as too much', async () => {
    const eve = await curious();
    expect((await lookUp(eve, eve.email)).body.code).toBe('recipient_self');
    expect((await lookUp(eve, eve.phone)).body.code).toBe('recipient_self');
    expect((await lookUp(eve, 'nobody-of-that-name')).body.code).toBe('recipient_unknown');
  });

  it('may be tried again at midnight, and is forgotten when its day and the day after are over', async () => {
    const eve = await curious();
    const refused = await lookUp(eve, 'one-more@example.org');
    const now = bank.clock.now();
    const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
    const left = Number(refused.headers.get('retry-after'));
    expect(Math.abs(left - (midnight - now.getTime()) / 1000)).toBeLessThan(5);
    const kept = async () =>
      (
        await bank.database.pool.query<{ day: string }>(
          "select distinct day::text from wallet.lookup_day where counted like 'person%' order by day",
        )
      ).rows.map(({ day }) => day);
    const day = (ago: number) => new Date(now.getTime() - ago * DAY_S * 1000).toISOString().slice(0, 10);
    await bank.database.pool.query(
      "insert into wallet.lookup_day (counted, day, marks) values ('person x', $1, '{1}'), ('person x', $2, '{1}')",
      [day(1), day(2)],
    );
    await bank.services.unit(async (work) => bank.domain.jobs?.[DROP_LOOKUPS]?.(work, {}));
    expect(await kept()).toContain(day(1));
    expect(await kept()).not.toContain(day(2));
  });

  it('is counted by network too, and one person alone cannot use that up', async () => {
    bank.clock.advance(DAY_S);
    const eve = await curious();
    for (let at = 0; at < 50; at += 1) await lookUp(eve, `more${at}@example.org`);
    const day = bank.clock.now().toISOString().slice(0, 10);
    const { rows } = await bank.database.pool.query(
      "select counted, cardinality(marks) as count from wallet.lookup_day where day = $1 and counted like 'network%'",
      [day],
    );
    expect(rows).toEqual([{ counted: expect.stringContaining('127.0.0.1'), count: LOOKUPS_BY_PERSON_MAX }]);
    await bank.database.pool.query(
      "update wallet.lookup_day set marks = array(select generate_series(1, $2::int)) where day = $1 and counted like 'network%'",
      [day, LOOKUPS_BY_NETWORK_MAX],
    );
    expect((await lookUp(await bank.person('Mallory'), stranger(900))).body.code).toBe('too_many_lookups');
  });
});
