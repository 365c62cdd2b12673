import type { Answers } from '../contract/index.ts';
import { isSameAnswer } from '../contract/tidy-answers.ts';

export interface Merge {
  /** What both sides say together; where they differ, what was typed here. */
  readonly answers: Answers;
  /** The questions that both sides have changed to different answers: the person chooses. */
  readonly differing: readonly string[];
}

/** Answers that were changed on two sides since both knew `base`, put together question by question. */
export function mergeAnswers(base: Answers, here: Answers, there: Answers): Merge {
  const names = new Set([...Object.keys(here), ...Object.keys(there)]);
  const answers: Record<string, Answers[string]> = {};
  const differing: string[] = [];
  for (const name of new Set([...names, ...Object.keys(base)])) {
    const [known, mine, theirs] = [base[name], here[name], there[name]];
    const isMineNew = !isSameAnswer(known, mine);
    const isTheirsNew = !isSameAnswer(known, theirs);
    if (isMineNew && isTheirsNew && !isSameAnswer(mine, theirs)) differing.push(name);
    const merged = isMineNew ? mine : theirs;
    if (merged !== undefined) answers[name] = merged;
  }
  return { answers, differing };
}

/** The answers after the person has chosen a side for each question that differed. */
export function chosenAnswers(merge: Merge, there: Answers, takenFromThere: readonly string[]): Answers {
  const kept = Object.entries(merge.answers).filter(([name]) => !takenFromThere.includes(name));
  const taken = Object.entries(there).filter(([name]) => takenFromThere.includes(name));
  return Object.fromEntries([...kept, ...taken]);
}
