import type { Answer, Answers, FormDefinition } from './definition.ts';

/** The documents among the answers, by the questions that ask for them, in their order. */
export function papersIn(
  { layout }: Pick<FormDefinition, 'layout'>,
  answers: Answers,
): readonly { readonly question: string; readonly ids: readonly string[] }[] {
  return layout
    .filter(({ kind }) => kind === 'file')
    .map(({ name }) => ({ question: name, ids: listOf(answers[name]) }));
}

/** An answer that is a list; an empty one for any other. */
export function listOf(answer: Answer | undefined): readonly string[] {
  return typeof answer === 'object' ? answer : [];
}
