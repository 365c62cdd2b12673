import { tidyText } from '@egcr/jobs/contract';
import * as z from 'zod/mini';

import { ANSWER_MAX_LENGTH } from './limits.ts';

const QUESTIONS_READ_MAX = 20;

/** An answer with the question as the applicant read it. */
export const givenAnswer = z.strictObject({
  question: z.string().check(z.maxLength(ANSWER_MAX_LENGTH, 'too_long')),
  answer: z
    .string()
    .check(
      z.maxLength(ANSWER_MAX_LENGTH * 2, 'too_long'),
      z.overwrite(tidyText),
      z.minLength(1, 'required'),
      z.maxLength(ANSWER_MAX_LENGTH, 'too_long'),
    ),
});
export type GivenAnswer = z.output<typeof givenAnswer>;

export const givenAnswers = z.array(givenAnswer).check(z.maxLength(QUESTIONS_READ_MAX, 'too_many'));

interface AnswerIssue {
  readonly field: string;
  readonly code: 'required' | 'question_changed' | 'not_offered';
}

/** What is wrong with the answers to the questions of a job: each is answered, in its order, and nothing else is. */
export function answerIssues(
  questions: readonly string[],
  given: readonly Pick<GivenAnswer, 'question'>[],
): readonly AnswerIssue[] {
  const issues: AnswerIssue[] = questions.flatMap((question, at) => {
    const found = given[at];
    if (found === undefined) return { field: `answers.${at}`, code: 'required' };
    return found.question === question ? [] : { field: `answers.${at}`, code: 'question_changed' };
  });
  const more = given
    .slice(questions.length)
    .map((_, at): AnswerIssue => ({ field: `answers.${questions.length + at}`, code: 'not_offered' }));
  return [...issues, ...more];
}
