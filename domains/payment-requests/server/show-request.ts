import { toInstant } from '@egcr/contract/time';
import { assetOf, type AssetCode } from '@egcr/ledger/contract';
import { told } from '@egcr/server-kit/event-kinds';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { referenceOf, toWire, type Party } from '@egcr/wallet/contract';
import { partiesOf, personOwner } from '@egcr/wallet/server';
import type * as z from 'zod/mini';

import { requestChanged } from '../contract/events.ts';
import type { requestReceived } from '../contract/notices.ts';
import type { RequestState } from '../contract/request-machine.ts';
import type { PaymentRequest } from '../contract/requests.ts';
import type { RequestParts } from './parts.ts';
import { paymentsOf, type RequestRow } from './store.ts';

/** What the request is at this instant: one past its end has expired, whether the job has said so or not. */
export function stateAt(row: RequestRow, now: Date): RequestState {
  return row.ended_at === null && row.expires_at <= now ? 'expired' : row.state;
}

export function assetOfRow(row: { readonly asset: string }): AssetCode {
  const asset = assetOf(row.asset);
  invariant(asset !== undefined, `the wallet keeps ${row.asset}, which the contract does not know`);
  return asset.code;
}

/** Requests as a person sees them: someone who only has the link does not learn who paid an open one. */
export async function showRequests(
  parts: RequestParts,
  work: Work,
  rows: readonly RequestRow[],
  userId: string,
): Promise<PaymentRequest[]> {
  const ids = rows.flatMap((row) => [row.requester_id, ...(row.payer_id === null ? [] : [row.payer_id])]);
  const party = await partiesOf(parts.people, work.db, ids.map(personOwner));
  const payments = await paymentsOf(
    work.db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => {
    const isSide = row.requester_id === userId || row.payer_id === userId;
    const payer = isSide && row.payer_id !== null ? party(personOwner(row.payer_id)) : null;
    const requester = party(personOwner(row.requester_id));
    invariant(requester !== null, 'a request was made by a person');
    return {
      ...moneyOf(row),
      id: row.id,
      reference: referenceOf(row.id),
      role: row.requester_id === userId ? 'requester' : 'payer',
      state: stateAt(row, work.now),
      note: row.note,
      requester,
      payer,
      is_open: row.is_open,
      created_at: toInstant(row.created_at),
      expires_at: toInstant(row.expires_at),
      ended_at: row.ended_at && toInstant(row.ended_at),
      transfer_ids: isSide ? [...(payments.get(row.id) ?? [])] : [],
    };
  });
}

export async function showRequest(
  parts: RequestParts,
  work: Work,
  row: RequestRow,
  userId: string,
): Promise<PaymentRequest> {
  const [shown] = await showRequests(parts, work, [row], userId);
  invariant(shown !== undefined, 'a request that was read is shown');
  return shown;
}

function moneyOf(row: RequestRow): Pick<PaymentRequest, 'asset' | 'amount' | 'paid' | 'remaining'> {
  const asset = assetOfRow(row);
  const money = (amountMinor: bigint) => toWire({ amountMinor, asset });
  return {
    asset,
    amount: row.amount === null ? null : money(row.amount),
    paid: money(row.paid),
    remaining: row.amount === null ? null : money(row.amount - row.paid),
  };
}

/** Tells the open pages of both sides. */
export async function tellBothSides(work: Work, row: RequestRow): Promise<void> {
  await work.emit(
    told(requestChanged, { id: row.id, state: stateAt(row, work.now) }, [
      row.requester_id,
      ...(row.payer_id === null ? [] : [row.payer_id]),
    ]),
  );
}

/** What a notification says about a request: who, and how much where that is said. */
export function noticeParams(row: RequestRow, other: Party): z.input<typeof requestReceived.params> {
  return {
    name: other.name,
    ...(row.amount === null ? {} : toWire({ amountMinor: row.amount, asset: assetOfRow(row) })),
    note: row.note,
  };
}
