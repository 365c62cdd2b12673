import { handle, type ServerDomain } from '@egcr/server-kit/domain';

import { answerRiskReviewCall, riskDecisionsCall, riskReviewsCall } from '../../contract/index.ts';
import type { PaymentParts } from '../parts.ts';
import { answerRiskReview, listRiskReviews, readRiskDecisions } from './reviews.ts';

export function riskCalls(parts: PaymentParts): NonNullable<ServerDomain['calls']> {
  return [
    handle(riskReviewsCall, (work, input) => listRiskReviews(parts, work, input)),
    handle(answerRiskReviewCall, (work, input) => answerRiskReview(parts, work, input)),
    handle(riskDecisionsCall, (work, input) => readRiskDecisions(parts, work, input)),
  ];
}
