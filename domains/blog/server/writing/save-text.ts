import { isDeepStrictEqual } from 'node:util';

import { toInstant } from '@egcr/contract/time';
import { Refusal } from '@egcr/server-kit/refusal';
import type { CallInput } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import { blogRefusals, type PostCover, type saveTextCall, type WrittenPost } from '../../contract/index.ts';
import type { BlogParts } from '../parts.ts';
import { holdToChange } from './acting.ts';
import { keepFormer } from './keep-former.ts';
import { readTexts, shownPost, type ReadText } from './show.ts';
import { freeSlug } from './start-post.ts';
import { keepDraft } from './store.ts';

/** PUT /admin/blog/posts/:post/texts/:language. Refuses not_found, post_locked, text_changed. */
export async function saveText(
  parts: BlogParts,
  work: Work,
  { params: { post, language }, body: { version, cover, ...sent } }: CallInput<typeof saveTextCall>,
): Promise<WrittenPost> {
  const held = await holdToChange(parts, work, post);
  const { db, now } = work;
  const stored = (await readTexts(db, post)).find((each) => each.language === language);
  const text = {
    ...sent,
    search_title: sent.search_title ?? stored?.search_title ?? '',
    search_description: sent.search_description ?? stored?.search_description ?? '',
    cover: cover === undefined ? (stored?.cover ?? null) : cover,
  };
  const isSame = stored !== undefined && sameText(stored, text);
  if (stored !== undefined && stored.version !== version && !isSame) throw textChanged(stored);
  // The same text again, as after an answer that was lost, is no other version.
  if (!isSame) {
    if (stored !== undefined) await keepFormer(work, post, { text: stored, by: held.writer.userId });
    await keepDraft(db, {
      ...text,
      postId: post,
      language,
      slug: stored?.slug ?? (await freeSlug(db, { postId: post, language, title: text.title })),
      by: held.writer.userId,
      now,
    });
  }
  return shownPost(parts, work, held);
}

/** Another person has saved meanwhile: the answer holds their text, beside the one that was sent. */
export function textChanged({ version, changed_at: at, ...text }: ReadText): Refusal {
  const { title, excerpt, search_title, search_description, cover, body } = text;
  const current = JSON.stringify({ title, excerpt, search_title, search_description, cover, body });
  return new Refusal(blogRefusals.text_changed, { members: { version, changed_at: toInstant(at), current } });
}

interface Text {
  readonly title: string;
  readonly excerpt: string;
  readonly search_title: string;
  readonly search_description: string;
  readonly cover: PostCover | null;
  readonly body: unknown;
}

function sameText(left: Text, right: Text): boolean {
  return (
    left.title === right.title &&
    left.excerpt === right.excerpt &&
    left.search_title === right.search_title &&
    left.search_description === right.search_description &&
    isDeepStrictEqual(left.cover, right.cover) &&
    JSON.stringify(left.body) === JSON.stringify(right.body)
  );
}
