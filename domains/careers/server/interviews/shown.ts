import { addSeconds, toInstant } from '@egcr/contract/time';
import type { Work } from '@egcr/server-kit/work';

import { INTERVIEW_AHEAD_MINUTES_MIN } from '../../contract/limits.ts';
import type { Interview } from '../../contract/index.ts';
import { latestInterviews, openPlace, timesOf, type InterviewRow } from './store.ts';

/** States in which a time can be chosen. */
const CHOOSING: readonly string[] = ['offered', 'booked'];

/** The latest interview of each of some applications, as both sides see it. */
export async function interviewsShown(
  work: Pick<Work, 'db' | 'now' | 'cipher'>,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, Interview>> {
  const rows = await latestInterviews(work.db, applicationIds);
  const times = await timesOf(
    work.db,
    [...rows.values()].map(({ id }) => id),
  );
  return new Map([...rows].map(([id, row]) => [id, shown(work, row, times.get(row.id) ?? [])]));
}

/** The latest interview of an application; null where none was offered. */
export async function interviewShown(
  work: Pick<Work, 'db' | 'now' | 'cipher'>,
  applicationId: string,
): Promise<Interview | null> {
  return (await interviewsShown(work, [applicationId])).get(applicationId) ?? null;
}

function shown(
  { now, cipher }: Pick<Work, 'now' | 'cipher'>,
  row: InterviewRow,
  times: readonly Date[],
): Interview {
  return {
    id: row.id,
    state: row.state,
    version: row.version,
    kind: row.kind,
    minutes: row.minutes,
    time_zone: row.time_zone,
    place: openPlace(cipher, row),
    times: CHOOSING.includes(row.state) ? times.filter((at) => canBeChosen(at, now)).map(toInstant) : [],
    starts_at: row.starts_at && toInstant(row.starts_at),
  };
}

/** A time that begins within the hour is too near to be chosen. */
export function canBeChosen(at: Date, now: Date): boolean {
  return at >= addSeconds(now, INTERVIEW_AHEAD_MINUTES_MIN * 60);
}
