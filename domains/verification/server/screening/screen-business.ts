import type { BehindName } from '@egcr/registry/server';
import type { Work } from '@egcr/server-kit/work';

import { CANDIDATES_MAX, REFER_FROM } from '../../contract/limits.ts';
import type { NewCheck } from '../business-store.ts';
import { candidatesFor, currentLists, type Candidate } from '../lists/list-store.ts';
import { compareWords, type Compared } from './compare-names.ts';
import { countHits, keepHits } from './hit-store.ts';
import { keysOfNames } from './name-keys.ts';
import { nameWords, type NameWord } from './name-words.ts';

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
  for (const name of names) await screenName(work, businessId, name);
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

async function screenName(work: At, businessId: string, subject: BehindName): Promise<void> {
  const keys = keysOfNames([subject.name]);
  if (keys.length === 0) return;
  const words = nameWords(subject.name);
  const found = (await candidatesFor(work.db, { keys, limit: CANDIDATES_MAX }))
    .map((entry) => ({ entry, compared: compareEntry(words, subject.bornMonth, entry) }))
    .filter(({ compared }) => compared.score >= REFER_FROM);
  await keepHits(
    work,
    businessId,
    found.map(({ entry, compared }) => ({
      id: work.newId(),
      subject: subject.name,
      source: entry.source,
      entry_key: entry.entry_key,
      entry_names: entry.names.join('; '),
      ...compared,
    })),
  );
}

interface EntryCompared extends Compared {
  readonly qualifier: 'born_same' | 'born_differs' | null;
}

/** The most alike name of an entry. Other years of birth tell people apart. */
function compareEntry(
  words: readonly NameWord[],
  bornMonth: string | null,
  entry: Pick<Candidate, 'names' | 'born_year'>,
): EntryCompared {
  const [best = { score: 0, reasons: [] }] = entry.names
    .map((other) => compareWords(words, nameWords(other)))
    .toSorted((one, other) => other.score - one.score);
  if (bornMonth === null || entry.born_year === null) return { ...best, qualifier: null };
  const apart = Math.abs(Number(bornMonth.slice(0, 4)) - Number(entry.born_year));
  if (apart <= YEARS_APART) return { ...best, qualifier: 'born_same' };
  return { ...best, score: Math.max(0, best.score - OTHER_BIRTH), qualifier: 'born_differs' };
}
