import * as z from 'zod/mini';

import { ANSWER_MAX_LENGTH } from '../../contract/limits.ts';
import { newApplication } from '../../contract/shapes.ts';

const { letter } = newApplication.shape;
const answer = z.string().check(z.maxLength(ANSWER_MAX_LENGTH, 'too_long'));

/** A field for each question that an employer may ask. */
export const answerFields = ['answer1', 'answer2', 'answer3', 'answer4', 'answer5'] as const;
type AnswerField = (typeof answerFields)[number];

const typed = z.strictObject({
  letter,
  with_cv: z.boolean(),
  answer1: answer,
  answer2: answer,
  answer3: answer,
  answer4: answer,
  answer5: answer,
});
export type TypedApplication = z.output<typeof typed>;

export const emptyApplication: TypedApplication = {
  letter: '',
  with_cv: true,
  answer1: '',
  answer2: '',
  answer3: '',
  answer4: '',
  answer5: '',
};

/** What is typed, with an answer to each question of the job. */
export function typedApplication(questions: readonly string[]) {
  return typed.check(
    ...answerFields.slice(0, questions.length).map((field) =>
      z.refine<TypedApplication>((values) => values[field].trim() !== '', {
        error: 'required',
        path: [field],
      }),
    ),
  );
}

/** The answers as the call takes them: in the order of the questions, each with its own. */
export function answersOf(typedIn: TypedApplication, questions: readonly string[]) {
  return questions.flatMap((question, at) => {
    const field = answerFields[at];
    return field === undefined ? [] : { question, answer: typedIn[field] };
  });
}

/** The field of an answer that the call refused. */
export function fieldOfAnswer(field: string): AnswerField | undefined {
  const [, at] = /^answers\.([0-4])(?:\.|$)/.exec(field) ?? [];
  return at === undefined ? undefined : answerFields[Number(at)];
}
