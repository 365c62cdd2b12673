import { step } from '@egcr/server-kit/data/step';
import { told } from '@egcr/server-kit/event-kinds';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import {
  blogRefusals,
  isStepOf,
  postMachine,
  postPublished,
  type PersonStep,
  type PostEvent,
} from '../../contract/index.ts';
import type { Opened } from './acting.ts';
import { tellAuthor } from './tell-author.ts';
import { addEvent, findScheduler, setState, type WrittenPostRow } from './store.ts';

interface Move {
  readonly event: PostEvent;
  readonly by: string | null;
  readonly note?: string;
  /** Of `schedule`. */
  readonly at?: Date;
}

/** Refuses own_post, post_changed, post_step_refused: a step that is not the caller's, of a version that is no more, or of another state. */
export function refuseStep(
  { row, who }: Opened,
  { event, version }: { readonly event: PersonStep; readonly version: number },
): void {
  if (!isStepOf(who, event)) throw new Refusal(blogRefusals.own_post);
  if (row.version !== version)
    throw new Refusal(blogRefusals.post_changed, { members: { version: row.version } });
  step(postMachine, row.state, event);
}

/** Moves a post that is held, writes down who did, and tells others where readers see it now. */
export async function movePost(
  work: Pick<Work, 'db' | 'now' | 'newId' | 'emit'>,
  row: WrittenPostRow,
  { event, by, note = '', at }: Move,
): Promise<void> {
  const { db, now } = work;
  const state = step(postMachine, row.state, event);
  await setState(db, {
    id: row.id,
    state,
    scheduledFor: at ?? null,
    publishedAt: row.published_at ?? (state === 'published' ? now : null),
  });
  await addEvent(db, {
    id: work.newId(),
    post_id: row.id,
    event,
    note,
    by_user: by,
    happened_at: now,
  });
  await tellAuthor(work, row, { event, by });
  if (state !== 'published') return;
  const publishedBy = by ?? (await findScheduler(db, row.id));
  await work.emit(told(postPublished, { post_id: row.id, published_by: publishedBy }));
}
