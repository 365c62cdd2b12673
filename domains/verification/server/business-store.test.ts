import { testDatabase } from '@egcr/server-kit/testing/database';
import { testServices, type TestServices } from '@egcr/server-kit/testing/services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  checksOf,
  endingBy,
  keepCheck,
  keepLevel,
  keepNumbers,
  keepWanted,
  levelsOfOrganisations,
  lockVerification,
  takeStep,
  taxIdOf,
  verificationOfCase,
  verificationsOf,
} from './business-store.ts';
import {
  contactOf,
  contactsEndingBy,
  isBeingRead,
  keepProof,
  putContact,
  takeContactStep,
} from './contacts/contact-store.ts';

let services: TestServices;
let close: () => Promise<void>;
const idOf = (place: number) => `01990000-0000-7000-8000-${String(place).padStart(12, '0')}`;
const at = (day: number, hour = 12) => new Date(Date.UTC(2026, 2, day, hour));
const work = (day = 1) => ({ db: services.db, cipher: services.cipher, now: at(day) });
const places = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => Number(id.slice(-12)));
const make = (place: number) =>
  services.unit(({ db }) =>
    lockVerification({ db, now: at(1) }, { id: idOf(place), organisationId: idOf(100 + place) }),
  );

beforeAll(async () => {
  const database = await testDatabase();
  services = testServices(database);
  close = () => database.close();
  for (const place of [1, 2, 3, 4]) await make(place);
});
afterAll(() => close());

describe('the verification of a business', () => {
  it('is made once, however often it is asked for, and keeps its numbers sealed', async () => {
    expect(await make(1)).toMatchObject({ state: 'not_started', level: 0, valid_until: null, lei: null });
    await keepNumbers(work(2), {
      id: idOf(1),
      lei: '5493000IBP32UQZ0KL24',
      taxCountry: 'IT',
      taxId: '01234567890',
    });
    expect([await taxIdOf(work(), idOf(1)), await taxIdOf(work(), idOf(2))]).toEqual(['01234567890', null]);
    const { rows } = await services.pool.query(
      'select sealed_tax_id from verification.business where id = $1',
      [idOf(1)],
    );
    expect(rows[0].sealed_tax_id).not.toContain('01234567890');
    await keepNumbers(work(2), { id: idOf(1), lei: null, taxCountry: null, taxId: null });
    expect(await taxIdOf(work(), idOf(1))).toBeNull();
    const found = await verificationsOf(services.db, [idOf(1), idOf(3), idOf(99)]);
    expect([...found.keys()].toSorted()).toEqual([idOf(1), idOf(3)]);
  });

  it('counts for its organisation through its last day, and not the day after', async () => {
    await keepLevel(work(), { id: idOf(1), level: 2, until: '2026-03-10' });
    await keepLevel(work(), { id: idOf(2), level: 1, until: '2026-03-12' });
    const levels = async (now: Date, ...organisations: readonly number[]) =>
      [...(await levelsOfOrganisations({ db: services.db, now }, organisations.map(idOf)))]
        .map(([id, level]) => [Number(id.slice(-12)), level])
        .toSorted(([one = 0], [other = 0]) => one - other);
    expect(await levels(at(10, 23), 101, 102, 103)).toEqual([
      [101, 2],
      [102, 1],
    ]);
    expect([await levels(at(11, 0), 101, 102), await levels(at(10), 102), await levels(at(10))]).toEqual([
      [[102, 1]],
      [[102, 1]],
      [],
    ]);
  });

  it('that ends by a day is found in the states that are asked for, in the order of their ids', async () => {
    for (const place of [1, 2]) {
      await takeStep(work(), { id: idOf(place), state: 'not_started' }, 'begin');
      await takeStep(work(), { id: idOf(place), state: 'in_progress' }, 'verify_basics');
    }
    const ending = (day: string, states: Parameters<typeof endingBy>[1]['states'] = ['verified']) =>
      services.unit(async ({ db }) => places(await endingBy(db, { day, states })));
    expect([await ending('2026-03-09'), await ending('2026-03-10'), await ending('2026-03-12')]).toEqual([
      [],
      [1],
      [1, 2],
    ]);
    expect(await ending('2026-03-12', ['expiring', 'submitted'])).toEqual([]);
  });

  it('is that of its case, or of a look at people who came later, and of no other', async () => {
    await keepWanted(work(), { id: idOf(3), level: 2, caseId: idOf(301) });
    await services.pool.query(
      'insert into verification.people_review (case_id, business_id, opened_at) values ($1, $2, now())',
      [idOf(302), idOf(4)],
    );
    const of = (caseId: string) =>
      services.unit(async ({ db }) => {
        const found = await verificationOfCase(db, caseId);
        return found && Number(found.id.slice(-12));
      });
    expect([await of(idOf(301)), await of(idOf(302)), await of(idOf(303))]).toEqual([3, 4, undefined]);
  });

  it('keeps the last result of each of its checks, with who found it', async () => {
    await keepCheck(work(1), idOf(1), { kind: 'domain', result: 'open', note: 'proof_waiting' });
    await keepCheck(work(2), idOf(1), {
      kind: 'domain',
      result: 'pass',
      note: null,
      by: idOf(500),
      reason: 'The owner showed it.',
    });
    await keepCheck(work(3), idOf(2), { kind: 'phone', result: 'fail', note: null });
    expect(await checksOf(services.db, idOf(1))).toEqual([
      {
        kind: 'domain',
        result: 'pass',
        note: null,
        checked_at: at(2),
        checked_by: idOf(500),
        reason: 'The owner showed it.',
      },
    ]);
  });
});

describe('a contact of a business', () => {
  it('that ends by a day is found in the states that are asked for', async () => {
    for (const [place, until] of [
      [1, '2026-03-10'],
      [2, '2026-03-12'],
      [3, '2026-03-10'],
    ] as const) {
      await putContact(work(), { businessId: idOf(place), kind: 'domain', value: 'a.example', token: 't' });
      const row = await contactOf(work(), idOf(place), 'domain');
      if (row) await keepProof(work(), row, { how: 'dns', until });
    }
    const expiring = await contactOf(work(), idOf(3), 'domain');
    if (expiring) await takeContactStep(services, expiring, 'remind');
    const ending = async (
      day: string,
      states: Parameters<typeof contactsEndingBy>[1]['states'] = ['proven'],
    ) =>
      (await contactsEndingBy(services.db, { day, states })).map(({ business_id: id }) =>
        Number(id.slice(-12)),
      );
    expect([await ending('2026-03-09'), await ending('2026-03-10'), await ending('2026-03-12')]).toEqual([
      [],
      [1],
      [1, 2],
    ]);
    expect(await ending('2026-03-10', ['proven', 'expiring'])).toEqual([1, 3]);
  });

  it('is being looked at for two minutes at most: a look that was lost is not waited for', () => {
    const since = at(1);
    const after = (ms: number) => new Date(since.getTime() + ms);
    expect([
      isBeingRead({ reading_since: null }, since),
      isBeingRead({ reading_since: since }, since),
      isBeingRead({ reading_since: since }, after(119_999)),
      isBeingRead({ reading_since: since }, after(120_000)),
    ]).toEqual([false, true, true, false]);
  });
});
