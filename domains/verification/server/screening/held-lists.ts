import type { Database } from '@egcr/server-kit/database';
import { countingSteps } from '@egcr/server-kit/give-way';

import { HELD_NAMES_MAX } from '../../contract/limits.ts';
import { countNames, entriesOf, type Candidate, type ListRow } from '../lists/list-store.ts';
import { keysOfPrepared } from './name-keys.ts';
import type { NameWord } from './name-words.ts';
import { prepareName, type PreparedName } from './prepare-name.ts';

/** An entry of a list, its names ready to be compared. */
export interface PreparedEntry extends Candidate {
  readonly prepared: readonly PreparedName[];
}

/** A list that this process holds. What is in use never changes: an import makes another list. */
export interface HeldList {
  readonly id: string;
  /** In the order of their keys. */
  readonly entries: readonly PreparedEntry[];
  /** Which entries have a key of names. */
  readonly withKey: ReadonlyMap<string, readonly number[]>;
  readonly names: number;
}

const held = new Map<string, HeldList | 'being_made' | 'too_large'>();

/** The lists out of these that are held; each is made ready where it is asked for the first time. The others are asked in the database: those that are too large, and one while it is made ready. */
export async function holdLists(db: Database, lists: readonly ListRow[]): Promise<readonly HeldList[]> {
  const inUse = new Set(lists.map(({ id }) => id));
  for (const id of held.keys()) if (!inUse.has(id)) held.delete(id);
  const found: HeldList[] = [];
  for (const list of lists) {
    const known = held.get(list.id) ?? (await hold(db, list));
    if (typeof known === 'object') found.push(known);
  }
  return found;
}

async function hold(db: Database, list: ListRow): Promise<HeldList | undefined> {
  held.set(list.id, 'being_made');
  let made: HeldList | 'too_large' | undefined;
  try {
    made = (await isTooMuch(db, list)) ? 'too_large' : await readList(db, list);
  } finally {
    // One that was replaced while it was read is not whole.
    if (made === undefined) held.delete(list.id);
    else held.set(list.id, made);
  }
  return typeof made === 'object' ? made : undefined;
}

async function isTooMuch(db: Database, list: ListRow): Promise<boolean> {
  let names = 0;
  for (const each of held.values()) if (typeof each === 'object') names += each.names;
  if (names + list.entries > HELD_NAMES_MAX) return true;
  return names + (await countNames(db, list.id)) > HELD_NAMES_MAX;
}

async function readList(
  db: Database,
  { id, source, entries: count }: ListRow,
): Promise<HeldList | undefined> {
  const rows = await entriesOf(db, id);
  if (rows.length !== count) return undefined;
  const entries: PreparedEntry[] = [];
  const withKey = new Map<string, number[]>();
  const once = sharedWords();
  const afterStep = countingSteps();
  let names = 0;
  for (const [at, row] of rows.entries()) {
    const prepared = row.names.map((name) => once(prepareName(name)));
    for (const key of keysOfPrepared(prepared)) {
      const others = withKey.get(key);
      if (others === undefined) withKey.set(key, [at]);
      else others.push(at);
    }
    entries.push({ ...row, source, prepared });
    names += prepared.length;
    await afterStep();
  }
  return { id, entries, withKey, names };
}

/** Many names have the same words: each is kept once. */
function sharedWords(): (name: PreparedName) => PreparedName {
  const known = new Map<string, NameWord>();
  const once = (word: NameWord): NameWord => {
    const key = `${word.latin} ${word.text}`;
    const before = known.get(key);
    if (before === undefined) known.set(key, word);
    return before ?? word;
  };
  return (name) => ({ ...name, words: name.words.map(once) });
}

/** Those who have a key in common with a name, those with the most first: what `candidatesFor` finds in the database. */
export function candidatesIn(
  { entries, withKey }: HeldList,
  { keys, limit }: { readonly keys: readonly string[]; readonly limit: number },
): readonly PreparedEntry[] {
  const shared = new Uint16Array(entries.length);
  for (const key of keys) for (const at of withKey.get(key) ?? []) shared[at] = (shared[at] ?? 0) + 1;
  const byCount = Array.from({ length: keys.length + 1 }, (): PreparedEntry[] => []);
  for (const [at, entry] of entries.entries()) {
    const count = shared[at] ?? 0;
    if (count > 0) byCount[count]?.push(entry);
  }
  return byCount.toReversed().flat().slice(0, limit);
}
