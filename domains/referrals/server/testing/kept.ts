import { randomUUID } from 'node:crypto';
import { uuidv7 } from '@egcr/contract/ids';
import type { TestDatabase } from '@egcr/server-kit/testing/database';

import { addReward, type NewReward } from '../reward-store.ts';
import { addReferral, type NewReferral } from '../store.ts';

/** When what is kept here happened. */
export const now = new Date('2031-03-01T12:00:00Z');
/** So many milliseconds later. */
export const at = (ms: number) => new Date(now.getTime() + ms);

let count = 0;
/** An id later than the one before. */
export function laterId(): string {
  count += 1;
  return uuidv7(now.getTime() + count);
}

/** A referral as the store keeps it. */
export async function brought(
  { db }: Pick<TestDatabase, 'db'>,
  change: Partial<NewReferral> = {},
): Promise<NewReferral> {
  const given: NewReferral = {
    id: laterId(),
    referrerId: randomUUID(),
    refereeId: randomUUID(),
    risk: 0,
    riskReasons: [],
    networkMark: null,
    now,
    ...change,
  };
  await addReferral(db, given);
  return given;
}

/** A reward as the store keeps it. */
export async function earned(
  database: Pick<TestDatabase, 'db'>,
  change: Partial<NewReward> = {},
): Promise<NewReward> {
  const given: NewReward = {
    id: laterId(),
    referralId: change.referralId ?? (await brought(database)).id,
    userId: randomUUID(),
    amountMinor: 1000n,
    state: 'held',
    now,
    releaseAt: now,
    ...change,
  };
  await addReward(database.db, given);
  return given;
}
