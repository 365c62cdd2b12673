import type { ReplyOf } from '@egcr/contract/endpoint';
import { toMajorText } from '@egcr/contract/money';
import { toInstant } from '@egcr/contract/time';
import { csvTyped } from '@egcr/server-kit/csv';
import { pageById } from '@egcr/server-kit/data/page';
import { sheetOf } from '@egcr/server-kit/data/sheet';
import type { CallInput } from '@egcr/server-kit/domain';
import type { FileReply } from '@egcr/server-kit/file-reply';
import type { Work } from '@egcr/server-kit/work';
import { toWire } from '@egcr/wallet/contract';

import type { linksCall, linksFileCall } from '../contract/index.ts';
import { listLinks, type LinkRow, type LinksAsked } from './link-store.ts';
import { salesAsked } from './merchant.ts';
import { assetOfRow, linkStateAt, showLink } from './shown.ts';

/** A merchant's links, newest first. */
export async function listOwnLinks(
  work: Work,
  { query }: CallInput<typeof linksCall>,
): Promise<ReplyOf<typeof linksCall>> {
  const asked = askedBy(work, query);
  if (asked === undefined) return { items: [], next: null };
  const { rows, next } = await pageById(query, (page) => listLinks(work.db, { ...asked, ...page }));
  return { items: rows.map((row) => showLink(row, work.now)), next };
}

/** What the caller asks for; undefined where a key asks for the mode that it does not see. */
function askedBy(
  work: Work,
  { state, mode, words }: CallInput<typeof linksFileCall>['query'],
): Omit<LinksAsked, 'after' | 'limit'> | undefined {
  const sales = salesAsked(work, mode);
  return sales && { ...sales, state, words, now: work.now };
}

const HEAD = ['created_at', 'title', 'state', 'amount', 'currency', 'sold', 'stock', 'expires_at', 'mode'];

/** The same as a file of values. */
export async function exportLinks(
  work: Work,
  { query }: CallInput<typeof linksFileCall>,
): Promise<FileReply> {
  const asked = askedBy(work, query);
  return sheetOf({
    name: 'payment-links',
    now: work.now,
    head: HEAD,
    list: async (db, page) => (asked === undefined ? [] : listLinks(db, { ...asked, ...page })),
    values: (_db, rows) => rows.map((row) => cellsOf(row, work.now)),
  });
}

function cellsOf(row: LinkRow, now: Date): string[] {
  const asset = assetOfRow(row);
  const { amount } = row;
  return [
    toInstant(row.created_at),
    csvTyped(row.title),
    linkStateAt(row, now),
    amount === null ? '' : toMajorText(amount, toWire({ amountMinor: amount, asset }).assetScale),
    asset,
    row.sold.toString(),
    row.stock?.toString() ?? '',
    row.expires_at === null ? '' : toInstant(row.expires_at),
    row.is_test ? 'test' : 'live',
  ];
}
