import type { Answers } from '@egcr/forms/contract';

import type { Wish } from './eligibility.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What the answers of the form say about the criteria. */
export function wishOf(answers: Answers): Wish {
  const { birth_date: birth, hours, is_able: able, is_looking: looking } = answers;
  return {
    birthDate: typeof birth === 'string' && DAY.test(birth) ? birth : undefined,
    hours: typeof hours === 'number' ? hours : undefined,
    isAble: typeof able === 'boolean' ? able : undefined,
    isLooking: typeof looking === 'boolean' ? looking : undefined,
  };
}
