import { testDatabase } from '@egcr/server-kit/testing/database';
import { testServices, type TestServices } from '@egcr/server-kit/testing/services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  contactOf,
  contactsOf,
  contactsOfOrganisations,
  countCode,
  dropContact,
  forgetCodes,
  keepCode,
  keepProof,
  keepReading,
  putContact,
  takeContactStep,
} from './contacts/contact-store.ts';
import {
  allLists,
  candidatesFor,
  countNames,
  currentLists,
  entriesOf,
  keepList,
} from './lists/list-store.ts';
import type { ListedEntry } from './lists/read-list.ts';
import { countHits, decideHitRow, hitsOf, keepHits, lockHit, type NewHit } from './screening/hit-store.ts';
import { keysOfNames } from './screening/name-keys.ts';

let services: TestServices;
let close: () => Promise<void>;
const idOf = (place: number) => `01990000-0000-7000-8000-0000000000${String(place).padStart(2, '0')}`;
const day = (count: number) => new Date(Date.UTC(2026, 2, count, 12));
const [OURS, OTHERS] = [idOf(91), idOf(92)];
const at = (count: number) => ({
  db: services.db,
  cipher: services.cipher,
  now: day(count),
  newId: () => crypto.randomUUID(),
});

beforeAll(async () => {
  const database = await testDatabase();
  services = testServices(database);
  close = () => database.close();
  for (const [id, organisation] of [
    [OURS, idOf(71)],
    [OTHERS, idOf(72)],
  ])
    await services.pool.query(
      `insert into verification.business (id, organisation_id, state, changed_at) values ($1, $2, 'not_started', now())`,
      [id, organisation],
    );
});
afterAll(() => close());

describe('lists of names', () => {
  const entry = (key: string, ...names: readonly string[]): ListedEntry => ({
    key,
    names: [...names],
    bornYear: null,
  });
  const keep = (entries: readonly ListedEntry[], more: Partial<Parameters<typeof keepList>[1]> = {}) =>
    services.unit((work) =>
      keepList(work, { source: 'ofac_sdn', entries, importedBy: null, isMore: false, ...more }),
    );
  const keysIn = async (id: string | undefined) =>
    (await entriesOf(services.db, id ?? '')).map(({ entry_key: key, names }) => `${key} ${names.join('/')}`);
  const standing = async () =>
    (await currentLists(services.db)).map(({ id, source, entries }) => [id, source, entries]);

  it('take the place of the one before of their source, or add to it under new keys and old', async () => {
    const first = await keep([entry('b', 'Boris'), entry('a', 'Anna', 'Ania')]);
    const other = await keep([entry('x', 'Xaver')], { source: 'follow_the_money' });
    expect(await standing()).toEqual([
      [other, 'follow_the_money', 1],
      [first, 'ofac_sdn', 2],
    ]);
    expect([await keysIn(first), await countNames(services.db, first ?? '')]).toEqual([
      ['a Anna/Ania', 'b Boris'],
      3,
    ]);
    const more = await keep([entry('b', 'Borys'), entry('c', 'Cem')], { isMore: true });
    expect([await keysIn(more), await keysIn(first)]).toEqual([['a Anna/Ania', 'b Borys', 'c Cem'], []]);
    const next = await keep([entry('d', 'Dina')]);
    expect([await keysIn(next), (await standing()).length]).toEqual([['d Dina'], 2]);
    expect(await countNames(services.db, idOf(50))).toBe(0);
  });

  it('that come in parts are used with the last of them; one that is begun meanwhile ends the parts before', async () => {
    const before = await standing();
    const part = await keep([entry('p', 'Petra')], { isPart: true });
    expect([
      await standing(),
      (await allLists(services.db)).map((row) => [row.source, row.is_current]),
    ]).toEqual([
      before,
      [
        ['follow_the_money', true],
        ['ofac_sdn', true],
        ['ofac_sdn', false],
      ],
    ]);
    const other = await keep([entry('q', 'Quentin')], { isPart: true });
    expect(await keep([entry('r', 'Rosa')], { goesOn: part })).toBeUndefined();
    const whole = await keep([entry('r', 'Rosa')], { goesOn: other });
    expect([whole, await keysIn(whole)]).toEqual([other, ['q Quentin', 'r Rosa']]);
    expect((await allLists(services.db)).map((row) => row.is_current)).toEqual([true, true]);
  });

  it('longer than what is written at once are whole', async () => {
    const many = await keep(Array.from({ length: 501 }, (_, count) => entry(`k${count}`, `Name ${count}`)));
    expect((await keysIn(many)).length).toBe(501);
  });

  it('name those who have a key in common with a name, those with the most first, so many of them', async () => {
    const list = await keep([entry('1', 'Maria'), entry('2', 'Maria Lopez'), entry('3', 'Pedro')]);
    const part = await keep([entry('4', 'Maria Lopez')], { source: 'sample', isPart: true });
    const keys = keysOfNames(['Maria Lopez']);
    const found = async (limit: number, besides: readonly string[] = []) =>
      (await candidatesFor(services.db, { keys, limit, besides })).map(({ entry_key: key }) => key);
    expect([await found(9), await found(1), await found(9, [list ?? ''])]).toEqual([['2', '1'], ['2'], []]);
    expect(part).toBeDefined();
    expect(await candidatesFor(services.db, { keys: [], limit: 9, besides: [] })).toEqual([]);
  });
});

describe('hits of a business', () => {
  const hit = (place: number, score: number, more: Partial<NewHit> = {}): NewHit => ({
    id: idOf(place),
    subject: 'Ann Lee',
    source: 'ofac_sdn',
    entry_key: `k${place}`,
    entry_names: 'Anne Lee',
    score,
    reasons: [],
    qualifier: null,
    ...more,
  });
  const rowOf = async (place: number) => {
    const row = await lockHit(services.db, { id: idOf(place), businessId: OURS });
    if (row === undefined) throw new Error('there is no such hit');
    return row;
  };
  const decide = async (place: number, event: 'confirm' | 'confirm_again' | 'clear', by: string) =>
    decideHitRow(at(5), await rowOf(place), { event, by, reason: `By ${by.slice(-2)}` });

  it('are kept once, the most alike first; what was decided about one stays', async () => {
    await keepHits(at(1), OURS, [hit(2, 0.9), hit(3, 0.95), hit(1, 0.9)]);
    await keepHits(at(1), OTHERS, [hit(4, 0.99)]);
    await keepHits(at(1), OURS, []);
    const shown = async () =>
      (await hitsOf(services.db, OURS)).map((row) => [Number(row.id.slice(-2)), row.state]);
    expect(await shown()).toEqual([
      [3, 'potential'],
      [1, 'potential'],
      [2, 'potential'],
    ]);
    expect(await countHits(services.db, OURS)).toEqual({ confirmed: 0, open: 3 });
    expect(await lockHit(services.db, { id: idOf(4), businessId: OURS })).toBeUndefined();
    await decide(1, 'clear', idOf(81));
    await decide(2, 'confirm', idOf(81));
    await keepHits(at(2), OURS, [
      hit(11, 0.9, { entry_key: 'k1' }),
      hit(12, 0.5, { entry_key: 'k1', entry_names: 'Other' }),
    ]);
    expect(await shown()).toEqual([
      [3, 'potential'],
      [1, 'cleared'],
      [2, 'confirmed_once'],
      [12, 'potential'],
    ]);
    expect(await countHits(services.db, OURS)).toEqual({ confirmed: 0, open: 3 });
  });

  it('name both people who confirm one, and the reason that was said last', async () => {
    await decide(2, 'confirm_again', idOf(82));
    const { rows } = await services.pool.query(
      'select state, first_by, second_by, reason, decided_at from verification.hit where id = any($1) order by id',
      [[idOf(1), idOf(2)]],
    );
    expect(rows).toEqual([
      { state: 'cleared', first_by: idOf(81), second_by: null, reason: 'By 81', decided_at: day(5) },
      { state: 'confirmed', first_by: idOf(81), second_by: idOf(82), reason: 'By 82', decided_at: day(5) },
    ]);
    expect(await countHits(services.db, OURS)).toEqual({ confirmed: 1, open: 2 });
    // Who confirmed first and clears it then is named once.
    await decide(3, 'confirm', idOf(81));
    await decide(3, 'clear', idOf(81));
    expect(await rowOf(3)).toMatchObject({ state: 'cleared', first_by: idOf(81) });
  });
});

describe('contacts of a business', () => {
  const put = (businessId: string, kind: 'domain' | 'phone', value: string) =>
    putContact(at(1), { businessId, kind, value, token: kind === 'domain' ? 'token' : null });
  const read = (kind: 'domain' | 'phone') => contactOf(at(1), OURS, kind);

  it('are a domain and a phone, each in the place of the one before', async () => {
    await put(OURS, 'phone', '+390101');
    await put(OURS, 'domain', 'old.example');
    await put(OURS, 'domain', 'new.example');
    await put(OTHERS, 'domain', 'other.example');
    expect((await contactsOf(at(1), OURS)).map(({ kind, value, state }) => [kind, value, state])).toEqual([
      ['domain', 'new.example', 'waiting'],
      ['phone', '+390101', 'waiting'],
    ]);
    const given = async (...organisations: readonly number[]) =>
      (await contactsOfOrganisations(at(1), organisations.map(idOf))).toSorted();
    expect([await given(71), await given(72), await given(), await given(73)]).toEqual([
      ['+390101', 'new.example'],
      ['other.example'],
      [],
      [],
    ]);
  });

  it('are looked at, proven, and end; codes and readings are those of their own kind', async () => {
    await keepCode(services.db, OURS, { hash: Buffer.from('code'), until: day(2), tries: 5 });
    await keepReading(services.db, OURS, day(1));
    expect(await read('phone')).toMatchObject({ tries_left: 5, code_until: day(2), reading_since: null });
    expect(await read('domain')).toMatchObject({ tries_left: 0, code_hash: null, reading_since: day(1) });
    const until = '2027-03-02';
    for (const kind of ['domain', 'phone'] as const) {
      const row = await read(kind);
      if (row) await keepProof(at(2), row, { how: kind === 'phone' ? 'sms' : 'dns', until });
    }
    const proven = {
      state: 'proven',
      proven_at: day(2),
      valid_until: until,
      reading_since: null,
      code_hash: null,
    };
    expect(await read('phone')).toMatchObject({ ...proven, how: 'sms' });
    expect(await read('domain')).toMatchObject({ ...proven, how: 'dns' });
    const step = async (kind: 'domain' | 'phone', event: 'remind' | 'expire') => {
      const row = await read(kind);
      if (row) await takeContactStep(services, row, event);
      const { state, valid_until: ends } = (await read(kind)) ?? {};
      return [state, ends];
    };
    expect([await step('phone', 'remind'), await step('phone', 'expire')]).toEqual([
      ['expiring', until],
      ['expired', null],
    ]);
    expect((await read('domain'))?.state).toBe('proven');
    expect((await contactOf(at(1), OTHERS, 'domain'))?.state).toBe('waiting');
    await keepCode(services.db, OURS, null);
    expect(await read('phone')).toMatchObject({ code_hash: null, code_until: null, tries_left: 0 });
    await dropContact(services.db, OURS, 'phone');
    expect([await read('phone'), (await read('domain'))?.kind]).toEqual([undefined, 'domain']);
  });

  it('count the codes of one business since an instant, and forget them', async () => {
    const count = (on: number, since: number, businessId = OURS) =>
      countCode(at(on), { businessId, since: day(since) });
    expect([
      await count(1, 0),
      await count(2, 0),
      await count(3, 1),
      await count(3, 3),
      await count(4, 0, OTHERS),
    ]).toEqual([1, 2, 2, 0, 1]);
    await forgetCodes(services.db, day(2));
    expect(await count(5, 0)).toBe(4);
  });
});
