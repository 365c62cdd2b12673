import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import { csvTyped } from '@egcr/server-kit/csv';
import { pageById } from '@egcr/server-kit/data/page';
import { sheetOf } from '@egcr/server-kit/data/sheet';
import type { Database } from '@egcr/server-kit/database';
import type { CallInput } from '@egcr/server-kit/domain';
import type { FileReply } from '@egcr/server-kit/file-reply';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, principalOf, type Work } from '@egcr/server-kit/work';
import { referenceOf, toWire } from '@egcr/wallet/contract';
import { pathId } from '@egcr/wallet/server';
import { toMajorText } from '@egcr/contract/money';

import {
  disputeStateAt,
  type Dispute,
  type disputeCall,
  type disputeFileCall,
  type disputesCall,
  type disputesFileCall,
} from '../../contract/index.ts';
import { isSideOf, testOnlyOf } from '../merchant.ts';
import type { PaymentParts } from '../parts.ts';
import { assetOfRow } from '../shown.ts';
import { listDisputes, type DisputesAsked } from './dispute-lists.ts';
import { findDispute, type DisputeRow } from './dispute-store.ts';
import { evidenceOf } from './evidence-store.ts';
import { showDispute, showDisputes } from './shown-dispute.ts';

type Query = CallInput<typeof disputesFileCall>['query'];

/** What the caller asks for. A key sees what its merchant sells, in its own mode. */
function askedBy(work: Work, { role, state, mode, words }: Query): Omit<DisputesAsked, 'after' | 'limit'> {
  const only = testOnlyOf(work);
  return {
    userId: only === undefined && role === 'payer' ? personOf(work).userId : principalOf(work),
    role: only === undefined ? (role ?? 'merchant') : 'merchant',
    state,
    isTest: only ?? (mode === undefined ? undefined : mode === 'test'),
    words: words?.trim() === '' ? undefined : words?.trim(),
    now: work.now,
  };
}

/** Disputes of payments to the caller, or of those they made, newest first. */
export async function listOwnDisputes(
  parts: PaymentParts,
  work: Work,
  { query }: CallInput<typeof disputesCall>,
): Promise<ReplyOf<typeof disputesCall>> {
  const asked = askedBy(work, query);
  // A key that asks in the mode it does not see finds nothing.
  if (query.mode !== undefined && asked.isTest !== (query.mode === 'test')) return { items: [], next: null };
  const { rows, next } = await pageById(query, (page) => listDisputes(work.db, { ...asked, ...page }));
  return { items: await showDisputes(parts, work, rows, asked.userId), next };
}

const HEAD = [
  'opened_at',
  'reference',
  'title',
  'reason',
  'state',
  'amount',
  'currency',
  'due_at',
  'ended_at',
  'rail',
  'mode',
];

/** The same as a file of values. */
export async function exportDisputes(
  work: Work,
  { query }: CallInput<typeof disputesFileCall>,
): Promise<FileReply> {
  const asked = askedBy(work, query);
  return sheetOf({
    name: 'disputes',
    now: work.now,
    head: HEAD,
    list: (db, page) => listDisputes(db, { ...asked, ...page }),
    values: (_db, rows) => rows.map((row) => cellsOf(row, work.now)),
  });
}

function cellsOf(row: DisputeRow, now: Date): string[] {
  const asset = assetOfRow(row);
  const { assetScale } = toWire({ amountMinor: row.amount, asset });
  return [
    toInstant(row.opened_at),
    referenceOf(row.payment_id),
    csvTyped(row.title),
    row.reason,
    disputeStateAt(row, now),
    toMajorText(row.amount, assetScale),
    asset,
    toInstant(row.due_at),
    row.ended_at === null ? '' : toInstant(row.ended_at),
    row.rail,
    row.is_test ? 'test' : 'live',
  ];
}

/** The dispute of an address, for its two sides. Refuses not_found to everyone else, and to a key of the other mode. */
export async function ownDispute(work: Work, id: string): Promise<DisputeRow> {
  const row = await findDispute(work.db, pathId(id));
  if (row === undefined || !isSideOf(work, row)) throw new Refusal(platformRefusals.not_found);
  return row;
}

export async function readDispute(
  parts: PaymentParts,
  work: Work,
  { params }: CallInput<typeof disputeCall>,
): Promise<Dispute> {
  const row = await ownDispute(work, params.id);
  const merchantId = principalOf(work);
  return showDispute(parts, work, row, row.merchant_id === merchantId ? merchantId : row.payer_id);
}

/** A link to a file of a dispute. Refuses not_found. */
export async function linkToEvidence(
  { uploads }: PaymentParts,
  work: Work,
  { params }: CallInput<typeof disputeFileCall>,
): Promise<ReplyOf<typeof disputeFileCall>> {
  personOf(work);
  const row = await ownDispute(work, params.id);
  return uploads.linkTo(work, await fileOf(work.db, row.id, params.number));
}

/** The file of a number. Refuses not_found. */
export async function fileOf(db: Database, disputeId: string, number: number): Promise<string> {
  const files = (await evidenceOf(db, [disputeId])).get(disputeId) ?? [];
  const file = files.find((each) => each.number === number);
  if (file === undefined) throw new Refusal(platformRefusals.not_found);
  return file.file_id;
}
