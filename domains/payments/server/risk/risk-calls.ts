import { handle, handleFile, type ServerDomain } from '@egcr/server-kit/domain';

import {
  answerRiskReviewCall,
  riskDecisionsCall,
  riskReviewsCall,
  riskReviewsFileCall,
} from '../../contract/index.ts';
import type { PaymentParts } from '../parts.ts';
import { answerRiskReview, exportRiskReviews, listRiskReviews, readRiskDecisions } from './reviews.ts';

export function riskCalls(parts: PaymentParts): NonNullable<ServerDomain['calls']> {
  return [
    handle(riskReviewsCall, (work, input) => listRiskReviews(parts, work, input)),
    handleFile(riskReviewsFileCall, (work, input) => exportRiskReviews(parts, work, input)),
    handle(answerRiskReviewCall, (work, input) => answerRiskReview(parts, work, input)),
    handle(riskDecisionsCall, (work, input) => readRiskDecisions(parts, work, input)),
  ];
}
