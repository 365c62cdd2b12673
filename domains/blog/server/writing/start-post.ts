import { Refusal } from '@egcr/server-kit/refusal';
import type { CallInput } from '@egcr/server-kit/domain';
import type { Database } from '@egcr/server-kit/database';
import { personOf, type Work } from '@egcr/server-kit/work';

import { blogRefusals, slugOf, type startPostCall, type WrittenPost } from '../../contract/index.ts';
import type { BlogParts } from '../parts.ts';
import { insertPost } from '../write-store.ts';
import { openPost } from './acting.ts';
import { shownPost } from './show.ts';
import { keepAuthor } from './author-store.ts';
import { findSlugHolder, hasCategory, keepDraft } from './store.ts';

/** POST /admin/blog/posts. Refuses category_unknown. */
export async function startPost(
  parts: BlogParts,
  work: Work,
  { body: { language, title, category } }: CallInput<typeof startPostCall>,
): Promise<WrittenPost> {
  const { db, now } = work;
  const { userId } = personOf(work);
  if (!(await hasCategory(db, category)))
    throw new Refusal(blogRefusals.category_unknown, { field: 'category' });
  const person = (await parts.people.findByIds(db, [userId])).get(userId);
  const authorId = await keepAuthor(db, {
    id: work.newId(),
    userId,
    name: person === undefined ? 'EGCR' : `${person.firstName} ${person.lastName}`,
  });
  const id = work.effectId;
  await insertPost(db, { id, state: 'draft', category, authorId, publishedAt: null, isSample: false });
  const slug = await freeSlug(db, { postId: id, language, title });
  await keepDraft(db, {
    postId: id,
    language,
    slug,
    title,
    excerpt: '',
    search_title: '',
    search_description: '',
    cover: null,
    body: [],
    by: userId,
    now,
  });
  return shownPost(parts, work, await openPost(parts, work, id));
}

/** So many texts have the same title at most; a further one is named after its post. */
const SAME_TITLES_MAX = 9;

/** A name in addresses for a text that has none yet, which no other text has. */
export async function freeSlug(
  db: Database,
  { postId, language, title }: { readonly postId: string; readonly language: string; readonly title: string },
): Promise<string> {
  const ofPost = `${language}-${postId.replaceAll('-', '')}`;
  const wish = slugOf(title);
  if (wish === undefined) return ofPost;
  for (let count = 1; count <= SAME_TITLES_MAX; count += 1) {
    const slug = count === 1 ? wish : `${wish}-${count}`;
    if ((await findSlugHolder(db, { slug, postId, language })) === undefined) return slug;
  }
  return ofPost;
}
