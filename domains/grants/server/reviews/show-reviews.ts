import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import type { WrittenAnswer } from '@egcr/forms/contract';
import { pageById } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { withholdNames } from '@egcr/server-kit/withhold-names';
import { personOf, type Work } from '@egcr/server-kit/work';

import {
  rubricCriteria,
  termsFor,
  type listReviewsCall,
  type readReviewCall,
  type Review,
  type ReviewRowShown,
} from '../../contract/index.ts';
import type { GrantParts } from '../parts.ts';
import { programmeWords } from '../programme-words.ts';
import { amountIn } from '../show-programmes.ts';
import { isJudged } from './ask-reviewers.ts';
import { findReview, openReasons, reviewsOf, type JudgedRow } from './review-store.ts';
import { pointsOf } from './sent-review.ts';
import { reviewTexts } from './texts.ts';

export type ReviewParts = Pick<GrantParts, 'cases' | 'people' | 'acting'>;

/** What the caller is asked to judge. Refuses a cursor that is no id. */
export async function listReviews(
  work: Work,
  { query }: CallInput<typeof listReviewsCall>,
): Promise<ReplyOf<typeof listReviewsCall>> {
  const reviewerId = personOf(work).userId;
  const { rows, next } = await pageById(query, (asked) =>
    reviewsOf(work.db, { ...asked, reviewerId, only: query.only }),
  );
  return { items: rows.map((row) => shownRow(work, row)), next };
}

/** Refuses not_found, as if the reviews of other people were not there. */
export async function readReview(
  parts: ReviewParts,
  work: Work,
  { params }: Pick<CallInput<typeof readReviewCall>, 'params'>,
): Promise<Review> {
  const row = await ownReview(work, params.id);
  const { weights } = termsFor(row).rubric;
  const said = reviewTexts(work.request.language);
  const reasons = openReasons(work, row);
  const kept = (criterion: (typeof rubricCriteria)[number]) => ({
    score: pointsOf(row.scores[criterion]),
    reason: reasons[criterion] ?? '',
  });
  return {
    ...shownRow(work, row),
    version: row.version,
    criteria: rubricCriteria.map((name) => ({ name, ...said.criteria[name], weight: weights[name] })),
    scores: { need: kept('need'), impact: kept('impact'), plan: kept('plan'), costs: kept('costs') },
    ...(await blindAnswers(parts, work, row)),
  };
}

/** Refuses not_found. */
export async function ownReview(work: Work, id: string): Promise<JudgedRow> {
  const row = await findReview(work.db, { id, reviewerId: personOf(work).userId });
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  return row;
}

function shownRow({ request }: Pick<Work, 'request'>, row: JudgedRow): ReviewRowShown {
  return {
    id: row.id,
    reference: row.reference,
    title: programmeWords(row, request.language).title,
    amount: amountIn(row, row.amount_minor),
    country: row.country,
    state: row.state,
    is_open: (row.state === 'assigned' || row.state === 'scoring') && isJudged(row.application_state),
    asked_at: toInstant(row.asked_at),
    sent_at: row.sent_at && toInstant(row.sent_at),
    is_sample: row.is_sample,
  };
}

/** What was written, without names and contacts of those who wrote it; documents are counted, since their names tell who gave them. */
async function blindAnswers(
  parts: ReviewParts,
  work: Work,
  row: JudgedRow,
): Promise<Pick<Review, 'answers' | 'papers'>> {
  if (row.state !== 'scoring' && row.state !== 'sent') return { answers: [], papers: 0 };
  const written = await parts.cases.answers(work, row.case_id);
  const names = await namesOf(parts, work, row);
  const { withheld: instead } = reviewTexts(work.request.language);
  const answers = written.flatMap((answer): WrittenAnswer[] => {
    if (answer.kind === 'file') return [];
    if (answer.kind !== 'long_text' && answer.kind !== 'text') return [answer];
    return [{ ...answer, value: withholdNames(answer.value, { names, instead }) }];
  });
  const papers = written.reduce((sum, answer) => sum + (answer.papers?.length ?? 0), 0);
  return { answers, papers };
}

async function namesOf(
  { people, acting }: ReviewParts,
  { db }: Work,
  { user_id: userId, organisation_id: organisationId }: JudgedRow,
): Promise<readonly string[]> {
  const person = (await people.findByIds(db, [userId])).get(userId);
  const organisation =
    organisationId === null ? undefined : (await acting.namesOf(db, [organisationId])).get(organisationId);
  return [
    ...(person ? [person.username, person.firstName, person.lastName] : []),
    ...(organisation === undefined ? [] : [organisation]),
  ];
}
