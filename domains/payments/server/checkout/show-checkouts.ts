import type { ReplyOf } from '@egcr/contract/endpoint';
import { toMajorText } from '@egcr/contract/money';
import { toInstant } from '@egcr/contract/time';
import { csvTyped } from '@egcr/server-kit/csv';
import { pageById } from '@egcr/server-kit/data/page';
import { sheetOf } from '@egcr/server-kit/data/sheet';
import type { CallInput } from '@egcr/server-kit/domain';
import type { FileReply } from '@egcr/server-kit/file-reply';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { referenceOf, toWire } from '@egcr/wallet/contract';

import type {
  checkoutsCall,
  CheckoutSession,
  checkoutsFileCall,
  CheckoutState,
} from '../../contract/index.ts';
import { salesAsked } from '../merchant.ts';
import type { PaymentParts } from '../parts.ts';
import { assetOfRow } from '../shown.ts';
import { listCheckouts, type CheckoutsAsked } from './checkout-lists.ts';
import type { CheckoutRow } from './checkout-store.ts';

type Parts = Pick<PaymentParts, 'publicUrl'>;

/** A shop's sessions, newest first. */
export async function listOwnCheckouts(
  parts: Parts,
  work: Work,
  { query }: CallInput<typeof checkoutsCall>,
): Promise<ReplyOf<typeof checkoutsCall>> {
  const asked = askedBy(work, query);
  if (asked === undefined) return { items: [], next: null };
  const { rows, next } = await pageById(query, (page) => listCheckouts(work.db, { ...asked, ...page }));
  return { items: rows.map((row) => showCheckout(parts, row, work.now)), next };
}

/** What the caller asks for; undefined where a key asks for the mode that it does not see. */
function askedBy(
  work: Work,
  { state, mode, words }: CallInput<typeof checkoutsFileCall>['query'],
): Omit<CheckoutsAsked, 'after' | 'limit'> | undefined {
  const sales = salesAsked(work, mode);
  return sales && { ...sales, state, words, now: work.now };
}

const HEAD = [
  'created_at',
  'session',
  'title',
  'metadata',
  'state',
  'amount',
  'currency',
  'payment',
  'expires_at',
  'mode',
];

/** The same as a file of values. */
export async function exportCheckouts(
  work: Work,
  { query }: CallInput<typeof checkoutsFileCall>,
): Promise<FileReply> {
  const asked = askedBy(work, query);
  return sheetOf({
    name: 'checkout-sessions',
    now: work.now,
    head: HEAD,
    list: async (db, page) => (asked === undefined ? [] : listCheckouts(db, { ...asked, ...page })),
    values: (_db, rows) => rows.map((row) => cellsOf(row, work.now)),
  });
}

function cellsOf(row: CheckoutRow, now: Date): string[] {
  const { amount, expires_at: end } = whole(row);
  return [
    toInstant(row.created_at),
    row.id,
    csvTyped(row.title),
    Object.keys(row.metadata).length === 0 ? '' : JSON.stringify(row.metadata),
    checkoutStateAt(row, now),
    toMajorText(BigInt(amount.value), amount.assetScale),
    amount.assetCode,
    row.payment_id === null ? '' : referenceOf(row.payment_id),
    toInstant(end),
    row.is_test ? 'test' : 'live',
  ];
}

/** Sold: someone has paid or is about to. A payment that fails makes it open again. */
export function checkoutStateAt(row: CheckoutRow, now: Date): CheckoutState {
  const isOnItsWay = row.payment_state === 'processing' || row.payment_state === 'requires_action';
  if (row.state === 'exhausted') return isOnItsWay ? 'open' : 'complete';
  const isOver = row.state !== 'active' || (row.expires_at !== null && row.expires_at <= now);
  return isOver ? 'expired' : 'open';
}

/** What a link may lack and a session never does. */
function whole(row: CheckoutRow) {
  invariant(row.amount !== null && row.expires_at !== null, 'a checkout session has no amount, or no end');
  return {
    amount: toWire({ amountMinor: row.amount, asset: assetOfRow(row) }),
    expires_at: row.expires_at,
  };
}

export function showCheckout({ publicUrl }: Parts, row: CheckoutRow, now: Date): CheckoutSession {
  const { amount, expires_at: end } = whole(row);
  return {
    id: row.id,
    url: new URL(`/checkout/${row.id}`, publicUrl).href,
    state: checkoutStateAt(row, now),
    title: row.title,
    amount,
    capture: row.capture,
    is_test: row.is_test,
    metadata: row.metadata,
    success_url: row.success_url,
    cancel_url: row.cancel_url,
    link_id: row.link_id,
    payment:
      row.payment_id === null || row.payment_state === null
        ? null
        : { id: row.payment_id, state: row.payment_state },
    created_at: toInstant(row.created_at),
    expires_at: toInstant(end),
  };
}
