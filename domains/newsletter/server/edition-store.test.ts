import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  addEdition,
  approve,
  countFigures,
  countReaders,
  endEdition,
  holdEdition,
  keepMailed,
  keepProgress,
  listHeld,
  lockEdition,
  nextReaders,
  takeEdition,
  type EditionRow,
} from './edition-store.ts';
import {
  addSubscription,
  confirm,
  findSubscription,
  forget,
  keepAccount,
  marksOfAccount,
  removeAddress,
  removeUnconfirmed,
} from './store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() =>
  database.owner.query(
    'truncate newsletter.subscription, newsletter.edition, newsletter.mailed, newsletter.letter',
  ),
);

const idOf = (place: number) => `01990000-0000-7000-8000-${String(place).padStart(12, '0')}`;
const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, second));
const work = (second: number) => ({ db: database.db, now: at(second) });
const markOf = (place: number) => Buffer.from([place]);
const MADE = 30;

interface Subscriber {
  readonly language?: string;
  readonly category?: string | null;
  /** Null: not confirmed. */
  readonly confirmed?: number | null;
  readonly mark?: number;
}
async function subscriber(place: number, given: Subscriber = {}): Promise<void> {
  const { language = 'en', category = null, confirmed = 0, mark = place } = given;
  await addSubscription(work(0), {
    id: idOf(place),
    sealedEmail: 'sealed',
    mark: markOf(mark),
    language,
    category,
  });
  if (confirmed !== null) await confirm(work(confirmed), idOf(place));
}
async function edition(place: number, given: { readonly language?: string } = {}): Promise<EditionRow> {
  const { language = 'en' } = given;
  const post = idOf(900 + place);
  await addEdition(work(MADE), { id: idOf(place), post_id: post, language, published_by: null });
  const row = await lockEdition(database.db, idOf(place));
  if (row === undefined) throw new Error('the edition was not made');
  return row;
}
const places = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => Number(id.slice(-12)));

describe('who gets an edition', () => {
  beforeEach(async () => {
    await subscriber(1);
    await subscriber(2, { category: 'money' });
    await subscriber(3, { category: 'work' });
    await subscriber(4, { language: 'de' });
    await subscriber(5, { confirmed: null });
    await subscriber(6, { confirmed: MADE });
    await subscriber(7, { confirmed: MADE + 1 });
    await subscriber(8, { mark: 2, category: 'money', language: 'fr' });
  });

  it('has confirmed until it was made, and chose its language, and its category or none', async () => {
    const made = await edition(1);
    const readers = { edition: made, category: 'money' };
    expect(await countReaders(database.db, readers)).toBe(3);
    expect(places(await nextReaders(database.db, { ...readers, limit: 9 }))).toEqual([1, 2, 6]);
    const work_ = { edition: made, category: 'work' };
    expect(places(await nextReaders(database.db, { ...work_, limit: 9 }))).toEqual([1, 3, 6]);
  });

  it('is counted once for each address, and read some at a time, each behind the one before', async () => {
    await subscriber(9, { mark: 1, category: 'money' });
    const made = await edition(1);
    const readers = { edition: made, category: 'money' };
    expect(await countReaders(database.db, readers)).toBe(3);
    const next = async (after: number | null, limit: number) =>
      places(
        await nextReaders(database.db, {
          ...readers,
          edition: { ...made, after_mark: after === null ? null : markOf(after) },
          limit,
        }),
      );
    expect([await next(null, 2), await next(1, 9), await next(2, 9), await next(6, 9)]).toEqual([
      [1, 2],
      [2, 6],
      [6],
      [],
    ]);
  });

  it('gets it once, and not once they have left', async () => {
    await edition(1);
    const keep = (place: number) => keepMailed(work(40), { editionId: idOf(1), subscriptionId: idOf(place) });
    await subscriber(9, { mark: 1, category: 'money' });
    expect([await keep(1), await keep(1), await keep(9)]).toEqual([true, false, false]);
    await removeAddress(database.db, markOf(2));
    expect(await keep(2)).toBe(false);
    expect(await findSubscription(database.db, idOf(2))).toBeUndefined();
    expect(await findSubscription(database.db, idOf(8))).toBeUndefined();
    expect(await findSubscription(database.db, idOf(1))).toMatchObject({ language: 'en', category: null });
  });
});

describe('editions', () => {
  it('are one of a post and language, sent the oldest first; one that is held waits for its approval', async () => {
    const [first, second] = [await edition(1), await edition(2)];
    await addEdition(work(MADE), {
      id: idOf(3),
      post_id: first.post_id,
      language: 'en',
      published_by: null,
    });
    expect(await lockEdition(database.db, idOf(3))).toBeUndefined();
    const taken = async () => (await takeEdition(database.db))?.id;
    expect(await taken()).toBe(first.id);
    await holdEdition(database.db, { id: first.id, subscribers: 1001 });
    expect([await taken(), places(await listHeld(database.db))]).toEqual([second.id, [1]]);
    await approve(work(50), { id: first.id, by: idOf(99) });
    expect([await taken(), await listHeld(database.db)]).toEqual([first.id, []]);
    expect(await lockEdition(database.db, first.id)).toMatchObject({ held_for: 1001, approved_at: at(50) });
    await endEdition(work(60), first.id);
    await holdEdition(database.db, { id: second.id, subscribers: 2000 });
    await endEdition(work(60), second.id);
    expect([await taken(), await listHeld(database.db)]).toEqual([undefined, []]);
  });

  it('are taken by one at a time', async () => {
    const [first, second] = [await edition(1), await edition(2)];
    await database.db.transaction().execute(async (one) => {
      expect((await takeEdition(one))?.id).toBe(first.id);
      expect((await takeEdition(database.db))?.id).toBe(second.id);
    });
  });

  it('that are held are shown twenty at most, the oldest first', async () => {
    for (let place = 1; place <= 21; place += 1) {
      await edition(place);
      await holdEdition(database.db, { id: idOf(place), subscribers: 1001 });
    }
    expect(places(await listHeld(database.db))).toEqual(Array.from({ length: 20 }, (_, place) => place + 1));
  });

  it('are counted with who subscribes, what is on its way and the mails', async () => {
    expect(await countFigures(database.db)).toEqual({ subscribers: 0, editions: 0, sending: 0, mails: 0 });
    await subscriber(1);
    await subscriber(2, { mark: 1, language: 'de' });
    await subscriber(3, { confirmed: null });
    const [one, held] = [await edition(1), await edition(2)];
    await edition(3);
    await keepProgress(database.db, { id: one.id, mails: 50, mark: markOf(7) });
    await keepProgress(database.db, { id: one.id, mails: 7, mark: markOf(9) });
    await endEdition(work(60), one.id);
    await holdEdition(database.db, { id: held.id, subscribers: 1001 });
    expect(await countFigures(database.db)).toEqual({ subscribers: 1, editions: 3, sending: 1, mails: 57 });
    expect(await lockEdition(database.db, one.id)).toMatchObject({
      after_mark: markOf(9),
      ended_at: at(60),
    });
  });
});

describe('a subscription', () => {
  it('that is asked for again keeps its link until it is confirmed; then it is none any more', async () => {
    const again = (place: number, second: number) =>
      addSubscription(work(second), {
        id: idOf(place),
        sealedEmail: 'sealed',
        mark: markOf(1),
        language: 'en',
        category: null,
      });
    expect([await again(1, 0), await again(2, 5), await again(3, 6)]).toEqual([idOf(1), idOf(1), idOf(1)]);
    expect(await confirm(work(10), idOf(1))).toBe('sealed');
    await confirm(work(20), idOf(1));
    expect(await findSubscription(database.db, idOf(1))).toMatchObject({ confirmed_at: at(10) });
    expect(await again(4, 30)).toBeUndefined();
    expect(await confirm(work(10), idOf(77))).toBeUndefined();
    await removeUnconfirmed(database.db, idOf(1));
    expect(await findSubscription(database.db, idOf(1))).toBeDefined();
  });

  it('of an account is known by it, each address once', async () => {
    await subscriber(1);
    await subscriber(2, { mark: 1, language: 'de' });
    await subscriber(3);
    await keepAccount(database.db, { mark: markOf(1), userId: idOf(50) });
    expect(await marksOfAccount(database.db, idOf(50))).toEqual([markOf(1)]);
    expect(await marksOfAccount(database.db, idOf(51))).toEqual([]);
  });

  it('that was not confirmed is forgotten by the day it was asked for; so are letters, and who got editions that have ended', async () => {
    await subscriber(1, { confirmed: null });
    await subscriber(2);
    await edition(1);
    await edition(2);
    for (const editionId of [idOf(1), idOf(2)])
      await keepMailed(work(5), { editionId, subscriptionId: idOf(2) });
    await endEdition(work(10), idOf(1));
    await database.owner.query('insert into newsletter.letter (email_mark, sent_at) values ($1, $2)', [
      markOf(1),
      at(10),
    ]);
    const left = async (letters: number, unconfirmed: number) => {
      await forget(database.db, { letters: at(letters), unconfirmed: at(unconfirmed) });
      const { rows } = await database.owner.query(
        `select (select count(*)::int from newsletter.letter) as letters,
           (select count(*)::int from newsletter.mailed) as mailed,
           (select count(*)::int from newsletter.subscription) as subscriptions`,
      );
      return Object.values(rows[0]);
    };
    expect(await left(10, 0)).toEqual([1, 2, 2]);
    expect(await left(11, 0)).toEqual([0, 1, 2]);
    expect(await left(11, 1)).toEqual([0, 1, 1]);
  });
});
