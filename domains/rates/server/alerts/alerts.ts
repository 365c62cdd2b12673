import type { ReplyOf } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import type { addAlertCall, alertsCall, removeAlertCall } from '../../contract/endpoints.ts';
import {
  ALERTS_MAX,
  compare,
  decimalText,
  parseRate,
  rateRefusals,
  WIRE_DIGITS,
  type RateAlert,
} from '../../contract/index.ts';
import { currencyCode } from '../../contract/shapes.ts';
import { currentRate } from '../rates.ts';
import { rateOf } from '../store.ts';
import { addAlert, countWaiting, listAlerts, removeAlert, type AlertRow } from './alert-store.ts';

/** How many alerts are shown, reached ones included. */
const SHOWN_MAX = 100;

export async function readAlerts(work: Work): Promise<ReplyOf<typeof alertsCall>> {
  const rows = await listAlerts(work.db, { userId: personOf(work).userId, limit: SHOWN_MAX });
  return { items: rows.map(toAlert) };
}

/** Refuses rate_unavailable, alert_reached where the rate is there now, too_many_alerts, in that order. */
export async function addRateAlert(
  work: Work,
  { body: { base, quote, direction, rate } }: CallInput<typeof addAlertCall>,
): Promise<RateAlert> {
  const { userId } = personOf(work);
  const now = await currentRate(work, { from: base, to: quote });
  if (!now) throw new Refusal(rateRefusals.rate_unavailable, { field: 'quote' });
  const difference = compare(now.mid, rateOf(rate));
  if (direction === 'above' ? difference >= 0 : difference <= 0) {
    const members = { rate: decimalText(now.mid, WIRE_DIGITS) };
    throw new Refusal(rateRefusals.alert_reached, { field: 'rate', members });
  }
  const waiting = await countWaiting(work.db, userId);
  const added = await addAlert(work.db, {
    id: work.newId(),
    userId,
    base,
    quote,
    direction,
    rate,
    now: work.now,
  });
  invariant(added !== undefined, 'an alert was neither found nor added');
  const isNew = added.created_at.getTime() === work.now.getTime();
  if (isNew && waiting >= ALERTS_MAX) throw new Refusal(rateRefusals.too_many_alerts);
  return toAlert(added);
}

/** Refuses not_found where the person has no such alert. */
export async function removeRateAlert(
  work: Work,
  { params }: CallInput<typeof removeAlertCall>,
): Promise<undefined> {
  const id = z.safeParse(uuid, params.id.toLowerCase()).data;
  const isRemoved = id !== undefined && (await removeAlert(work.db, { userId: personOf(work).userId, id }));
  if (!isRemoved) throw new Refusal(platformRefusals.not_found);
  return undefined;
}

function toAlert(row: AlertRow): RateAlert {
  return {
    id: row.id,
    base: z.parse(currencyCode, row.base),
    quote: z.parse(currencyCode, row.quote),
    direction: row.direction,
    rate: decimalText(rateOf(row.rate), WIRE_DIGITS),
    state: row.reached_at ? 'reached' : 'waiting',
    created_at: toInstant(row.created_at),
    reached_at: row.reached_at && toInstant(row.reached_at),
    reached_rate: row.reached_rate === null ? null : shown(row.reached_rate),
  };
}

/** A rate as it was when it was reached; crossed over extreme ones it may have more digits than any source may say. */
function shown(text: string): string {
  const rate = parseRate(text);
  return rate ? decimalText(rate, WIRE_DIGITS) : text;
}
