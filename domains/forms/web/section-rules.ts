import type { Answers, Form } from '../contract/index.ts';
import { tidyAnswers } from '../contract/tidy-answers.ts';
import { verdictOf } from '../contract/verdict-rules.ts';
import { askedQuestions } from './step-rules.ts';

/** `optional`: nothing has to be answered, and nothing is. */
export type SectionState = 'todo' | 'started' | 'done' | 'optional';

export interface ShownSection {
  readonly name: string;
  readonly title: string;
  readonly state: SectionState;
  readonly asked: number;
  readonly answered: number;
  /** Where to go on: the first question that is open, else the first. */
  readonly question: string;
}

/** The sections of a form in which something is asked, and how far each is. */
export function sectionsOf(form: Form, given: Answers): readonly ShownSection[] {
  const answers = tidyAnswers(given);
  const asked = new Set(askedQuestions(form, answers).map(({ name }) => name));
  const open = new Set(verdictOf(form, answers).map(({ field }) => field));
  return form.sections.flatMap(({ name, title, questions }) => {
    const here = questions.filter((each) => asked.has(each));
    const question = here.find((each) => open.has(each)) ?? here[0];
    if (question === undefined) return [];
    const answered = here.filter((each) => answers[each] !== undefined).length;
    const isOpen = here.some((each) => open.has(each));
    return [{ name, title, question, state: stateOf({ isOpen, answered }), asked: here.length, answered }];
  });
}

function stateOf({
  isOpen,
  answered,
}: {
  readonly isOpen: boolean;
  readonly answered: number;
}): SectionState {
  if (isOpen) return answered === 0 ? 'todo' : 'started';
  return answered === 0 ? 'optional' : 'done';
}

/** Where a question stands: in its section, or in the whole form where that has none. */
export function placeOf(
  form: Form,
  answers: Answers,
  question: string,
): { readonly section: string | undefined; readonly number: number; readonly total: number } {
  const section = form.sections.find(({ questions }) => questions.includes(question));
  const asked = askedQuestions(form, answers)
    .map(({ name }) => name)
    .filter((name) => section === undefined || section.questions.includes(name));
  return { section: section?.title, number: asked.indexOf(question) + 1, total: asked.length };
}
