import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { jobRefusals, type JobCard, type readJobCall, type similarJobsCall } from '../contract/index.ts';
import { SIMILAR_MAX } from '../contract/limits.ts';
import type { JobParts } from './parts.ts';
import { cardsOf, oneCard } from './shown.ts';
import { findPosting, similarPostings, type PostingRow } from './store.ts';

/** States that no one but its organisation and officers has seen. */
const UNSEEN = ['draft', 'in_moderation', 'rejected', 'withdrawn'];

/** Refuses not_found, also for what was never published; job_gone for what is over. */
export async function readJob(
  parts: Pick<JobParts, 'levelsOf'>,
  work: Work,
  { params }: CallInput<typeof readJobCall>,
): Promise<ReplyOf<typeof readJobCall>> {
  const row = await publicPosting(work, params.slug);
  if (!isOpen(row, work.now)) throw goneJob(row);
  return {
    ...(await oneCard(parts, work, row)),
    organisation_id: row.organisation_id,
    body: row.body,
    must_skills: [...row.must_skills],
    questions: [...row.questions],
    experience_years: row.experience_years,
    positions: row.positions,
  };
}

/** Who comes by a link learns which job it was. */
function goneJob({ id, title, employer, language }: PostingRow): Refusal {
  return new Refusal(jobRefusals.job_gone, { members: { id, job: title, employer, language } });
}

/** Refuses not_found. */
export async function listSimilar(
  parts: Pick<JobParts, 'levelsOf'>,
  work: Work,
  { params }: CallInput<typeof similarJobsCall>,
): Promise<ReplyOf<typeof similarJobsCall>> {
  const row = await publicPosting(work, params.slug);
  return { items: [...(await similarCards(parts, work, row))] };
}

/** A few open jobs like one, as they stand in lists. */
export async function similarCards(
  parts: Pick<JobParts, 'levelsOf'>,
  at: Pick<Work, 'db' | 'now'>,
  row: PostingRow,
): Promise<readonly JobCard[]> {
  return cardsOf(parts, at, await similarPostings(at, { ...row, limit: SIMILAR_MAX }));
}

/** Whether a posting takes applications now. */
export function isOpen({ state, closes_at }: Pick<PostingRow, 'state' | 'closes_at'>, now: Date): boolean {
  return state === 'published' && closes_at > now;
}

/** Whether everyone may have seen a posting. */
export function isSeen({ state }: Pick<PostingRow, 'state'>): boolean {
  return !UNSEEN.includes(state);
}

/** A posting that everyone may have seen. Refuses not_found. */
async function publicPosting({ db }: Pick<Work, 'db'>, slug: string): Promise<PostingRow> {
  const row = await findPosting(db, { by: { slug } });
  if (row === undefined || !isSeen(row)) throw new Refusal(platformRefusals.not_found);
  return row;
}
