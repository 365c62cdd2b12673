import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { pageById } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { pathId } from '@egcr/wallet/server';

import type { PaymentRequest, requestCall, requestsCall } from '../contract/requests.ts';
import type { RequestParts } from './parts.ts';
import { showRequest, showRequests } from './show-request.ts';
import { countToPay, findRequest, listRequests, type RequestRow } from './store.ts';

/** A person's requests, made and got, newest first. `after` is the id of the last one shown. */
export async function listOwnRequests(
  parts: RequestParts,
  work: Work,
  { query }: CallInput<typeof requestsCall>,
): Promise<ReplyOf<typeof requestsCall>> {
  const { userId } = personOf(work);
  const { role, state } = query;
  const { rows, next } = await pageById(query, ({ after: below, limit }) =>
    listRequests(work.db, { userId, role, state, below, now: work.now, limit }),
  );
  return {
    items: await showRequests(parts, work, rows, userId),
    next,
    to_pay: await countToPay(work.db, userId, work.now),
  };
}

/** One request. Refuses not_found to everybody but its two sides, unless it is open to anybody. */
export async function readRequest(
  parts: RequestParts,
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
