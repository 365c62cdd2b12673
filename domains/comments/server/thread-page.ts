import { pageById, type PageQuery } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';

import type { Comment } from '../contract/index.ts';
import type { CommentParts } from './parts.ts';
import { withReplies } from './shown.ts';
import { listThread } from './store.ts';
import type { SubjectAsked } from './subjects.ts';

/** A page of a thread. Whether the subject may be read, the caller knows. Refuses a cursor that is no id. */
export async function threadPage(
  parts: Pick<CommentParts, 'people'>,
  db: Database,
  { params, query }: { readonly params: SubjectAsked; readonly query: PageQuery },
): Promise<{ items: Comment[]; next: string | null }> {
  const { rows, next } = await pageById(query, (asked) => listThread(db, params, asked));
  return { items: [...(await withReplies(parts, db, rows))], next };
}
