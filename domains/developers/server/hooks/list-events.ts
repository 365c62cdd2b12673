import type { ReplyOf } from '@egcr/contract/endpoint';
import { csvTyped } from '@egcr/server-kit/csv';
import { pageById } from '@egcr/server-kit/data/page';
import { sheetOf } from '@egcr/server-kit/data/sheet';
import type { CallInput } from '@egcr/server-kit/domain';
import type { FileReply } from '@egcr/server-kit/file-reply';
import { keyOf, principalOf, type Work } from '@egcr/server-kit/work';

import type { eventsCall, eventsFileCall } from '../../contract/webhook-endpoints.ts';
import { listEvents, type EventRow, type EventsAsked } from './delivery-store.ts';
import { showEvent } from './shown.ts';

/** What the caller asks for; undefined where a key asks for the mode that it does not see. */
function askedBy(
  work: Work,
  { type, mode, words }: CallInput<typeof eventsFileCall>['query'],
): Omit<EventsAsked, 'after' | 'limit'> | undefined {
  const only = keyOf(work)?.isLive;
  const isLive = mode === undefined ? only : mode === 'live';
  if (only !== undefined && isLive !== only) return undefined;
  return { ownerId: principalOf(work), type, isLive, words };
}

/** What happened to the caller's payments, newest first; to a key only in its own mode. */
export async function listOwnEvents(
  work: Work,
  { query }: CallInput<typeof eventsCall>,
): Promise<ReplyOf<typeof eventsCall>> {
  const asked = askedBy(work, query);
  if (asked === undefined) return { items: [], next: null };
  const { rows, next } = await pageById(query, (page) => listEvents(work.db, { ...asked, ...page }));
  return { items: rows.map(showEvent), next };
}

const HEAD = ['at', 'id', 'type', 'mode', 'object_id', 'title', 'state'];

/** The same as a file of values. */
export async function exportEvents(
  work: Work,
  { query }: CallInput<typeof eventsFileCall>,
): Promise<FileReply> {
  const asked = askedBy(work, query);
  return sheetOf({
    name: 'events',
    now: work.now,
    head: HEAD,
    list: async (db, page) => (asked === undefined ? [] : listEvents(db, { ...asked, ...page })),
    values: (_db, rows) => rows.map(cellsOf),
  });
}

function cellsOf(row: EventRow): string[] {
  const { at, id, type, mode, object } = showEvent(row);
  const said = (name: string) => {
    const value = object[name];
    return typeof value === 'string' ? csvTyped(value) : '';
  };
  return [at, id, type, mode, said('id'), said('title'), said('state')];
}
