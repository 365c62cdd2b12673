import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import {
  careerRefusals,
  type forgetJobCall,
  type listSavedJobsCall,
  type saveJobCall,
} from '../contract/index.ts';
import { SAVED_MAX } from '../contract/limits.ts';
import type { CareerParts } from './parts.ts';
import { deleteSaved, insertSaved, savedIds } from './saved-store.ts';

type Parts = Pick<CareerParts, 'jobs'>;

/** What the caller saved, the latest first. */
export async function listSavedJobs({ jobs }: Parts, work: Work): Promise<ReplyOf<typeof listSavedJobsCall>> {
  const ids = await savedIds(work.db, { userId: personOf(work).userId, limit: SAVED_MAX });
  const [cards, known] = [await jobs.cards(work, ids), await jobs.byIds(work.db, ids)];
  return {
    items: ids.flatMap((id) => {
      const card = cards.get(id);
      return card === undefined ? [] : [{ ...card, is_open: known.get(id)?.isOpenAt(work.now) === true }];
    }),
  };
}

/** Refuses not_found (also for what was never published), too_many_saved. */
export async function saveJob(
  parts: Parts,
  work: Work,
  { params }: CallInput<typeof saveJobCall>,
): Promise<undefined> {
  const jobId = await publicJob(parts, work, params.slug);
  const isThere = await insertSaved(work, { userId: personOf(work).userId, jobId, maximum: SAVED_MAX });
  if (!isThere) throw new Refusal(careerRefusals.too_many_saved, { members: { maximum: String(SAVED_MAX) } });
  return undefined;
}

/** Refuses not_found. */
export async function forgetJob(
  parts: Parts,
  work: Work,
  { params }: CallInput<typeof forgetJobCall>,
): Promise<undefined> {
  const jobId = await publicJob(parts, work, params.slug);
  await deleteSaved(work.db, { userId: personOf(work).userId, jobId });
  return undefined;
}

async function publicJob({ jobs }: Parts, { db }: Work, slug: string): Promise<string> {
  const job = await jobs.findBySlug(db, slug);
  if (job === undefined || !job.wasPublished) throw new Refusal(platformRefusals.not_found);
  return job.id;
}
