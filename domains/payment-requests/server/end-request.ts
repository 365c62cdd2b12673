import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput, Job } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { partyOf, pathId, toParty } from '@egcr/wallet/server';

import { requestCancelled, requestDeclined, requestExpired } from '../contract/notices.ts';
import { paymentRequestMachine } from '../contract/request-machine.ts';
import type {
  cancelRequestCall,
  declineRequestCall,
  PaymentRequest,
  requestBlocksCall,
  unblockRequestsCall,
} from '../contract/requests.ts';
import { tell } from './notices.ts';
import type { RequestParts } from './parts.ts';
import { noticeParams, showRequest, stateAt, tellBothSides } from './show-request.ts';
import { blockRequests, endRequest, expireDue, listBlocked, lockRequest, unblockRequests } from './store.ts';

export const EXPIRE = 'payment_requests.expire';

/** How many requests one run of the job ends; what is left is found by the next. */
const EXPIRE_BATCH = 500;

/**
 * Declines a request, for the one who was named to pay it; with `block`, this and every other open one of the same person, and no
 * more are taken. Refuses not_found, request_closed.
 */
export async function declineRequest(
  parts: RequestParts,
  work: Work,
  { params, body }: CallInput<typeof declineRequestCall>,
): Promise<PaymentRequest> {
  const { userId } = personOf(work);
  const row = await lockRequest(work.db, pathId(params.id));
  if (row?.payer_id !== userId || row.is_open) throw new Refusal(platformRefusals.not_found);
  const state = step(paymentRequestMachine, stateAt(row, work.now), 'decline');
  const ended = await endRequest(work.db, row.id, state, work.now);
  invariant(ended !== undefined, 'the request that was locked is gone');
  const others = body.block
    ? await blockRequests(work.db, { userId, otherId: row.requester_id, now: work.now })
    : [];
  const me = await partyOf(parts, work, userId);
  for (const each of [ended, ...others]) {
    await tell(work, each.requester_id, requestDeclined.of(noticeParams(each, me), each.id));
    await tellBothSides(work, each);
  }
  return showRequest(parts, work, ended, userId);
}

/** Takes back one's own request. Refuses not_found, request_closed. */
export async function cancelRequest(
  parts: RequestParts,
  work: Work,
  { params }: CallInput<typeof cancelRequestCall>,
): Promise<PaymentRequest> {
  const { userId } = personOf(work);
  const row = await lockRequest(work.db, pathId(params.id));
  if (row?.requester_id !== userId) throw new Refusal(platformRefusals.not_found);
  const state = step(paymentRequestMachine, stateAt(row, work.now), 'cancel');
  const ended = await endRequest(work.db, row.id, state, work.now);
  invariant(ended !== undefined, 'the request that was locked is gone');
  if (ended.payer_id !== null) {
    const params = noticeParams(ended, await partyOf(parts, work, userId));
    await tell(work, ended.payer_id, requestCancelled.of(params, ended.id));
  }
  await tellBothSides(work, ended);
  return showRequest(parts, work, ended, userId);
}

/** `payment_requests.expire`: ends what has waited long enough, and tells who asked. */
export function expireRequests({ people }: RequestParts): Job {
  return async (work) => {
    for (const row of await expireDue(work.db, work.now, EXPIRE_BATCH)) {
      const payer =
        row.payer_id === null
          ? undefined
          : (await people.findByIds(work.db, [row.payer_id])).get(row.payer_id);
      const params = noticeParams(row, payer ? toParty(payer) : { user_id: '', username: '', name: '' });
      await tell(work, row.requester_id, requestExpired.of(params, row.id));
      await tellBothSides(work, row);
    }
  };
}

/** Whose requests a person takes no longer. */
export async function listRequestBlocks(
  parts: RequestParts,
  work: Work,
): Promise<ReplyOf<typeof requestBlocksCall>> {
  const ids = await listBlocked(work.db, personOf(work).userId);
  const known = await parts.people.findByIds(work.db, ids);
  return {
    items: ids.flatMap((id) => {
      const person = known.get(id);
      return person ? [toParty(person)] : [];
    }),
  };
}

/** Takes requests from someone again. */
export async function unblock(
  parts: RequestParts,
  work: Work,
  { params }: CallInput<typeof unblockRequestsCall>,
): Promise<ReplyOf<typeof requestBlocksCall>> {
  await unblockRequests(work.db, personOf(work).userId, pathId(params.user_id));
  return listRequestBlocks(parts, work);
}
