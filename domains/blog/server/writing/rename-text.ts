import { platformRefusals } from '@egcr/contract/refusals';
import { Refusal } from '@egcr/server-kit/refusal';
import type { CallInput } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import { blogRefusals, type renameTextCall, type WrittenPost } from '../../contract/index.ts';
import type { BlogParts } from '../parts.ts';
import { actsAs, holdToChange, type Writer } from './acting.ts';
import { readTexts, shownPost } from './show.ts';
import { findSlugHolder, keepDraft, type SlugHolder } from './store.ts';

/** PUT /admin/blog/posts/:post/texts/:language/slug. Refuses not_found, post_locked, slug_taken. */
export async function renameText(
  parts: BlogParts,
  work: Work,
  { params: { post, language }, body: { slug } }: CallInput<typeof renameTextCall>,
): Promise<WrittenPost> {
  const held = await holdToChange(parts, work, post);
  const { db, now } = work;
  const stored = (await readTexts(db, post)).find((each) => each.language === language);
  if (stored === undefined) throw new Refusal(platformRefusals.not_found);
  const holder = await findSlugHolder(db, { slug, postId: post, language });
  if (holder !== undefined)
    throw new Refusal(blogRefusals.slug_taken, { field: 'slug', members: namedTo(held.writer, holder) });
  if (slug !== stored.slug)
    await keepDraft(db, { ...stored, postId: post, slug, by: held.writer.userId, now });
  return shownPost(parts, work, held);
}

/** A post that the caller may not read is not named. */
function namedTo(
  writer: Writer,
  { post_id: postId, state, title, ...written }: SlugHolder,
): Readonly<Record<string, string | null>> {
  const isReadable = state === 'published' || actsAs(writer, written).length > 0;
  return isReadable ? { post_id: postId, post_title: title } : { post_id: null, post_title: null };
}
