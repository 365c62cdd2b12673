import { sql } from 'kysely';

import type { Work } from './work.ts';

type Reading = Pick<Work, 'db'>;

/** Invented rows of one domain: how many there are, on which of others something real hangs, and how they go. */
export interface SamplePart {
  /** Every row that is marked, with whatever hangs on it alone counted as one. */
  readonly count: (work: Reading) => Promise<number>;
  /**
   * Ids of samples of any domain that something real needs, where the caller keeps these already. Money that moved, and what a real person sent or
   * wrote, keep the sample they hang on.
   */
  readonly needs?: (work: Reading, kept: readonly string[]) => Promise<readonly string[]>;
  /** Removes all but the kept ones, and answers how many. */
  readonly remove: (work: Reading, kept: readonly string[]) => Promise<number>;
}

interface InSchema {
  readonly schema: string;
  /** Without it nothing of other domains is needed. */
  readonly needs?: NonNullable<SamplePart['needs']>;
}

/**
 * Samples that the schema itself counts and removes: `count_samples()` and `remove_samples(kept uuid[])`. The second runs with its owner's rights,
 * since the application may not remove what it adds, and reaches nothing but what is marked.
 */
export function samplesIn({ schema, needs }: InSchema): SamplePart {
  return {
    ...(needs && { needs }),
    count: async ({ db }) => {
      const { rows } = await sql<{
        found: number;
      }>`select ${sql.ref(`${schema}.count_samples`)}() as found`.execute(db);
      return rows[0]?.found ?? 0;
    },
    remove: async ({ db }, kept) => {
      const { rows } = await sql<{ removed: number }>`
        select ${sql.ref(`${schema}.remove_samples`)}(${[...kept]}::uuid[]) as removed`.execute(db);
      return rows[0]?.removed ?? 0;
    },
  };
}

/** A domain's name with what it says of its samples. */
export interface NamedSamples {
  readonly domain: string;
  readonly part: SamplePart;
}

/** The kept ids: what is kept may need others, until nothing is added. */
async function keptBy(work: Reading, all: readonly NamedSamples[]): Promise<readonly string[]> {
  const kept = new Set<string>();
  for (let before = -1; before < kept.size;) {
    before = kept.size;
    for (const { part } of all) for (const id of (await part.needs?.(work, [...kept])) ?? []) kept.add(id);
  }
  return [...kept];
}

/** Removes the samples of all domains; those who depend on others come first. */
export async function removeSamples(
  work: Reading,
  all: readonly NamedSamples[],
): Promise<Readonly<Record<string, number>>> {
  const kept = await keptBy(work, all);
  const removed: Record<string, number> = {};
  for (const { domain, part } of all) removed[domain] = await part.remove(work, kept);
  return removed;
}
