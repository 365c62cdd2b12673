import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import {
  scamAlertRefusals,
  type publishScamAlertCall,
  type readScamAlertsCall,
  type ScamAlert,
  type withdrawScamAlertCall,
} from '../contract/scam-alert-endpoints.ts';
import { SCAM_ALERTS_MAX } from '../contract/scam-alert-limits.ts';

interface AlertRow extends Omit<ScamAlert, 'published_at'> {
  readonly published_at: Date;
}

const columns = sql`id, language, title, text, published_at`;

/** GET /site/scam-alerts. */
export async function readScamAlerts({ db }: Work): Promise<ReplyOf<typeof readScamAlertsCall>> {
  const { rows } = await sql<AlertRow>`
    select ${columns}
    from site.scam_alert
    where withdrawn_at is null
    order by published_at desc, id
    limit ${SCAM_ALERTS_MAX}`.execute(db);
  return { items: rows.map(toAlert) };
}

/** POST /site/scam-alerts. Refuses scam_alerts_full. */
export async function publishScamAlert(
  work: Work,
  { body }: CallInput<typeof publishScamAlertCall>,
): Promise<ScamAlert> {
  // Two who publish the last one at the same moment follow each other.
  await sql`select pg_advisory_xact_lock(hashtextextended('site scam alerts', 0))`.execute(work.db);
  const { rows } = await sql<AlertRow>`
    insert into site.scam_alert (id, language, title, text, published_by, published_at)
    select ${work.newId()}, ${body.language}, ${body.title}, ${body.text}, ${personOf(work).userId}, ${work.now}
    where (select count(*) from site.scam_alert where withdrawn_at is null) < ${SCAM_ALERTS_MAX}
    returning ${columns}`.execute(work.db);
  if (!rows[0]) throw new Refusal(scamAlertRefusals.scam_alerts_full);
  return toAlert(rows[0]);
}

/** DELETE /site/scam-alerts/:id. Refuses not_found. */
export async function withdrawScamAlert(
  work: Work,
  { params }: CallInput<typeof withdrawScamAlertCall>,
): Promise<undefined> {
  const { rows } = await sql`
    update site.scam_alert set withdrawn_by = ${personOf(work).userId}, withdrawn_at = ${work.now}
    where id = ${params.id} and withdrawn_at is null
    returning id`.execute(work.db);
  if (rows.length === 0) throw new Refusal(platformRefusals.not_found);
  return undefined;
}

function toAlert({ published_at, ...row }: AlertRow): ScamAlert {
  return { ...row, published_at: toInstant(published_at) };
}
