import { uuid } from '@egcr/contract/ids';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import type { PaymentRequest, requestCall, requestsCall } from '../../contract/requests.ts';
import type { WalletParts } from '../parts.ts';
import { pathId } from '../path-id.ts';
import { showRequest, showRequests } from './show-request.ts';
import { countToPay, findRequest, listRequests, type RequestRow } from './store.ts';

/** A person's requests, made and got, newest first. `after` is the id of the last one shown. */
export async function listOwnRequests(
  parts: WalletParts,
  work: Work,
  { query }: CallInput<typeof requestsCall>,
): Promise<ReplyOf<typeof requestsCall>> {
  const { userId } = personOf(work);
  const { after, limit, role, state } = query;
  if (after !== undefined && !z.safeParse(uuid, after).success) {
    throw validationRefusal([{ field: 'after', code: 'cursor_unknown' }]);
  }
  // One more than asked for tells whether there is another page.
  const wanted = { userId, role, state, below: after, now: work.now, limit: limit + 1 };
  const rows = await listRequests(work.db, wanted);
  const shown = rows.slice(0, limit);
  return {
    items: await showRequests(parts, work, shown, userId),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    to_pay: await countToPay(work.db, userId, work.now),
  };
}

/** One request. Refuses not_found to everybody but its two sides, unless it is open to anybody. */
export async function readRequest(
  parts: WalletParts,
  work: Work,
  { params }: CallInput<typeof requestCall>,
): Promise<PaymentRequest> {
  const { userId } = personOf(work);
  return showRequest(parts, work, visibleTo(userId, await findRequest(work.db, pathId(params.id))), userId);
}

/** The row where this person may see it. Refuses not_found. */
export function visibleTo(userId: string, row: RequestRow | undefined): RequestRow {
  const isVisible = row && (row.is_open || row.requester_id === userId || row.payer_id === userId);
  if (!isVisible) throw new Refusal(platformRefusals.not_found);
  return row;
}
