import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { candidatesFor, currentLists, keepList } from '../lists/list-store.ts';
import { openVerificationBank, type VerificationBank } from '../testing/verification-bank.ts';
import { candidatesIn, holdLists } from './held-lists.ts';
import { labelledPairs } from './labelled-pairs.ts';
import { keysOfNames } from './name-keys.ts';

let bank: VerificationBank;
beforeAll(async () => {
  bank = await openVerificationBank();
});
afterAll(() => bank.close());

const pairs = Object.values(labelledPairs).flatMap(({ same, other }) => [...same, ...other]);

/** Puts a list in the place of the one before it. */
const listOf = (names: readonly string[]) =>
  bank.services.unit((work) =>
    keepList(work, {
      source: 'follow_the_money',
      entries: names.map((name, at) => ({
        key: `entry-${String(at).padStart(3, '0')}`,
        names: [name],
        bornYear: null,
      })),
      importedBy: null,
      isMore: false,
    }),
  );
const held = () => bank.services.unit(async ({ db }) => holdLists(db, await currentLists(db)));
const found = (entries: readonly { readonly entry_key: string }[]) => entries.map((each) => each.entry_key);

describe('a list that the server holds [SYS-09]', () => {
  it('has the same candidates for a name as the database, also where they are too many', async () => {
    await listOf(pairs.map(([, other]) => other));
    const [list] = await held();
    if (list === undefined) throw new Error('no list is held');
    for (const [name] of pairs) {
      const asked = { keys: keysOfNames([name]), limit: 3 };
      const stored = await bank.services.unit(({ db }) => candidatesFor(db, { ...asked, besides: [] }));
      expect(found(candidatesIn(list, asked))).toEqual(found(stored));
    }
    const besides = [list.id];
    const asked = { keys: keysOfNames([pairs[0]?.[0] ?? '']), limit: 3 };
    expect(await bank.services.unit(({ db }) => candidatesFor(db, { ...asked, besides }))).toEqual([]);
  });

  it('is the one in use: after the next import the one before it is held no more', async () => {
    await listOf(['Old Entry']);
    expect((await held()).map(({ entries }) => entries.map(({ names }) => names))).toEqual([[['Old Entry']]]);
    await listOf(['New Entry', 'Other Entry']);
    const [after, ...others] = await held();
    expect([after?.entries.length, others]).toEqual([2, []]);
  });

  it('is whole and not too large; others are left to the database', async () => {
    const id = await listOf(['Some Entry']);
    const lists = await bank.services.unit(({ db }) => currentLists(db));
    const [list] = lists;
    if (list === undefined) throw new Error('no list is in use');
    const hold = (entries: number) => bank.services.unit(({ db }) => holdLists(db, [{ ...list, entries }]));
    // An import took its place while it was read: fewer entries are found than it has.
    expect(await hold(2)).toEqual([]);
    expect((await hold(1)).map((each) => each.id)).toEqual([id]);
    await listOf(['Another Entry']);
    expect((await held())[0]?.id).not.toBe(id);
    expect(await hold(150_000 + 1)).toEqual([]);
  });
});
