import { notificationAsked } from '@egcr/notifications/contract';
import { waitingMessages } from '@egcr/server-kit/testing/waiting-messages';
import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openGrantsBank, type GrantsBank } from '../testing/grants-bank.ts';

const HOUR_S = 3600;
let bank: GrantsBank;
beforeAll(async () => {
  bank = await openGrantsBank();
  bank.clock.advance(HOUR_S);
});
afterAll(() => bank.close());

const add = (as: TestPerson, search: object, pace: 'at_once' | 'daily' = 'at_once') =>
  bank.call('POST', '/api/v1/grants/alerts', { as, key: crypto.randomUUID(), body: { search, pace } });
const list = async (as: TestPerson) => (await bank.call('GET', '/api/v1/grants/alerts', { as })).body.items;
const look = () => bank.runJob('grants.tell_alerts', {});
const later = (seconds: number) => bank.clock.advance(seconds);

/** A programme opens at this moment. */
const opens = (slug: string) =>
  bank.database.owner.query('update grants.programme set opens_at = $2, closes_at = null where slug = $1', [
    slug,
    bank.clock.now(),
  ]);

async function toldTo({ userId }: TestPerson) {
  const { rows } = await bank.database.owner.query(
    `select payload->>'kind' as kind, payload->'params' as params from platform.event
     where topic = $1 and payload->>'user_id' = $2 order by id`,
    [notificationAsked.topic, userId],
  );
  return rows;
}

describe('an alert of a search for grants [SYS-03]', () => {
  it('tells of what opens from then on, each once, whichever alerts find it', async () => {
    const ann = await bank.person('Ann');
    const { status, body } = await add(ann, { sector: 'energy', words: ' energy ' });
    expect([status, body]).toMatchObject([
      201,
      { search: { sector: 'energy', words: 'energy' }, pace: 'at_once', is_on: true, told_at: null },
    ]);
    await add(ann, { kind: 'fund' });
    later(60);
    await look();
    // The fund of energy is open for an hour: it is not new.
    expect(await toldTo(ann)).toEqual([]);
    await opens('energy');
    await opens('personal');
    later(HOUR_S);
    await look();
    await look();
    later(HOUR_S);
    await look();
    expect(await toldTo(ann)).toMatchObject([
      { kind: 'grants.programme_found', params: { programme: 'Energy fund' } },
    ]);
  });

  it('tells once a day where the person chose so, of all at once', async () => {
    const ann = await bank.person('Ann');
    await add(ann, { kind: 'fund' }, 'daily');
    later(60);
    await opens('health');
    await opens('housing');
    later(HOUR_S);
    await look();
    expect(await toldTo(ann)).toEqual([]);
    later(24 * HOUR_S);
    await Promise.all([look(), look(), look()]);
    expect(await toldTo(ann)).toMatchObject([{ kind: 'grants.programmes_found', params: { count: '2' } }]);
  });

  it('is turned off and removed by its owner alone, is there once for a search, and goes with the account', async () => {
    const [ann, eve] = [await bank.person('Ann'), await bank.person('Eve')];
    const twins = await Promise.all([1, 2, 3].map(() => add(ann, { words: 'owl', kind: 'grant' })));
    expect(twins.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
    expect((await add(ann, { kind: 'grant', words: '  owl ' })).body.code).toBe('alert_exists');
    for (const search of [
      {},
      { words: ' ' },
      { words: '!!! …' },
      { words: 'x'.repeat(201) },
      { kind: 'loan' },
      { status: 'open' },
    ])
      expect((await add(ann, search)).status).toBe(422);
    for (const words of ['a\u0000', 'a\uD800', "' | ! a:*"])
      expect([201, 422]).toContain((await add(eve, { words })).status);
    const [own] = await list(ann);
    const path = `/api/v1/grants/alerts/${own.id}`;
    const off = { pace: 'daily', is_on: false };
    expect((await bank.call('PUT', path, { as: eve, body: off })).status).toBe(404);
    expect((await bank.call('DELETE', path, { as: eve })).status).toBe(404);
    expect((await bank.call('PUT', path, { as: ann, body: off })).body).toMatchObject(off);
    later(25 * HOUR_S);
    await look();
    await bank.forget(ann);
    expect(await list(ann)).toEqual([]);
  });

  it('ends by the link of its mail, and by no link that was guessed', async () => {
    const ann = await bank.person('Ann');
    await add(ann, { sector: 'agriculture-food' });
    later(60);
    await opens('agriculture-food');
    later(HOUR_S);
    await look();
    const token = await linkTo(ann);
    const turn = (link: string, is_on: boolean) =>
      bank.call('PUT', `/api/v1/grant-alert-links/${link}`, { body: { is_on } });
    expect((await turn(`${token.slice(0, -4)}AAAA`, false)).status).toBe(404);
    expect((await turn(token, false)).body).toMatchObject({
      search: { sector: 'agriculture-food' },
      is_on: false,
    });
    expect(await list(ann)).toMatchObject([{ is_on: false }]);
    expect((await turn(token, true)).body.is_on).toBe(true);
  });
});

/** What stands in the link of the last mail to a person. */
async function linkTo({ userId }: TestPerson): Promise<string> {
  const mails = await waitingMessages(bank.services);
  const [last] = mails.filter(({ to }) => to === `${userId}@example.org`);
  return last?.unsubscribe?.split('/').at(-1) ?? '';
}
