import { uuidv7 } from '@egcr/contract/ids';
import { addSeconds } from '@egcr/contract/time';
import type { Job } from '@egcr/server-kit/domain';
import type { Gatekeeper, Services } from '@egcr/server-kit/services';

import { forgetRequests, insertRequest } from './request-store.ts';

export const FORGET_REQUESTS = 'developers.forget_requests';

const KEEP_S = 30 * 24 * 3600;
const BATCH = 20_000;
const ROUTE_MAX_LENGTH = 200;

/** What an API key asked for, written down for its owner. The kit gives the pattern of the address, so nothing that a program sends is kept. */
export function requestNotes({ db }: Pick<Services, 'db'>): Pick<Required<Gatekeeper>, 'noteKeyRequest'> {
  return {
    noteKeyRequest: ({ key, now, requestId, route, ...made }) =>
      insertRequest(db, {
        ...made,
        id: uuidv7(now.getTime()),
        owner_id: key.ownerId,
        key_id: key.keyId,
        is_live: key.isLive,
        route: route.slice(0, ROUTE_MAX_LENGTH),
        request_id: requestId,
        at: now,
      }),
  };
}

/** `developers.forget_requests`: after 30 days. */
export const forgetOldRequests: Job = async (work) => {
  await forgetRequests(work.db, addSeconds(work.now, -KEEP_S), BATCH);
};
