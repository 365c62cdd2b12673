import { platformRefusals } from '@egcr/contract/refusals';
import { isOfTeam } from '@egcr/organisations/server';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { rubricCriteria, termsFor, type GrantStanding, type readStandingCall } from '../../contract/index.ts';
import { RANKING_SHOWN } from '../../contract/judging-limits.ts';
import { overallOf, reviewsNeeded, type Consensus } from '../../contract/judging-rules.ts';
import type { GrantParts } from '../parts.ts';
import { amountIn } from '../show-programmes.ts';
import { findToJudge, type ToJudge } from './judged-store.ts';
import { rankProgramme, reviewsThat, type RankedApplication } from './rank-programme.ts';
import { casesJudgedBy, openReasons, reviewsOfCases, type ReviewRow } from './review-store.ts';
import { sentReview, wholeScores } from './sent-review.ts';
import { reviewTexts } from './texts.ts';

type Parts = Pick<GrantParts, 'cases' | 'money' | 'people' | 'acting'>;

/**
 * How an application was judged, with the ranking of its programme. Refuses not_found for cases that are not there for the caller, and for their
 * own: nobody learns who judges them. Who asks for money of the programme, or judges in it, does not see its ranking.
 */
export async function readStanding(
  parts: Parts,
  work: Work,
  { params }: CallInput<typeof readStandingCall>,
): Promise<GrantStanding> {
  const found = await findToJudge(work.db, params.id);
  if (found === undefined) throw new Refusal(platformRefusals.not_found);
  await parts.cases.toRead(work, found.case_id);
  const tied = await tiedTo(parts, work);
  if (await tied(found)) throw new Refusal(platformRefusals.not_found);
  const ranking = await rankProgramme(parts, work, found);
  const isTied = (await Promise.all(ranking.map(({ application }) => tied(application)))).includes(true);
  const own = ranking.find(({ id }) => id === found.case_id);
  invariant(own !== undefined, 'a ranking is without the application it was made for');
  const reviews = reviewsThat(found, await reviewsOfCases(work.db, [found.case_id]));
  const sent = reviews.flatMap(sentReview);
  const { rubric } = termsFor(found);
  return {
    standing: own.standing,
    rank: isTied ? null : own.rank,
    score: own.score,
    overall: own.consensus?.overall ?? null,
    sent: sent.length,
    needed: reviewsNeeded(rubric, { amountMinor: found.amount_minor, reviews: sent }),
    criteria: judgedCriteria(work, { found, reviews, consensus: own.consensus }),
    reviews: await shownReviews(parts, work, { found, reviews, own }),
    ranking: (isTied ? [] : ranking.slice(0, RANKING_SHOWN)).map(
      ({ application, standing, rank, score }) => ({
        case_id: application.case_id,
        reference: application.reference,
        amount: amountIn(found, application.amount_minor),
        standing,
        rank,
        score,
      }),
    ),
  };
}

/** Whether an application is the caller's, or of an organisation of theirs, or one that they judge. */
async function tiedTo({ acting }: Pick<Parts, 'acting'>, work: Work) {
  const { userId } = personOf(work);
  const judged = await casesJudgedBy(work.db, userId);
  return async ({ case_id: caseId, user_id: by, organisation_id: organisationId }: ToJudge) =>
    by === userId ||
    judged.includes(caseId) ||
    (organisationId !== null && (await isOfTeam({ acting }, work, { userId, organisationId })));
}

async function shownReviews(
  { people }: Parts,
  work: Work,
  {
    found,
    reviews,
    own,
  }: {
    readonly found: ToJudge;
    readonly reviews: readonly ReviewRow[];
    readonly own: RankedApplication;
  },
): Promise<GrantStanding['reviews']> {
  const names = await people.findByIds(
    work.db,
    reviews.map(({ reviewer_id: id }) => id),
  );
  const { rubric } = termsFor(found);
  return reviews.map((review) => {
    const name = names.get(review.reviewer_id);
    const scores = review.state === 'sent' ? wholeScores(review.scores) : undefined;
    return {
      id: review.id,
      reviewer: name === undefined ? '' : `${name.firstName} ${name.lastName}`,
      state: review.state,
      tie: review.tie,
      overall: scores === undefined ? null : overallOf(rubric, scores),
      is_outlier: own.outliers.includes(review.reviewer_id),
    };
  });
}

/** The consensus by criterion, with the reasons of all reviews that were sent. No one is named. */
export function judgedCriteria(
  work: Work,
  {
    found,
    reviews,
    consensus,
  }: {
    readonly found: ToJudge;
    readonly reviews: readonly ReviewRow[];
    readonly consensus: Consensus | null;
  },
): GrantStanding['criteria'] {
  const { weights } = termsFor(found).rubric;
  const said = reviewTexts(work.request.language).criteria;
  const reasons = reviews.filter(({ state }) => state === 'sent').map((review) => openReasons(work, review));
  return rubricCriteria.map((name) => ({
    name,
    label: said[name].label,
    weight: weights[name],
    score: consensus?.criteria[name] ?? null,
    reasons: reasons.flatMap((each) => each[name] ?? []),
  }));
}
