import type { ReplyOf } from '@egcr/contract/endpoint';
import { toMajorText } from '@egcr/contract/money';
import { toInstant } from '@egcr/contract/time';
import { pageById } from '@egcr/server-kit/data/page';
import { sheetOf } from '@egcr/server-kit/data/sheet';
import type { CallInput } from '@egcr/server-kit/domain';
import type { FileReply } from '@egcr/server-kit/file-reply';
import { keyOf, personOf, principalOf, type Work } from '@egcr/server-kit/work';

import type { payoutsCall, payoutsFileCall } from '../contract/index.ts';
import type { PayoutParts } from './parts.ts';
import { listPayoutRows, type PayoutRow } from './payout-store.ts';
import { amountOf, payoutStateAt, showPayouts } from './shown.ts';

function askedBy(work: Work, { state, words }: CallInput<typeof payoutsFileCall>['query']) {
  const said = words?.trim();
  return { merchantId: principalOf(work), state, words: said === '' ? undefined : said };
}

/** A merchant's payouts, newest first. Test money is never paid out: a test key finds none. */
export async function listPayouts(
  parts: PayoutParts,
  work: Work,
  { query }: CallInput<typeof payoutsCall>,
): Promise<ReplyOf<typeof payoutsCall>> {
  const key = keyOf(work);
  if (key?.isLive === false) return { items: [], next: null };
  const asked = askedBy(work, query);
  const { rows, next } = await pageById(query, (page) => listPayoutRows(work.db, { ...asked, ...page }));
  const userId = key === undefined ? personOf(work).userId : undefined;
  return { items: await showPayouts(parts, work, rows, userId), next };
}

const HEAD = ['asked_at', 'state', 'amount', 'currency', 'by', 'ended_at', 'reference', 'reason'];

/** The same as a file. */
export async function exportPayouts(
  work: Work,
  { query }: CallInput<typeof payoutsFileCall>,
): Promise<FileReply> {
  const asked = askedBy(work, query);
  return sheetOf({
    name: 'payouts',
    now: work.now,
    head: HEAD,
    list: (db, page) => listPayoutRows(db, { ...asked, ...page }),
    values: (_db, rows) => rows.map((row) => cellsOf(row, work.now)),
  });
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
