import type { Answers, Form } from '../contract/index.ts';
import { isAsked, verdictOf } from '../contract/verdict-rules.ts';
import type { StepView } from './steps-address.ts';

/** The questions that are asked, given the answers so far, in their order. */
export function askedQuestions({ questions, rules }: Form, answers: Answers): Form['questions'] {
  return questions.filter(({ name }) => isAsked(rules, answers, name));
}

/** What comes after a question: the next one, or all answers. On the way back to the answers, a question that is open now comes first. */
export function stepAfter(form: Form, answers: Answers, { question, back }: StepView): StepView {
  const asked = askedQuestions(form, answers);
  if (back === 'check') {
    const [open] = verdictOf(form, answers);
    return open === undefined ? { step: 'check' } : { question: open.field, back };
  }
  const next = asked[asked.findIndex(({ name }) => name === question) + 1];
  return next === undefined ? { step: 'check' } : { question: next.name };
}

/** What comes before a question: the one before it; nothing before the first. */
export function stepBefore(form: Form, answers: Answers, { question, back }: StepView): StepView | undefined {
  if (back === 'check') return { step: 'check' };
  const asked = askedQuestions(form, answers);
  const before = asked[asked.findIndex(({ name }) => name === question) - 1];
  return before && { question: before.name };
}
