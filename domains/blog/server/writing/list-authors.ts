import type { ReplyOf } from '@egcr/contract/endpoint';
import type { Work } from '@egcr/server-kit/work';

import type { listAuthorsCall } from '../../contract/index.ts';
import { listAuthors as authorsIn } from './author-store.ts';

/** GET /admin/blog/authors */
export async function listAuthors({ db }: Pick<Work, 'db'>): Promise<ReplyOf<typeof listAuthorsCall>> {
  const authors = await authorsIn(db);
  return { items: authors.map(({ id, name }) => ({ id, name })) };
}
