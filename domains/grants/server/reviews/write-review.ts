import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import {
  grantRefusals,
  reviewMachine,
  rubricCriteria,
  type declareTieCall,
  type DraftScores,
  type Review,
  type saveScoresCall,
  type sendReviewCall,
} from '../../contract/index.ts';
import { SCORE_REASON_MIN_LENGTH } from '../../contract/judging-limits.ts';
import type { GrantParts } from '../parts.ts';
import { askReviewers, isJudged } from './ask-reviewers.ts';
import { findToJudge } from './judged-store.ts';
import {
  openReasons,
  updateReview,
  type JudgedRow,
  type KeptReasons,
  type KeptScores,
  type ReviewChange,
} from './review-store.ts';
import { ownReview, readReview, type ReviewParts } from './show-reviews.ts';

type Parts = ReviewParts & Pick<GrantParts, 'holders'>;

/** Opens an application, or hands it to someone else. Refuses not_found, review_over, review_changed, review_step_refused, in that order. */
export async function declareTie(
  parts: Parts,
  work: Work,
  { params, body: { version, tie } }: CallInput<typeof declareTieCall>,
): Promise<Review> {
  const row = await reviewToWrite(work, params.id, version);
  const isTied = tie !== 'none';
  const state = step(reviewMachine, row.state, isTied ? 'declare_tie' : 'declare_none');
  // What a person with a tie has scored so far counts nowhere.
  await change(work, { id: row.id, version, state, tie: isTied ? tie : null, scores: {}, reasons: {} });
  if (isTied) await askReviewers(parts, work, row.case_id);
  return readReview(parts, work, { params });
}

/** Keeps scores, finished or not. Refuses not_found, review_over, review_changed, review_step_refused, in that order. */
export async function saveScores(
  parts: Parts,
  work: Work,
  { params, body: { version, scores } }: CallInput<typeof saveScoresCall>,
): Promise<Review> {
  const row = await reviewToWrite(work, params.id, version);
  // Scoring goes on in the state from which a review is sent.
  step(reviewMachine, row.state, 'send');
  await change(work, { id: row.id, version, state: row.state, tie: null, ...keptOf(scores) });
  return readReview(parts, work, { params });
}

/**
 * Sends the scores that are kept. Refuses not_found, review_over, review_changed, review_step_refused, validation_failed (a score or a reason is missing),
 * in that order.
 */
export async function sendReview(
  parts: Parts,
  work: Work,
  { params, body: { version } }: CallInput<typeof sendReviewCall>,
): Promise<Review> {
  const row = await reviewToWrite(work, params.id, version);
  const state = step(reviewMachine, row.state, 'send');
  const reasons = openReasons(work, row);
  refuseUnfinished(row.scores, reasons);
  await change(work, { id: row.id, version, state, tie: null, scores: row.scores, reasons });
  await askReviewers(parts, work, row.case_id);
  return readReview(parts, work, { params });
}

/** A review in the version that the caller read. The application is held, so that reviews of it are sent one after another. */
async function reviewToWrite(work: Work, id: string, version: number): Promise<JudgedRow> {
  const { case_id: caseId } = await ownReview(work, id);
  const application = await findToJudge(work.db, caseId, { isLocked: true });
  const row = await ownReview(work, id);
  if (application === undefined || !isJudged(application.state) || application.round !== row.round)
    throw new Refusal(grantRefusals.review_over);
  if (row.version !== version) throw changedMeanwhile(row.version);
  return row;
}

async function change(work: Work, changed: ReviewChange): Promise<void> {
  if (!(await updateReview(work, changed))) throw changedMeanwhile(changed.version + 1);
}

function changedMeanwhile(version: number): Refusal {
  return new Refusal(grantRefusals.review_changed, { members: { version } });
}

function keptOf(drafts: DraftScores): { readonly scores: KeptScores; readonly reasons: KeptReasons } {
  const scores = rubricCriteria.flatMap((name) => {
    const { score } = drafts[name];
    return score === null ? [] : [[name, score * 2] as const];
  });
  const reasons = rubricCriteria.flatMap((name) => {
    const { reason } = drafts[name];
    return reason === '' ? [] : [[name, reason] as const];
  });
  return { scores: Object.fromEntries(scores), reasons: Object.fromEntries(reasons) };
}

/** Every score, with a reason that says something. */
function refuseUnfinished(scores: KeptScores, reasons: KeptReasons): void {
  const issues = rubricCriteria.flatMap((name) => [
    ...(scores[name] === undefined ? [{ field: `scores.${name}.score`, code: 'required' }] : []),
    ...((reasons[name] ?? '').trim().length < SCORE_REASON_MIN_LENGTH
      ? [{ field: `scores.${name}.reason`, code: 'too_short' }]
      : []),
  ]);
  if (issues.length > 0) throw validationRefusal(issues);
}
