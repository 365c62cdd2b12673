import type { ReplyOf } from '@egcr/contract/endpoint';
import { readPage, type Cursor, type PageQuery } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import type { CallInput } from '@egcr/server-kit/domain';
import { foundCursor, searchTable, type FoundRow } from '@egcr/server-kit/search/found';
import { readSearch } from '@egcr/server-kit/search/words';
import type { Work } from '@egcr/server-kit/work';

import { RANKED_MAX, type listPostsCall } from '../contract/index.ts';
import { cardOf } from './shown.ts';
import {
  cardsByIds,
  conditionsOf,
  listCards,
  type NewestPlace,
  type PostFilter,
  type PostHead,
} from './store.ts';

const PLACE = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const newestCursor: Cursor<NewestPlace> = {
  write: ({ at, id }) => `${at}_${id}`,
  read: (text) => {
    const [, at, id] = PLACE.exec(text) ?? [];
    return at === undefined || id === undefined || Number.isNaN(Date.parse(at)) ? undefined : { at, id };
  },
};

export interface PostsAsked extends PageQuery, PostFilter {
  readonly words?: string | undefined;
}

/** Published posts in the reader's language. Refuses a cursor that the list has not written. */
export async function findPosts(
  db: Database,
  { words = '', ...query }: PostsAsked,
  language: string,
): Promise<ReplyOf<typeof listPostsCall>> {
  const search = readSearch(words, language);
  const { category, author, tag, sample } = query;
  const filter = { category, author, tag, sample };
  if (search === undefined) {
    const { rows, next } = await readPage(query, {
      cursor: newestCursor,
      placeOf: ({ id, published_at: at }: PostHead) => ({ id, at: at?.toISOString() ?? '' }),
      list: (asked) => listCards(db, { ...filter, language }, asked),
    });
    return { items: rows.map(cardOf), next };
  }
  const { rows, next } = await readPage(query, {
    cursor: foundCursor,
    placeOf: (row: FoundRow) => row,
    list: (asked) =>
      searchTable(
        db,
        { table: 'blog.post', query: search, candidatesMax: RANKED_MAX, filters: conditionsOf(filter) },
        asked,
      ),
  });
  const found = await cardsByIds(db, { ids: rows.map(({ id }) => id), language });
  const items = rows.flatMap(({ id }) => {
    const row = found.get(id);
    return row === undefined ? [] : [cardOf(row)];
  });
  return { items, next };
}

/** GET /blog/posts */
export function listPosts(
  { db, request }: Pick<Work, 'db' | 'request'>,
  { query }: CallInput<typeof listPostsCall>,
): Promise<ReplyOf<typeof listPostsCall>> {
  return findPosts(db, query, query.language ?? request.language);
}
