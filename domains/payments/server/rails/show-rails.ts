import type { ReplyOf } from '@egcr/contract/endpoint';
import { addSeconds } from '@egcr/contract/time';
import { principalOf, type Work } from '@egcr/server-kit/work';

import type { RailRecord, railsCall } from '../../contract/index.ts';
import { RAIL_DAYS, RAIL_PAYMENTS_MAX } from '../../contract/limits.ts';
import { isOutsideRail, isSimulatedRail, railNames } from '../../contract/rails.ts';
import { firstIdAt } from './count-rails.ts';
import { outcomeOf } from './outcome.ts';
import { countAttempts, countedFacts, type RailCount } from './rail-record-store.ts';

const DAY_S = 24 * 3600;

/** How each rail has done for the caller's payments, from the attempts themselves. */
export async function showRails(work: Work): Promise<ReplyOf<typeof railsCall>> {
  const merchantId = principalOf(work);
  const asked = {
    merchantId,
    fromId: firstIdAt(addSeconds(work.now, -RAIL_DAYS * DAY_S)),
    limit: RAIL_PAYMENTS_MAX,
  };
  const counts = Map.groupBy(await countAttempts(work.db, asked), ({ rail }) => rail);
  const { isWhole, hasSamples } = await countedFacts(work.db, asked);
  const rails = [...new Set([...railNames.filter((rail) => !isOutsideRail(rail)), ...counts.keys()])];
  return {
    items: rails.map((rail) => recordOf(rail, counts.get(rail) ?? [])),
    is_whole: isWhole,
    has_samples: hasSamples,
  };
}

function recordOf(rail: string, counts: readonly RailCount[]): RailRecord {
  const sum = (rows: readonly RailCount[], wanted: (row: RailCount) => boolean = () => true) =>
    rows.filter(wanted).reduce((total, { count }) => total + Number(count), 0);
  const isFailed = ({ failure }: RailCount) => failure !== null && outcomeOf(failure) !== 'user_error';
  const isGood = ({ failure }: RailCount) => failure === null;
  const measured = counts.reduce((total, row) => total + row.measured, 0n);
  const took = counts.reduce((total, row) => total + row.took_ms, 0n);
  const days = [...Map.groupBy(counts, ({ day }) => day)];
  return {
    rail,
    is_simulation: isSimulatedRail(rail),
    attempts: sum(counts),
    succeeded: sum(counts, isGood),
    failed: sum(counts, isFailed),
    took_ms: measured === 0n ? null : Number(took / measured),
    days: days.map(([day, rows]) => ({ day, succeeded: sum(rows, isGood), failed: sum(rows, isFailed) })),
  };
}
