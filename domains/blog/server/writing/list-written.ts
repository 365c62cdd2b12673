import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import { pageById } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import type { listWrittenCall, WrittenRow } from '../../contract/index.ts';
import type { BlogParts } from '../parts.ts';
import { writerOf } from './acting.ts';
import { listWrittenRows, type WrittenRowRead } from './store.ts';

/** GET /admin/blog/posts: an author reads their own posts, an editor all. */
export async function listWritten(
  parts: BlogParts,
  work: Work,
  { query }: CallInput<typeof listWrittenCall>,
): Promise<ReplyOf<typeof listWrittenCall>> {
  const { userId, isEditor } = await writerOf(parts, work);
  const filter = {
    language: work.request.language,
    state: query.state,
    category: query.category,
    authorUser: isEditor && query.whose !== 'me' ? undefined : userId,
  };
  const { rows, next } = await pageById(query, (asked) => listWrittenRows(work.db, filter, asked));
  return { items: rows.map((row) => rowShown(row, userId)), next };
}

function rowShown(row: WrittenRowRead, userId: string): WrittenRow {
  return {
    id: row.id,
    state: row.state,
    title: row.title,
    language: row.language,
    languages: [...row.languages],
    category: { slug: row.category, name: row.category_name },
    author: row.author_name,
    is_own: row.author_user === userId || row.co_author_users.includes(userId),
    is_sample: row.is_sample,
    changed_at: toInstant(row.changed_at),
    scheduled_for: row.scheduled_for && toInstant(row.scheduled_for),
    published_at: row.published_at && toInstant(row.published_at),
  };
}
