import { uuidv7 } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds } from '@egcr/contract/time';
import type { Job } from '@egcr/server-kit/domain';
import type { Gatekeeper, Services } from '@egcr/server-kit/services';

import { forgetRequests, insertRequest } from './request-store.ts';

export const FORGET_REQUESTS = 'developers.forget_requests';

const KEEP_S = 30 * 24 * 3600;
const BATCH = 20_000;
/** One run stops here; the next goes on. */
const BATCHES_MAX = 10;
const ROUTE_MAX_LENGTH = 200;
const ID_MAX_LENGTH = 100;

/** What an API key asked for, written down for its owner. The kit gives the pattern of the address, so nothing that a program sends is kept. */
export function requestNotes({ db }: Pick<Services, 'db'>): Pick<Required<Gatekeeper>, 'noteKeyRequest'> {
  return {
    noteKeyRequest: async ({ key, now, requestId, route, ...made }) => {
      // Who asks beyond the rate of a key must not fill the list, or the disk.
      if (made.code === platformRefusals.rate_limited.code) return;
      await insertRequest(db, {
        ...made,
        id: uuidv7(now.getTime()),
        owner_id: key.ownerId,
        key_id: key.keyId,
        is_live: key.isLive,
        route: route.slice(0, ROUTE_MAX_LENGTH),
        request_id: requestId.slice(0, ID_MAX_LENGTH),
        at: now,
      });
    },
  };
}

/** `developers.forget_requests`: after 30 days. */
export const forgetOldRequests: Job = async (work) => {
  const before = addSeconds(work.now, -KEEP_S);
  for (let batch = 0; batch < BATCHES_MAX; batch += 1)
    if ((await forgetRequests(work.db, before, BATCH)) < BATCH) return;
};
