import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import { pageById } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import { principalOf, type Work } from '@egcr/server-kit/work';

import type { requestsCall } from '../../contract/endpoints.ts';
import { listRequests } from './request-store.ts';

/** What the caller's keys asked for in the last 30 days, newest first. */
export async function listOwnRequests(
  work: Work,
  { query }: CallInput<typeof requestsCall>,
): Promise<ReplyOf<typeof requestsCall>> {
  const ownerId = principalOf(work);
  const asked = { ownerId, keyId: query.key, isRefused: query.result === 'refused' };
  const { rows, next } = await pageById(query, (page) => listRequests(work.db, { ...asked, ...page }));
  return {
    items: rows.map(({ key_id, name, is_live, at, ...row }) => ({
      id: row.id,
      key: { id: key_id, name },
      mode: is_live ? 'live' : 'test',
      method: row.method,
      route: row.route,
      status: row.status,
      code: row.code,
      duration_ms: row.duration_ms,
      request_id: row.request_id,
      at: toInstant(at),
    })),
    next,
  };
}
