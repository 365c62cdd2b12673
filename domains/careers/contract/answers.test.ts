import { describe, expect, it } from 'vitest';

import { answerIssues } from './answers.ts';

const questions = ['When could you begin?', 'Do you have a driving licence?'];
const answers = questions.map((question) => ({ question }));

describe('answers to the questions of an employer', () => {
  it('are all there, in the order of the questions', () => {
    expect(answerIssues(questions, answers)).toEqual([]);
    expect(answerIssues([], [])).toEqual([]);
    expect(answerIssues(questions, answers.slice(0, 1))).toEqual([{ field: 'answers.1', code: 'required' }]);
  });

  it('answer what is asked now, and nothing else', () => {
    expect(answerIssues(questions, answers.toReversed())).toEqual([
      { field: 'answers.0', code: 'question_changed' },
      { field: 'answers.1', code: 'question_changed' },
    ]);
    expect(answerIssues([], answers.slice(0, 1))).toEqual([{ field: 'answers.0', code: 'not_offered' }]);
  });
});
