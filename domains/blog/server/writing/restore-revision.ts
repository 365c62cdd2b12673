import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import { draftBody, type restoreRevisionCall, type WrittenPost } from '../../contract/index.ts';
import type { BlogParts } from '../parts.ts';
import { coverOf } from '../shown.ts';
import { holdToChange } from './acting.ts';
import { keepAsRevision } from './keep-former.ts';
import { findRevision } from './revision-store.ts';
import { textChanged } from './save-text.ts';
import { readTexts, shownPost } from './show.ts';
import { keepDraft } from './store.ts';

/** POST …/revisions/:revision/restoration. Refuses not_found, post_locked, text_changed. */
export async function restoreRevision(
  parts: BlogParts,
  work: Work,
  { params: { post, language, revision }, body: { version } }: CallInput<typeof restoreRevisionCall>,
): Promise<WrittenPost> {
  const held = await holdToChange(parts, work, post);
  const { db, now } = work;
  const former = await findRevision(db, { postId: post, language, id: revision });
  const stored = (await readTexts(db, post)).find((each) => each.language === language);
  if (former === undefined || stored === undefined) throw new Refusal(platformRefusals.not_found);
  if (stored.version !== version) throw textChanged(stored);
  await keepAsRevision(work, post, stored);
  const { title, excerpt, search_title, search_description, body } = former;
  await keepDraft(db, {
    postId: post,
    language,
    slug: stored.slug,
    title,
    excerpt,
    search_title,
    search_description,
    cover: coverOf(former),
    body: z.parse(draftBody, body),
    by: held.writer.userId,
    now,
  });
  return shownPost(parts, work, held);
}
