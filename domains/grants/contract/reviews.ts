import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { writtenAnswer } from '@egcr/forms/contract';
import * as z from 'zod/mini';

import { HALVES_MAX, SCORE_REASON_MAX_LENGTH } from './judging-limits.ts';
import { standings } from './judging-rules.ts';
import { grantRefusals as no } from './refusals.ts';
import { reviewStates, ties } from './review-machine.ts';
import { rubricCriteria } from './rubrics.ts';

const params = z.object({ id: uuid });
const judge = { access: 'profiled', pin: 'verified', permission: 'grants.judge' } as const;
const version = z.int().check(z.gte(1));

/** From 0 to 5, in halves. */
const score = z.number('score_format').check(
  z.gte(0, 'score_format'),
  z.lte(HALVES_MAX / 2, 'score_format'),
  z.multipleOf(0.5, 'score_format'),
  // The check above overlooks what is only a little more than a half.
  z.refine((points) => Number.isInteger(points * 2), 'score_format'),
);

// Controls but line breaks, and marks that turn the direction of other people's text.
const UNSAFE = /[^\P{Cc}\n]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const tidied = (text: string) =>
  text.toWellFormed().normalize('NFC').replaceAll('\r\n', '\n').replaceAll(UNSAFE, '');

/** A draft may be unfinished: sending asks for every score, with a reason each. */
const draftScore = z.strictObject({
  score: z.nullable(score),
  reason: z.string().check(z.overwrite(tidied), z.maxLength(SCORE_REASON_MAX_LENGTH, 'too_long')),
});
export const draftScores = named(
  'GrantDraftScores',
  z.strictObject({ need: draftScore, impact: draftScore, plan: draftScore, costs: draftScore }),
);
export type DraftScores = z.output<typeof draftScores>;

const row = {
  id: uuid,
  /** Of the application: what those who judge it call it. */
  reference: z.string(),
  /** Of the programme, in the reader's language. */
  title: z.string(),
  amount: wireMoney,
  country: z.nullable(z.string()),
  state: z.enum(reviewStates),
  /** It can still be scored: the application is neither decided nor withdrawn. */
  is_open: z.boolean(),
  asked_at: instant,
  sent_at: z.nullable(instant),
  is_sample: z.boolean(),
};

const reviewRow = named('GrantReviewRow', z.object(row));
export type ReviewRowShown = z.output<typeof reviewRow>;

const criterionShown = z.object({
  name: z.enum(rubricCriteria),
  label: z.string(),
  hint: z.string(),
  /** In percent. */
  weight: z.int(),
});

export const review = named(
  'GrantReview',
  z.object({
    ...row,
    version,
    /** How the programme scores. */
    criteria: z.array(criterionShown),
    scores: draftScores,
    /** What was written, without who wrote it. Empty until the reviewer has said that nothing ties them to it. */
    answers: z.array(writtenAnswer),
    /** How many documents were given; they are opened by those who decide. */
    papers: z.int(),
  }),
);
export type Review = z.output<typeof review>;

export const listReviewsCall = endpoint({
  ...judge,
  name: 'grants.list_reviews',
  summary: 'The applications that the caller is asked to judge, the latest first.',
  method: 'GET',
  path: '/api/v1/grants/reviews',
  query: z.extend(pageQuery, { only: z.optional(z.enum(['open', 'sent'], 'not_offered')) }),
  reply: pageOf(reviewRow),
  refusals: [],
  rate: 'read',
});

export const readReviewCall = endpoint({
  ...judge,
  name: 'grants.read_review',
  summary:
    'One application that the caller judges, without who sent it, and the scores that are kept so far.',
  method: 'GET',
  path: '/api/v1/grants/reviews/:id',
  params,
  reply: review,
  refusals: [platformRefusals.not_found],
  rate: 'read',
});

export const declareTieCall = endpoint({
  ...judge,
  name: 'grants.declare_tie',
  summary:
    'Says what ties the caller to an application. With `none` it opens; otherwise someone else judges it.',
  method: 'POST',
  path: '/api/v1/grants/reviews/:id/declaration',
  params,
  body: z.strictObject({ version, tie: z.enum(['none', ...ties], 'not_offered') }),
  reply: review,
  refusals: [platformRefusals.not_found, no.review_changed, no.review_over, no.review_step_refused],
  rate: 'write',
  idempotency: 'required',
});

export const saveScoresCall = endpoint({
  ...judge,
  name: 'grants.save_scores',
  summary: 'Keeps scores that are not sent yet.',
  method: 'PUT',
  path: '/api/v1/grants/reviews/:id/scores',
  params,
  body: z.strictObject({ version, scores: draftScores }),
  reply: review,
  refusals: [platformRefusals.not_found, no.review_changed, no.review_over, no.review_step_refused],
  rate: 'write',
});

export const sendReviewCall = endpoint({
  ...judge,
  name: 'grants.send_review',
  summary: 'Sends the scores that are kept. They cannot be changed afterwards.',
  method: 'POST',
  path: '/api/v1/grants/reviews/:id/sending',
  params,
  body: z.strictObject({ version }),
  reply: review,
  refusals: [platformRefusals.not_found, no.review_changed, no.review_over, no.review_step_refused],
  rate: 'write',
  idempotency: 'required',
});

const points = z.nullable(z.number());

const criterionJudged = z.object({
  name: z.enum(rubricCriteria),
  label: z.string(),
  weight: z.int(),
  score: points,
  reasons: z.array(z.string()),
});

/** How an application stands, for those who decide. */
export const standing = named(
  'GrantStanding',
  z.object({
    standing: z.enum(standings),
    rank: z.nullable(z.int()),
    /** By which it is ranked, adjusted to how strict each reviewer is. */
    score: points,
    overall: points,
    sent: z.int(),
    needed: z.int(),
    criteria: z.array(criterionJudged),
    reviews: z.array(
      z.object({
        id: uuid,
        /** Empty where the account is gone. */
        reviewer: z.string(),
        state: z.enum(reviewStates),
        tie: z.nullable(z.enum(ties)),
        overall: points,
        is_outlier: z.boolean(),
      }),
    ),
    /** Of the programme, the best first. */
    ranking: z.array(
      z.object({
        case_id: uuid,
        reference: z.string(),
        amount: wireMoney,
        standing: z.enum(standings),
        rank: z.nullable(z.int()),
        score: points,
      }),
    ),
  }),
);
export type GrantStanding = z.output<typeof standing>;

export const readStandingCall = endpoint({
  access: 'profiled',
  pin: 'none',
  permission: 'grants.read',
  name: 'grants.read_standing',
  summary: 'How an application was judged, and its rank among those of its programme.',
  method: 'GET',
  path: '/api/v1/admin/grant-applications/:id/standing',
  params,
  reply: standing,
  refusals: [platformRefusals.not_found],
  rate: 'read',
});

/** How an application was judged, for those who sent it. */
export const judgement = named(
  'GrantJudgement',
  z.object({
    /** Null until the application is decided, or where no one scored it. */
    overall: points,
    /** What every award reaches. */
    minimum: z.number(),
    criteria: z.array(criterionJudged),
  }),
);
export type Judgement = z.output<typeof judgement>;

export const readJudgementCall = endpoint({
  access: 'profiled',
  pin: 'verified',
  name: 'grants.read_judgement',
  summary:
    'The scores of a decided application with their reasons, for those who sent it. Reviewers are not named.',
  method: 'GET',
  path: '/api/v1/cases/:id/grant-judgement',
  params,
  reply: judgement,
  refusals: [platformRefusals.not_found],
  rate: 'read',
});
