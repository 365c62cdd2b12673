import { Refusal } from '@egcr/server-kit/refusal';
import type { CallInput } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import { blogRefusals, type changePostCall, type WrittenPost } from '../../contract/index.ts';
import type { BlogParts } from '../parts.ts';
import { keepWords } from '../write-store.ts';
import { holdToChange } from './acting.ts';
import { shownPost } from './show.ts';
import { keepCoAuthors } from './author-store.ts';
import { changeFacts, hasCategory } from './store.ts';

/** PUT /admin/blog/posts/:post. Refuses not_found, post_locked, post_changed, category_unknown, author_unknown. */
export async function changePost(
  parts: BlogParts,
  work: Work,
  { params, body }: CallInput<typeof changePostCall>,
): Promise<WrittenPost> {
  const held = await holdToChange(parts, work, params.post);
  const { id, version } = held.row;
  if (version !== body.version) throw new Refusal(blogRefusals.post_changed, { members: { version } });
  if (!(await hasCategory(work.db, body.category)))
    throw new Refusal(blogRefusals.category_unknown, { field: 'category' });
  await changeFacts(work.db, {
    id,
    category: body.category,
    tags: [...new Set(body.tags)],
    isFeatured: body.is_featured,
    isForMembers: body.is_for_members,
    licence: body.licence ?? held.row.licence,
  });
  if (body.co_authors !== undefined) await nameCoAuthors(work, id, body.co_authors);
  // A text that is for members alone is found by its title and excerpt only.
  await keepWords(work.db, id);
  return shownPost(parts, work, held);
}

/** Refuses author_unknown where one of them does not write here, or is the author. */
async function nameCoAuthors(
  { db }: Pick<Work, 'db'>,
  postId: string,
  wanted: readonly string[],
): Promise<void> {
  const authors = [...new Set(wanted)];
  if ((await keepCoAuthors(db, { postId, authors })) !== authors.length)
    throw new Refusal(blogRefusals.author_unknown, { field: 'co_authors' });
}
