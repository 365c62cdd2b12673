import { isDeepStrictEqual } from 'node:util';

import { addSeconds, toInstant } from '@egcr/contract/time';
import { Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import type { CallInput } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import {
  blogRefusals,
  isBegun,
  measuredAnew,
  postBody,
  SCHEDULE_MAX_DAYS,
  SCHEDULE_MIN_S,
  type publishPostCall,
  type WrittenPost,
} from '../../contract/index.ts';
import type { BlogParts } from '../parts.ts';
import { keepText } from '../write-store.ts';
import { holdPost } from './acting.ts';
import { keepAsRevision } from './keep-former.ts';
import { movePost, refuseStep } from './move-post.ts';
import { findingsOf, readTexts, shownPost, type ReadText } from './show.ts';
import { lockDue, moveSlug } from './store.ts';
import { renewDraft } from './renew-draft.ts';

/** Publishes what is due; it is enqueued for the time of each post, and waits while no process runs. */
export const RELEASE = 'blog.release_due';

type Checking = Pick<BlogParts, 'media' | 'measured'>;

const DAY_S = 86_400;

/**
 * POST /admin/blog/posts/:post/publication. Refuses not_found, own_post, post_changed, post_step_refused, validation_failed (a time that
 * is too near or too far), not_ready, in that order.
 */
export async function publishPost(
  parts: BlogParts,
  work: Work,
  { params, body }: CallInput<typeof publishPostCall>,
): Promise<WrittenPost> {
  const held = await holdPost(parts, work, params.post);
  const { step: event, version } = body;
  refuseStep(held, { event, version });
  const by = held.writer.userId;
  if (body.step === 'schedule') {
    const at = new Date(body.at);
    refuseTime(at, work.now);
    await readyTexts(parts, work, held.row.id);
    await movePost(work, held.row, { event, by, at });
    await work.enqueue(RELEASE, {}, { runAt: at, key: `${RELEASE}.${held.row.id}` });
  } else {
    if (event === 'publish') await showTexts(parts, work, held.row.id);
    await movePost(work, held.row, { event, by });
  }
  return shownPost(parts, work, await holdPost(parts, work, params.post));
}

function refuseTime(at: Date, now: Date): void {
  const isAllowed = at >= addSeconds(now, SCHEDULE_MIN_S) && at <= addSeconds(now, SCHEDULE_MAX_DAYS * DAY_S);
  if (!isAllowed) throw validationRefusal([{ field: 'at', code: 'not_in_future' }]);
}

/** The texts that readers may see. Refuses not_ready with how many findings block. */
async function readyTexts(
  parts: Checking,
  { db }: Pick<Work, 'db'>,
  postId: string,
): Promise<readonly ReadText[]> {
  const texts = await readTexts(db, postId);
  const blocking = (await findingsOf(parts, db, texts)).filter((finding) => finding.is_blocking);
  if (blocking.length > 0)
    throw new Refusal(blogRefusals.not_ready, { members: { findings: blocking.length } });
  return texts.filter(isBegun);
}

/** A text whose figures that we count ourselves say what is counted now, where it is written too. */
async function readAgain(
  { measured }: Checking,
  { db, now }: Pick<Work, 'db' | 'now'>,
  { postId, text }: { readonly postId: string; readonly text: ReadText },
): Promise<ReadText> {
  const { language } = text;
  const values = await measured({ db, now });
  const body = measuredAnew(text.body, { values, language, on: toInstant(now).slice(0, 10) });
  if (isDeepStrictEqual(body, text.body)) return text;
  await renewDraft(db, { postId, language, body });
  return { ...text, body };
}

/** Readers see the texts as they are now. Refuses not_ready. */
async function showTexts(
  parts: Checking,
  work: Pick<Work, 'db' | 'now' | 'newId'>,
  postId: string,
): Promise<void> {
  const { db, now } = work;
  for (const ready of await readyTexts(parts, work, postId)) {
    const text = await readAgain(parts, work, { postId, text: ready });
    if (text.read_slug !== null && !text.has_changes && text === ready) continue;
    await keepAsRevision(work, postId, text);
    const { language, slug, title, excerpt, cover, read_slug: former } = text;
    await keepText(db, {
      postId,
      language,
      slug,
      title,
      excerpt,
      searchTitle: text.search_title,
      searchDescription: text.search_description,
      cover,
      body: z.parse(postBody, text.body),
      changedAt: now,
    });
    if (former !== null && former !== slug) await moveSlug(db, { postId, language, from: former, to: slug });
  }
}

/** So many in one transaction; the next run goes on. */
const RELEASED_AT_ONCE = 50;

/** Publishes each post whose time has come, once. One that is not ready any more goes back to review. */
export async function releaseDue(parts: Checking, work: Work): Promise<void> {
  const due = await lockDue(work.db, { now: work.now, limit: RELEASED_AT_ONCE });
  for (const row of due) {
    const blocking = await findingsOf(parts, work.db, await readTexts(work.db, row.id));
    const isReady = blocking.every((finding) => !finding.is_blocking);
    if (isReady) await showTexts(parts, work, row.id);
    await movePost(work, row, { event: isReady ? 'release' : 'hold_back', by: null });
  }
  if (due.length === RELEASED_AT_ONCE) await work.enqueue(RELEASE, {}, { key: `${RELEASE}.more` });
}
