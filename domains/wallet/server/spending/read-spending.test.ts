import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { SPENDING_MONTHS } from '../../contract/limits.ts';
import { jvd, openBank, type Bank } from '../testing/bank.ts';
import type { TestPerson } from '../testing/test-people.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const PATH = '/api/v1/wallet/spending?currency=JVD';
const read = (as: TestPerson, more = '') => bank.call('GET', `${PATH}${more}`, { as });
const thisMonth = async (as: TestPerson) => (await read(as)).body.months.at(-1);
const sendTo = (from: TestPerson, to: TestPerson, value: string) =>
  bank.send(from, { to: { username: to.username }, amount: jvd(value) });

describe('spending', () => {
  it('tells what came and went in the month, and for what', async () => {
    const [amina, bao] = [await bank.person('Amina', '1000'), await bank.person('Bao', '1000')];
    const rent = await sendTo(amina, bao, '300');
    await sendTo(amina, bao, '40');
    await sendTo(bao, amina, '5');
    await bank.call('PUT', `/api/v1/wallet/transfers/${rent.body.id}/label`, {
      as: amina,
      body: { category: 'home', private_note: null },
    });
    expect(await thisMonth(amina)).toEqual({
      month: bank.clock.now().toISOString().slice(0, 7),
      came: jvd('1005'),
      went: jvd('340'),
      spent: [
        { category: 'home', amount: jvd('300') },
        { category: 'sent', amount: jvd('40') },
      ],
    });
    // The category is Amina's alone.
    expect((await thisMonth(bao)).came).toEqual(jvd('1340'));
  });

  it('adds up what is guessed and what is said to be of one category', async () => {
    const [amina, bao] = [await bank.person('Amina', '1000'), await bank.person('Bao')];
    await sendTo(amina, bao, '40');
    const said = await sendTo(amina, bao, '2');
    await bank.call('PUT', `/api/v1/wallet/transfers/${said.body.id}/label`, {
      as: amina,
      body: { category: 'sent', private_note: null },
    });
    expect((await thisMonth(amina)).spent).toEqual([{ category: 'sent', amount: jvd('42') }]);
  });

  it('never counts what moves between own pots', async () => {
    const amina = await bank.person('Amina', '1000');
    const pot = await bank.call('POST', '/api/v1/wallet/pots', {
      as: amina,
      key: 'pot',
      body: { name: 'Boat', asset: 'JVD' },
    });
    for (const [direction, value] of [
      ['in', '700'],
      ['out', '200'],
    ] as const)
      await bank.call('POST', `/api/v1/wallet/pots/${pot.body.id}/move`, {
        as: amina,
        key: direction,
        body: { direction, amount: jvd(value) },
      });
    expect(await thisMonth(amina)).toMatchObject({ came: jvd('1000'), went: jvd('0'), spent: [] });
  });

  it('has six months, the oldest first, also for a person who has nothing', async () => {
    const { status, body } = await read(await bank.person('Amina'));
    expect(status).toBe(200);
    expect(body.is_whole).toBe(true);
    const months: string[] = body.months.map(({ month }: { month: string }) => month);
    expect(months).toHaveLength(SPENDING_MONTHS);
    expect(months.toSorted()).toEqual(months);
    const nothing = body.months.every(
      ({ came, went }: { came: unknown; went: unknown }) =>
        JSON.stringify([came, went]) === JSON.stringify([jvd('0'), jvd('0')]),
    );
    expect(nothing).toBe(true);
  });

  it('begins months by the clocks of the zone asked for, and refuses one that has no clocks', async () => {
    const amina = await bank.person('Amina', '10');
    expect((await read(amina, '&zone=Pacific/Kiritimati')).status).toBe(200);
    for (const zone of ['Mars/Olympus', '%2B02:00', 'x'.repeat(500), "UTC'--"])
      expect((await read(amina, `&zone=${zone}`)).status).toBe(422);
    expect((await bank.call('GET', '/api/v1/wallet/spending?currency=XXX', { as: amina })).status).toBe(422);
    expect((await bank.call('GET', '/api/v1/wallet/spending', { as: amina })).status).toBe(422);
    expect((await bank.call('GET', PATH)).status).toBe(401);
  });
});
