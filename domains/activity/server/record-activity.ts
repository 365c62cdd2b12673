import type { ConsentChoices } from '@egcr/contract/consent';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { addSeconds, secondsUntil, toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { inSavepoint } from '@egcr/server-kit/unit-of-work';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { recordActivityCall } from '../contract/endpoints.ts';
import { LOG_KEEP_S, LOGS_PER_WINDOW_MAX, LOGS_WINDOW_S } from '../contract/limits.ts';
import { activityRefusals } from '../contract/refusals.ts';
import { pathOnly, roughDegrees, roughSize } from '../contract/rules.ts';
import type { ActivityReport } from '../contract/shapes.ts';
import { allowedBy } from './consent.ts';
import { addLog, countOfVisit, type LogRow } from './log-store.ts';
import { countryOf, roughNetwork, roughUserAgent } from './observe.ts';
import type { ActivityParts } from './parts.ts';

/**
 * Keeps what a page tells of an act, as far as the person's last answer allows. Refuses too_many_logs. A failed insert only warns, as
 * the specification has it: what the person is doing goes on.
 */
export async function recordActivity(
  parts: ActivityParts,
  work: Work,
  { body }: CallInput<typeof recordActivityCall>,
): Promise<ReplyOf<typeof recordActivityCall>> {
  const { userId, sessionId } = personOf(work);
  const allowed = await allowedBy(work.db, userId);
  if (!allowed.analytics) return { recorded: false, id: null };
  const visit = body.session_id ?? sessionId;
  const since = addSeconds(work.now, -LOGS_WINDOW_S);
  if ((await countOfVisit(work.db, { userId, sessionId: visit, since })) >= LOGS_PER_WINDOW_MAX)
    throw new Refusal(activityRefusals.too_many_logs, {
      retryAfter_s: secondsUntil(addSeconds(work.now, LOGS_WINDOW_S), work.now),
    });
  try {
    const row = { ...(await rowOf(parts, work, { body, allowed })), user_id: userId, session_id: visit };
    await inSavepoint(work.db, () => addLog(work.db, row, addSeconds(work.now, LOG_KEEP_S)));
    return { recorded: true, id: row.id };
  } catch (error) {
    work.log.warn({ error }, 'an entry of the activity log could not be kept');
    return { recorded: false, id: null };
  }
}

interface Told {
  readonly body: ActivityReport;
  readonly allowed: ConsentChoices;
}

async function rowOf(
  parts: ActivityParts,
  work: Work,
  { body, allowed }: Told,
): Promise<Omit<LogRow, 'user_id' | 'session_id'>> {
  const { ip, userAgent } = work.request;
  const place = allowed.security_location ? await placeOf(body, ip) : nowhere;
  return {
    id: work.newId(),
    created_at: work.now,
    ip_address: roughNetwork(ip),
    ...place,
    currency_detected: place.country_code === null ? null : (parts.currencyOf(place.country_code) ?? null),
    currency_selected: body.currency_selected ?? null,
    language_detected: body.language_detected ?? null,
    language_selected: body.language_selected ?? null,
    user_agent: await roughUserAgent(userAgent),
    page_url: pathOnly(body.page_url ?? '') ?? null,
    activity_type: body.activity_type,
    activity_details: detailsOf(body.activity_details ?? {}, work.now),
  };
}

type Place = Pick<
  LogRow,
  'country' | 'country_code' | 'city' | 'region' | 'latitude' | 'longitude' | 'timezone'
>;

const nowhere: Place = {
  country: null,
  country_code: null,
  city: null,
  region: null,
  latitude: null,
  longitude: null,
  timezone: null,
};

/** The country is that of the network, whatever was told; coordinates come only in pairs, and rough. */
async function placeOf(body: ActivityReport, ip: string): Promise<Place> {
  const country = await countryOf(ip);
  const { latitude, longitude } = body;
  const isShared = typeof latitude === 'number' && typeof longitude === 'number';
  return {
    country: country?.name ?? null,
    country_code: country?.code ?? null,
    city: body.city ?? null,
    region: body.region ?? null,
    latitude: isShared ? roughDegrees(latitude) : null,
    longitude: isShared ? roughDegrees(longitude) : null,
    timezone: body.timezone ?? null,
  };
}

/** Sizes become rough; only the server says what is a security event. */
function detailsOf(given: Readonly<Record<string, unknown>>, now: Date): LogRow['activity_details'] {
  const { screen_resolution: screen, viewport_size: viewport, ...details } = given;
  const timestamp = typeof details['timestamp'] === 'string' ? details['timestamp'] : toInstant(now);
  return {
    ...details,
    timestamp,
    screen_resolution: roughSize(screen) ?? null,
    viewport_size: roughSize(viewport) ?? null,
    security_tracking: false,
  };
}
