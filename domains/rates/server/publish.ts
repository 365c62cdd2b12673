import { told } from '@egcr/server-kit/event-kinds';
import { ratesPublished } from '../contract/events.ts';
import type { Work } from '@egcr/server-kit/work';

import { addPoints, keepSource, type NewPoint, type Source } from './store.ts';

export const CHECK_ALERTS = 'rates.check_alerts';

/** Names under which only we ourselves publish. */
export const OWN_SOURCES = ['administered', 'oracle', 'market', 'sample'] as const;

interface Publication {
  readonly source: Source;
  readonly points: readonly Omit<NewPoint, 'id'>[];
}

/** Keeps points under their source, brings the newest into force, and looks at the alerts. Answers how many points were new. */
export async function publish(work: Work, { source, points }: Publication): Promise<number> {
  const kept = await keepSource(work.db, { ...source, now: work.now });
  const fresh = await addPoints(work.db, {
    source: kept,
    points: points.map((point) => ({ ...point, id: work.newId() })),
    now: work.now,
  });
  if (fresh > 0 && kept.kind !== 'observation') {
    await work.emit(told(ratesPublished, { source: kept.code, count: fresh }));
    await work.enqueue(CHECK_ALERTS, {}, { key: CHECK_ALERTS });
  }
  return fresh;
}
