import { uuidv7 } from '@egcr/contract/ids';
import { addSeconds } from '@egcr/contract/time';
import type { Work } from '@egcr/server-kit/work';

import { RAIL_DAYS } from '../../contract/limits.ts';
import { countDays, lastCountedDay } from './rail-day-store.ts';

/** `payments.count_rails`: how each rail did on the last days, for the public page. */
export const COUNT_RAILS = 'payments.count_rails';

const DAY_S = 24 * 3600;
/** A payment is open for a day, and an attempt may wait for its answer: the days before the last counted one may have changed. */
const RECOUNTED_DAYS = 2;

export async function countRails({ db, now }: Pick<Work, 'db' | 'now'>): Promise<void> {
  const oldest = firstDay(now);
  const last = await lastCountedDay(db);
  const again = last === null ? oldest : addSeconds(new Date(last), -RECOUNTED_DAYS * DAY_S);
  const from = again > oldest ? again : oldest;
  await countDays(db, { from, fromId: firstIdAt(addSeconds(from, -RECOUNTED_DAYS * DAY_S)) });
}

/** The first of the days that are shown, at its beginning in UTC. */
export function firstDay(now: Date): Date {
  const today = Date.parse(`${dayOf(now)}T00:00:00Z`);
  return addSeconds(new Date(today), -(RAIL_DAYS - 1) * DAY_S);
}

export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** The lowest id that a thing made at an instant can have. */
export function firstIdAt(at: Date): string {
  return uuidv7(at.getTime(), (bytes) => void bytes.fill(0));
}
