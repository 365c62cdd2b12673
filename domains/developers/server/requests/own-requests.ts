import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import { csvTyped } from '@egcr/server-kit/csv';
import { pageById } from '@egcr/server-kit/data/page';
import { sheetOf } from '@egcr/server-kit/data/sheet';
import type { CallInput } from '@egcr/server-kit/domain';
import type { FileReply } from '@egcr/server-kit/file-reply';
import { principalOf, type Work } from '@egcr/server-kit/work';

import type { requestsCall, requestsFileCall } from '../../contract/endpoints.ts';
import type { KeyRequest } from '../../contract/shapes.ts';
import { listRequests, type RequestRow, type RequestsAsked } from './request-store.ts';

function askedBy(
  work: Work,
  { key, result, mode, words }: CallInput<typeof requestsFileCall>['query'],
): Omit<RequestsAsked, 'after' | 'limit'> {
  return {
    ownerId: principalOf(work),
    keyId: key,
    isRefused: result === 'refused',
    isLive: mode && mode === 'live',
    words,
  };
}

function showRequest({ key_id, name, is_live, at, ...row }: RequestRow): KeyRequest {
  return {
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
  };
}

/** What the caller's keys asked for in the last 30 days, newest first. */
export async function listOwnRequests(
  work: Work,
  { query }: CallInput<typeof requestsCall>,
): Promise<ReplyOf<typeof requestsCall>> {
  const asked = askedBy(work, query);
  const { rows, next } = await pageById(query, (page) => listRequests(work.db, { ...asked, ...page }));
  return { items: rows.map(showRequest), next };
}

const HEAD = ['at', 'method', 'route', 'status', 'code', 'duration_ms', 'key', 'mode', 'request_id'];

/** The same as a file of values. */
export async function exportRequests(
  work: Work,
  { query }: CallInput<typeof requestsFileCall>,
): Promise<FileReply> {
  const asked = askedBy(work, query);
  return sheetOf({
    name: 'api-requests',
    now: work.now,
    head: HEAD,
    list: (db, page) => listRequests(db, { ...asked, ...page }),
    values: (_db, rows) =>
      rows
        .map(showRequest)
        .map((row) => [
          row.at,
          row.method,
          row.route,
          row.status.toString(),
          row.code ?? '',
          row.duration_ms.toString(),
          csvTyped(row.key.name),
          row.mode,
          csvTyped(row.request_id),
        ]),
  });
}
