import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import { pageById } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import { isOutsideUrl } from '@egcr/server-kit/http/post-outside';
import { invariant, Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import { readSearch } from '@egcr/server-kit/search/words';
import { personOf, type Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import {
  sourceRefusals,
  unreadItem,
  type GrantImport,
  type listImportsCall,
  type listOutsideCall,
  type startImportCall,
} from '../contract/index.ts';
import { SOURCES_MAX } from '../contract/limits.ts';
import {
  beginImport,
  findImport,
  keepSource,
  listImportRows,
  listOutsideRows,
  type ImportRow,
} from './import-store.ts';

export const READ_SOURCE = 'grant_sources.read_source';

export interface ImportRules {
  /** In test mode a source may stand on this very machine. */
  readonly allowsLoopback: boolean;
}

/**
 * Begins to read a source; what came of it stands in the list. Refuses an address that is not public https (validation_failed),
 * too_many_sources, import_running, in that order.
 */
export async function startImport(
  { allowsLoopback }: ImportRules,
  work: Work,
  { body }: CallInput<typeof startImportCall>,
): Promise<ReplyOf<typeof startImportCall>> {
  const url = baseOf(body.url.trim(), allowsLoopback);
  if (url === undefined) throw validationRefusal([{ field: 'url', code: 'url_not_allowed' }]);
  const by = personOf(work).userId;
  const sourceId = await keepSource(work, { url, host: new URL(url).host, by, most: SOURCES_MAX });
  if (sourceId === undefined)
    throw new Refusal(sourceRefusals.too_many_sources, { members: { maximum: SOURCES_MAX } });
  const id = work.effectId;
  if (!(await beginImport(work, { id, sourceId, by }))) throw new Refusal(sourceRefusals.import_running);
  await work.enqueue(READ_SOURCE, { id }, { key: `${READ_SOURCE} ${id}` });
  const row = await findImport(work.db, id);
  invariant(row !== undefined, 'an import that was begun is there');
  return importOf(row);
}

/** Where the paths of the protocol begin: the whole address of an operation is taken too. */
function baseOf(text: string, allowsLoopback: boolean): string | undefined {
  if (!isOutsideUrl(text, { allowsLoopback })) return undefined;
  const { origin, pathname } = new URL(text);
  return `${origin}${pathname}`.replace(/\/common-grants(?:\/.*)?$/, '').replace(/\/+$/, '');
}

export async function listImports(
  { db }: Work,
  { query }: CallInput<typeof listImportsCall>,
): Promise<ReplyOf<typeof listImportsCall>> {
  const { rows, next } = await pageById(query, (asked) => listImportRows(db, asked));
  return { items: rows.map(importOf), next };
}

export async function listOutside(
  work: Work,
  { query }: CallInput<typeof listOutsideCall>,
): Promise<ReplyOf<typeof listOutsideCall>> {
  const words = readSearch(query.words ?? '', work.request.language);
  const { rows, next } = await pageById(query, (asked) => listOutsideRows(work, { ...asked, query: words }));
  return {
    items: rows.map(({ host, status, read_at: readAt, ...row }) => ({
      ...row,
      state: status,
      source: host,
      read_at: toInstant(readAt),
    })),
    next,
  };
}

function importOf({ source_id: _source, unread, ...row }: ImportRow): GrantImport {
  return {
    ...row,
    unread: z.parse(z.array(unreadItem), unread),
    asked_at: toInstant(row.asked_at),
    ended_at: row.ended_at && toInstant(row.ended_at),
  };
}
