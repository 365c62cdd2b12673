import type { ReplyOf } from '@egcr/contract/endpoint';
import { toMajorText } from '@egcr/contract/money';
import { toInstant } from '@egcr/contract/time';
import { csvRow } from '@egcr/server-kit/csv';
import { pageById } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import type { CallInput } from '@egcr/server-kit/domain';
import { FileReply } from '@egcr/server-kit/file-reply';
import { keyOf, personOf, principalOf, type Work } from '@egcr/server-kit/work';

import type { payoutsCall, payoutsFileCall } from '../contract/index.ts';
import type { PayoutParts } from './parts.ts';
import { listPayoutRows, type PayoutRow } from './payout-store.ts';
import { amountOf, payoutStateAt, showPayouts } from './shown.ts';

/** A merchant's payouts, newest first. Test money is never paid out: a test key finds none. */
export async function listPayouts(
  parts: PayoutParts,
  work: Work,
  { query }: CallInput<typeof payoutsCall>,
): Promise<ReplyOf<typeof payoutsCall>> {
  const key = keyOf(work);
  if (key?.isLive === false) return { items: [], next: null };
  const asked = { merchantId: principalOf(work), state: query.state };
  const { rows, next } = await pageById(query, (page) => listPayoutRows(work.db, { ...asked, ...page }));
  const userId = key === undefined ? personOf(work).userId : undefined;
  return { items: await showPayouts(parts, work, rows, userId), next };
}

const HEAD = ['asked_at', 'state', 'amount', 'currency', 'by', 'ended_at', 'reference', 'reason'];
const ROWS_AT_ONCE = 500;
const ROWS_MAX = 10_000;

/** The same as a file. */
export async function exportPayouts(
  work: Work,
  { query }: CallInput<typeof payoutsFileCall>,
): Promise<FileReply> {
  const asked = { merchantId: principalOf(work), state: query.state, now: work.now };
  const name = `egcr-payouts-${toInstant(work.now).slice(0, 10)}.csv`;
  return new FileReply({ name, mediaType: 'text/csv', content: (db) => rowsOf(db, asked) });
}

interface FileAsked {
  readonly merchantId: string;
  readonly state: PayoutRow['state'] | undefined;
  readonly now: Date;
}

async function* rowsOf(db: Database, { now, ...asked }: FileAsked): AsyncGenerator<string> {
  yield csvRow(HEAD);
  let after: string | undefined;
  for (let sent = 0; sent < ROWS_MAX; sent += ROWS_AT_ONCE) {
    const rows = await listPayoutRows(db, { ...asked, after, limit: ROWS_AT_ONCE });
    yield rows.map((row) => csvRow(cellsOf(row, now))).join('');
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1)?.id;
  }
}

function cellsOf(row: PayoutRow, now: Date): string[] {
  const { assetCode, assetScale } = amountOf(row);
  return [
    toInstant(row.asked_at),
    payoutStateAt(row, now),
    toMajorText(row.amount, assetScale),
    assetCode,
    row.is_scheduled ? 'schedule' : 'hand',
    row.ended_at === null ? '' : toInstant(row.ended_at),
    row.reference ?? '',
    row.reason ?? '',
  ];
}
