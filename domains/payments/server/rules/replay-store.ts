import type { Database } from '@egcr/server-kit/database';
import type { RoutingQuestion } from '@egcr/routing/contract';
import { sql } from 'kysely';

export interface QuestionRow {
  readonly question: RoutingQuestion;
  readonly rail: string;
  readonly is_sample: boolean;
}

/** What the router was asked first about a merchant's payments of one mode, the newest first. */
export async function questionsOf(
  db: Database,
  asked: {
    readonly merchantId: string;
    readonly isTest: boolean;
    readonly fromId: string;
    readonly limit: number;
  },
): Promise<readonly QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select attempt.route -> 'question' as question, attempt.rail, payment.is_sample
    from payments.payment
    join payments.attempt on attempt.payment_id = payment.id
    where payment.merchant_id = ${asked.merchantId}::uuid and payment.is_test = ${asked.isTest}
      and payment.id >= ${asked.fromId}::uuid and attempt.number = 1 and attempt.route is not null
    order by payment.id desc
    limit ${asked.limit}`.execute(db);
  return rows;
}
