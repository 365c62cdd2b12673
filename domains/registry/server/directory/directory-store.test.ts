import { testDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { keepPublicProfile, publicProfileOf } from '../enquiries/profile-store.ts';
import { registryRecords } from '../records.ts';
import {
  businessesOf,
  capitalOf,
  filingsOf,
  formerOfficersOf,
  listBusinessRows,
  officersOf,
  type DirectoryFilter,
} from './directory-store.ts';
import { openDirectory } from './open-directory.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
const idOf = (place: number) => `01990000-0000-7000-8000-0000000000${String(place).padStart(2, '0')}`;
const numberOf = (place: number) => `JVRIT${String(place).padStart(7, '0')}X`;
const at = (day: number) => new Date(Date.UTC(2026, 2, day, 12));
const insert = (table: string, row: Readonly<Record<string, unknown>>) =>
  database.owner.query(
    `insert into registry.${table} (${Object.keys(row).join(', ')}) values (${Object.keys(row)
      .map((_, column) => `$${column + 1}`)
      .join(', ')})`,
    Object.values(row),
  );
const business = (place: number, more: Readonly<Record<string, unknown>> = {}) =>
  insert('business', {
    id: idOf(place),
    number: numberOf(place),
    organisation_id: idOf(place + 50),
    slug: `business-${place}`,
    name: `Business ${9 - place}`,
    type: 'private_company',
    jurisdiction: 'IT',
    status: 'active',
    street: 'Via Roma 1',
    town: 'Lecce',
    postcode: '73100',
    activities: ['C'],
    registered_at: at(place),
    search_words: `'word${place}':1A`,
    ...more,
  });

beforeAll(async () => {
  database = await testDatabase();
  await business(2, { activities: ['A', 'J'] });
  await business(1, { jurisdiction: 'FR', organisation_id: null });
  await business(4, { is_sample: true });
  await business(3, { street: '' });
  for (const [place, level, until] of [
    [1, 2, '2026-06-01'],
    [2, 1, '2026-06-01'],
    [3, 3, '2026-05-31'],
  ] as const)
    await insert('standing', { business_id: idOf(place), verified_level: level, verified_until: until });
});
afterAll(() => database.close());

const places = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => Number(id.slice(-2)));
const everything: DirectoryFilter = {
  tsquery: undefined,
  activity: undefined,
  jurisdiction: undefined,
  hidesSamples: false,
  level: 0,
  today: '2026-06-01',
};

describe('the directory', () => {
  it.each<[string, Partial<DirectoryFilter>, readonly number[]]>([
    ['all', {}, [4, 3, 2, 1]],
    ['without samples', { hidesSamples: true }, [3, 2, 1]],
    ['by words', { tsquery: "'word2'" }, [2]],
    ['by one of its activities', { activity: 'J' }, [2]],
    ['by country', { jurisdiction: 'FR' }, [1]],
    ['verified at least so far, today', { level: 1 }, [2, 1]],
    ['verified further', { level: 2 }, [1]],
    ['the day before a level ends', { level: 3, today: '2026-05-31' }, [3]],
  ])('has the latest first: %s', async (_, filter, expected) => {
    const rows = await listBusinessRows(database.db, {
      ...everything,
      ...filter,
      after: undefined,
      limit: 20,
    });
    expect(places(rows)).toEqual(expected);
  });

  it('says how far each is verified, and goes on page by page', async () => {
    const page = (after: string | undefined) =>
      listBusinessRows(database.db, { ...everything, after, limit: 3 });
    expect((await page(undefined)).map(({ level }) => level)).toEqual([0, 0, 1]);
    expect((await page(idOf(2))).map(({ level }) => level)).toEqual([2]);
  });

  it('is read by its place too, for programs that ask by page numbers, and by a number of the register', async () => {
    const page = async (limit: number, offset: number, number?: string) => {
      const { items, total } = await openDirectory.list(database.db, { number, limit, offset });
      return [places(items), total];
    };
    expect(await page(3, 0)).toEqual([[4, 3, 2], 4]);
    expect(await page(3, 3)).toEqual([[1], 4]);
    expect(await page(3, 0, numberOf(2))).toEqual([[2], 1]);
    expect(await page(3, 0, 'none')).toEqual([[], 0]);
  });

  it('tells of one business what everyone may know, and of none nothing', async () => {
    expect(await openDirectory.find(database.db, idOf(1))).toEqual({
      id: idOf(1),
      name: 'Business 8',
      number: numberOf(1),
      slug: 'business-1',
      street: 'Via Roma 1',
      town: 'Lecce',
      postcode: '73100',
      country: 'FR',
      isSample: false,
    });
    expect(await openDirectory.find(database.db, idOf(40))).toBeUndefined();
  });

  it('lists grants where the team says so, and jobs of those for whom a team acts', async () => {
    const listing = (slug: string) => openDirectory.listing(database.db, slug);
    expect(await listing('business-2')).toEqual({ organisationId: idOf(52), showsGrants: false });
    await keepPublicProfile(database.db, { businessId: idOf(2), takes_messages: false, shows_grants: true });
    expect(await listing('business-2')).toEqual({ organisationId: idOf(52), showsGrants: true });
    expect([await listing('business-1'), await listing('nowhere')]).toEqual([undefined, undefined]);
    expect(await publicProfileOf(database.db, idOf(2))).toEqual({
      takes_messages: false,
      shows_grants: true,
    });
    expect(await publicProfileOf(database.db, idOf(3))).toEqual({
      takes_messages: true,
      shows_grants: false,
    });
  });
});

describe('what other domains know of a business', () => {
  it('are those of some organisations by name, each with whether it has an address', async () => {
    expect(places(await businessesOf(database.db, [idOf(52), idOf(53), idOf(99)]))).toEqual([3, 2]);
    const known = await registryRecords.ofOrganisations(database.db, [idOf(52), idOf(53), idOf(54)]);
    expect(known.map(({ name, hasAddress, isSample }) => [name, hasAddress, isSample])).toEqual([
      ['Business 5', true, true],
      ['Business 6', false, false],
      ['Business 7', true, false],
    ]);
    // Where nobody acts for it, it is none that others deal with.
    expect(await registryRecords.find(database.db, idOf(1))).toBeUndefined();
    expect((await registryRecords.find(database.db, idOf(2)))?.number).toBe(numberOf(2));
  });

  it('are its officers in the order of their appointment, and those who left, the last first', async () => {
    const officer = (place: number, name: string, more: Readonly<Record<string, unknown>>) =>
      insert('officer', {
        id: idOf(place),
        business_id: idOf(2),
        role: 'director',
        name,
        born_month: '1970-01',
        appointed_at: at(place),
        ...more,
      });
    await officer(13, 'Third', { confirmed_at: at(20), role: 'secretary' });
    await officer(11, 'First', {});
    await officer(12, 'Gone', { resigned_at: at(15) });
    await officer(10, 'Gone later', { resigned_at: at(16) });
    await officer(14, 'Of another', { business_id: idOf(3) });
    expect(
      (await officersOf(database.db, idOf(2))).map((row) => [row.name, row.role, row.is_confirmed]),
    ).toEqual([
      ['First', 'director', false],
      ['Third', 'secretary', true],
    ]);
    expect((await formerOfficersOf(database.db, idOf(2))).map(({ name }) => name)).toEqual([
      'Gone later',
      'Gone',
    ]);
    await database.owner.query(
      `insert into registry.officer (id, business_id, role, name, born_month, appointed_at, resigned_at)
       select gen_random_uuid(), $1, 'director', 'Former', '1970-01', $2, $2 from generate_series(1, 51)`,
      [idOf(2), at(1)],
    );
    expect(await formerOfficersOf(database.db, idOf(2))).toHaveLength(50);
  });

  it('is its capital over all classes, and how many hold it: a person of two classes once', async () => {
    expect(await capitalOf(database.db, idOf(2))).toBeUndefined();
    for (const [name, issued, nominal] of [
      ['ordinary', 1000, 100],
      ['preferred', 50, 20],
    ] as const)
      await insert('share_class', {
        business_id: idOf(2),
        name,
        issued,
        nominal_minor: nominal,
        asset: 'USD',
      });
    const ann = { user_id: idOf(71), name: 'Ann' };
    for (const [place, held] of [
      [1, { ...ann, class_name: 'ordinary' }],
      [2, { ...ann, class_name: 'preferred' }],
      [
        3,
        { class_name: 'ordinary', name: 'Business 6', holder_kind: 'business', holder_business_id: idOf(3) },
      ],
      [4, { class_name: 'ordinary', name: 'A stranger' }],
    ] as const)
      await insert('holding', { id: idOf(place), business_id: idOf(2), shares: 10, ...held });
    expect(await capitalOf(database.db, idOf(2))).toEqual({ value: '101000', asset: 'USD', holders: 3 });
    expect(await capitalOf(database.db, idOf(3))).toBeUndefined();
  });

  it('is what was filed, the latest fifty', async () => {
    for (const [place, kind] of [
      [1, 'registered'],
      [3, 'confirmed'],
      [2, 'changed'],
    ] as const)
      await insert('filing', {
        id: idOf(place),
        business_id: idOf(3),
        kind,
        made_at: at(place),
        change_kind: kind === 'changed' ? 'address' : null,
      });
    expect((await filingsOf(database.db, idOf(3))).map((row) => [row.kind, row.change_kind])).toEqual([
      ['confirmed', null],
      ['changed', 'address'],
      ['registered', null],
    ]);
    await database.owner.query(
      `insert into registry.filing (id, business_id, kind, made_at)
       select gen_random_uuid(), $1, 'confirmed', now() from generate_series(1, 51)`,
      [idOf(2)],
    );
    expect(await filingsOf(database.db, idOf(2))).toHaveLength(50);
    expect(await filingsOf(database.db, idOf(3))).toHaveLength(3);
  });
});
