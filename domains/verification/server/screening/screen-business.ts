import type { BehindName } from '@egcr/registry/server';
import type { Work } from '@egcr/server-kit/work';

import { CANDIDATES_MAX, REFER_FROM } from '../../contract/limits.ts';
import type { NewCheck } from '../business-store.ts';
import { candidatesFor, currentLists } from '../lists/list-store.ts';
import { compareWords, mayReach, type Compared } from './compare-names.ts';
import { candidatesIn, holdLists, type HeldList, type PreparedEntry } from './held-lists.ts';
import { countHits, keepHits, type NewHit } from './hit-store.ts';
import { keysOfPrepared } from './name-keys.ts';
import { prepareName, type PreparedName } from './prepare-name.ts';

type At = Pick<Work, 'db' | 'now' | 'newId'>;
/** How far two years of birth may be apart, and what it takes from a likeness where they are farther. */
const [YEARS_APART, OTHER_BIRTH] = [1, 0.15] as const;

/** Compares all names behind a business with the lists and keeps what is alike. Without a list the answer is never a pass. */
export async function screenBusiness(
  work: At,
  businessId: string,
  names: readonly BehindName[],
): Promise<NewCheck> {
  const lists = await currentLists(work.db);
  if (lists.length === 0) return { kind: 'sanctions', result: 'refer', note: 'no_list' };
  const held = await holdLists(work.db, lists);
  const hasOthers = held.length < lists.length;
  const hits: NewHit[] = [];
  for (const name of names) hits.push(...(await hitsOfName(work, name, { held, hasOthers })));
  await keepHits(work, businessId, hits);
  return resultOf(work, businessId);
}

/** What the hits of a business say. */
export async function resultOf({ db }: Pick<At, 'db'>, businessId: string): Promise<NewCheck> {
  const { confirmed, open } = await countHits(db, businessId);
  if (confirmed > 0) return { kind: 'sanctions', result: 'fail', note: 'confirmed_hits' };
  return open > 0
    ? { kind: 'sanctions', result: 'refer', note: 'open_hits' }
    : { kind: 'sanctions', result: 'pass', note: 'no_hits' };
}

/** The lists that names are compared with: those that are held, and whether there are others. */
interface Watched {
  readonly held: readonly HeldList[];
  readonly hasOthers: boolean;
}

async function hitsOfName(work: At, subject: BehindName, watched: Watched): Promise<readonly NewHit[]> {
  const name = prepareName(subject.name);
  const keys = keysOfPrepared([name]);
  if (keys.length === 0) return [];
  return (await candidatesOf(work, keys, watched)).flatMap((entry) => {
    const compared = compareEntry(name, subject.bornMonth, entry);
    if (compared === undefined || compared.score < REFER_FROM) return [];
    return {
      id: work.newId(),
      subject: subject.name,
      source: entry.source,
      entry_key: entry.entry_key,
      entry_names: entry.names.join('; '),
      ...compared,
    };
  });
}

async function candidatesOf(
  { db }: At,
  keys: readonly string[],
  { held, hasOthers }: Watched,
): Promise<readonly PreparedEntry[]> {
  const limit = CANDIDATES_MAX;
  const found = held.flatMap((list) => candidatesIn(list, { keys, limit }));
  if (!hasOthers) return found;
  const others = await candidatesFor(db, { keys, limit, besides: held.map(({ id }) => id) });
  return [...found, ...others.map((entry) => ({ ...entry, prepared: entry.names.map(prepareName) }))];
}

interface EntryCompared extends Compared {
  readonly qualifier: 'born_same' | 'born_differs' | null;
}

/** The most alike name of an entry; undefined where none is alike. Other years of birth tell people apart. */
export function compareEntry(
  name: PreparedName,
  bornMonth: string | null,
  entry: PreparedEntry,
): EntryCompared | undefined {
  const [best] = entry.prepared
    .filter((other) => mayReach(name, other, REFER_FROM))
    .map((other) => compareWords(name.words, other.words))
    .toSorted((one, other) => other.score - one.score);
  if (best === undefined) return undefined;
  if (bornMonth === null || entry.born_year === null) return { ...best, qualifier: null };
  const apart = Math.abs(Number(bornMonth.slice(0, 4)) - Number(entry.born_year));
  if (apart <= YEARS_APART) return { ...best, qualifier: 'born_same' };
  return { ...best, score: Math.max(0, best.score - OTHER_BIRTH), qualifier: 'born_differs' };
}
