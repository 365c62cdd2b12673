import { toInstant } from '@egcr/contract/time';
import { csvRow, csvTyped } from '@egcr/server-kit/csv';
import type { Database } from '@egcr/server-kit/database';
import type { CallInput } from '@egcr/server-kit/domain';
import { FileReply } from '@egcr/server-kit/file-reply';
import { personOf, type Work } from '@egcr/server-kit/work';

import { exportFiles, type exportActivityCall } from '../contract/endpoints.ts';
import { EXPORT_PAGE, RECEIPTS_MAX } from '../contract/limits.ts';
import type { ActivityLog } from '../contract/shapes.ts';
import { receiptOf } from './consent.ts';
import { listReceipts } from './consent-store.ts';
import { listLogs } from './log-store.ts';
import { shownLog } from './read-activity.ts';

/** The person's log as a file. Entries only go, never change: one that is deleted meanwhile is left out. */
export async function exportActivity(
  work: Work,
  { query }: CallInput<typeof exportActivityCall>,
): Promise<FileReply> {
  const { userId } = personOf(work);
  const { mediaType, ending } = exportFiles[query.format];
  const madeAt = toInstant(work.now);
  const content =
    query.format === 'csv'
      ? (db: Database) => csvOf(pagesOf(db, userId))
      : (db: Database) => jsonOf(db, { userId, madeAt });
  return new FileReply({ name: `egcr-activity-${madeAt.slice(0, 10)}.${ending}`, mediaType, content });
}

type Pages = AsyncIterable<readonly ActivityLog[]>;

async function* pagesOf(db: Database, userId: string): AsyncGenerator<readonly ActivityLog[]> {
  for (let after: string | undefined; ;) {
    const rows = await listLogs(db, { userId, after, limit: EXPORT_PAGE });
    if (rows.length > 0) yield rows.map(shownLog);
    if (rows.length < EXPORT_PAGE) return;
    after = rows.at(-1)?.id;
  }
}

const HEAD = [
  'created_at',
  'activity_type',
  'page_url',
  'ip_address',
  'country',
  'country_code',
  'city',
  'region',
  'latitude',
  'longitude',
  'timezone',
  'currency_detected',
  'currency_selected',
  'language_detected',
  'language_selected',
  'user_agent',
  'session_id',
  'user_id',
  'activity_details',
  'id',
] as const satisfies readonly (keyof ActivityLog)[];

/** RFC 4180 in UTF-8, newest first. */
async function* csvOf(pages: Pages): AsyncGenerator<string> {
  yield csvRow(HEAD);
  for await (const page of pages)
    yield page.map((log) => csvRow(HEAD.map((name) => written(log[name])))).join('');
}

function written(value: ActivityLog[keyof ActivityLog]): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') return JSON.stringify(value);
  return csvTyped(value);
}

async function* jsonOf(
  db: Database,
  { userId, madeAt }: { readonly userId: string; readonly madeAt: string },
): AsyncGenerator<string> {
  const receipts = await listReceipts(db, { userId, limit: RECEIPTS_MAX });
  const about = { made_at: madeAt, user_id: userId, consents: receipts.map(receiptOf) };
  yield `${JSON.stringify(about).slice(0, -1)},"items":[`;
  let separator = '';
  for await (const page of pagesOf(db, userId)) {
    yield separator + page.map((log) => JSON.stringify(log)).join(',');
    separator = ',';
  }
  yield ']}\n';
}
