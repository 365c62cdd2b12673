import { createHash } from 'node:crypto';

import { addSeconds, secondsUntil } from '@egcr/contract/time';
import type { Database } from '@egcr/server-kit/database';
import { networkOf } from '@egcr/server-kit/network';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Job } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { LOOKUPS_BY_NETWORK_MAX, LOOKUPS_BY_PERSON_MAX } from '../contract/limits.ts';
import { walletRefusals } from '../contract/refusals.ts';
import type { WalletSettings } from './settings.ts';

const DAY_S = 24 * 3600;

/** A stranger's e-mail address or phone number that a person looks up, as typed. */
interface Lookup {
  readonly userId: string;
  readonly address: string;
  /** Where it was given. */
  readonly field: string;
}

/**
 * Counts a look-up against its person and network, whether it finds anybody or not: the answer tells who is a member. The same address
 * counts once a day; another way of writing it counts as another. Undefined where it is within the day's budget.
 */
export async function lookupRefusal(
  { limitsNetworks }: Pick<WalletSettings, 'limitsNetworks'>,
  work: Pick<Work, 'db' | 'now' | 'request'>,
  { userId, address, field }: Lookup,
): Promise<Refusal | undefined> {
  const mark = markOf(address);
  const day = work.now.toISOString().slice(0, 10);
  // The network first, for everybody: so that two that share both wait for each other and do not meet head-on.
  const network = { counted: `network ${networkOf(work.request.ip)}`, most: LOOKUPS_BY_NETWORK_MAX };
  const person = { counted: `person ${userId}`, most: LOOKUPS_BY_PERSON_MAX };
  const isWithin =
    !(await isFull(work.db, { ...person, day, mark })) &&
    (!limitsNetworks || (await isCounted(work.db, { ...network, day, mark }))) &&
    (await isCounted(work.db, { ...person, day, mark }));
  if (isWithin) return undefined;
  const midnight = addSeconds(new Date(`${day}T00:00:00.000Z`), DAY_S);
  return new Refusal(walletRefusals.too_many_lookups, {
    field,
    retryAfter_s: secondsUntil(midnight, work.now),
    keepsWork: true,
  });
}

/** Whether there is no room for the mark: the person who has used up their own budget uses up nobody else's of the network. */
async function isFull(db: Database, { counted, most, day, mark }: Counting): Promise<boolean> {
  const { rows } = await sql`
    select 1
    from wallet.lookup_day
    where counted = ${counted} and day = ${day}::date
      and cardinality(marks) >= ${most}::integer and not marks @> array[${mark}]::integer[]`.execute(db);
  return rows.length > 0;
}

function markOf(address: string): number {
  const tidy = address.trim().normalize('NFKC').toLowerCase();
  return createHash('sha256').update(tidy).digest().readInt32BE();
}

interface Counting {
  readonly counted: string;
  readonly most: number;
  readonly day: string;
  readonly mark: number;
}

/** Whether the mark is among those of the day, where there was room for it. Who counts at the same time waits. */
async function isCounted(db: Database, { counted, most, day, mark }: Counting): Promise<boolean> {
  const { rows } = await sql<{ is_counted: boolean }>`
    insert into wallet.lookup_day as kept (counted, day, marks)
    values (${counted}, ${day}::date, array[${mark}]::integer[])
    on conflict (counted, day) do update
    set marks = case
      when excluded.marks <@ kept.marks or cardinality(kept.marks) >= ${most}::integer then kept.marks
      else kept.marks || excluded.marks
    end
    returning array[${mark}]::integer[] <@ kept.marks as is_counted`.execute(db);
  return rows[0]?.is_counted ?? false;
}

export const DROP_LOOKUPS = 'wallet.drop_lookups';

/** Job: forgets the look-ups of days that are over. */
export const dropLookups: Job = async ({ db, now }) => {
  const before = addSeconds(now, -DAY_S).toISOString().slice(0, 10);
  await sql`delete from wallet.lookup_day where day < ${before}::date`.execute(db);
};
