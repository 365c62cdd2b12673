import type { Answers } from '@egcr/forms/contract';

import type { Wish } from './eligibility.ts';

/** The questions for what the money is spent on. */
export const costQuestions = ['equipment', 'people', 'other_costs'] as const;

const WHOLE = /^\d{1,20}$/;

/** What the answers of the form say about the criteria; what is no amount counts as not answered. */
export function wishOf(answers: Answers): Wish {
  const costs = costQuestions.map((question) => minorOf(answers, question));
  const known = costs.filter((cost) => cost !== undefined);
  const { country } = answers;
  return {
    amountMinor: minorOf(answers, 'amount'),
    country: typeof country === 'string' ? country : undefined,
    costsMinor: known.length === costs.length ? known : undefined,
  };
}

function minorOf(answers: Answers, question: string): bigint | undefined {
  const answer = Object.hasOwn(answers, question) ? answers[question] : undefined;
  return typeof answer === 'string' && WHOLE.test(answer) ? BigInt(answer) : undefined;
}
