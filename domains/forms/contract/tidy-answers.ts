import type { Answer, Answers } from './definition.ts';

/** Controls, and marks that turn the direction of other people's text. A line break stays. */
const UNSAFE = /[^\P{Cc}\n]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Spaces, joiners and fillers: they stand between what is written, and say nothing alone. */
const UNSEEN_ALONE = /^[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** An answer as it is kept: NFC, without signs that nobody can see, without spaces around it. */
function tidyAnswer(answer: Answer): Answer {
  if (typeof answer === 'number' || typeof answer === 'boolean') return answer;
  return typeof answer === 'string' ? tidyText(answer) : answer.map(tidyText).filter((text) => text !== '');
}

function tidyText(text: string): string {
  const tidied = text.toWellFormed().normalize('NFC').replaceAll('\r\n', '\n').replaceAll(UNSAFE, '').trim();
  return UNSEEN_ALONE.test(tidied) ? '' : tidied;
}

/** All answers that say something, tidied. */
export function tidyAnswers(answers: Answers): Answers {
  const tidied = Object.entries(answers).map(([name, answer]) => [name, tidyAnswer(answer)] as const);
  return Object.fromEntries(tidied.filter(([, answer]) => !isEmpty(answer)));
}

/** Whether two answers say the same. */
export function isSameAnswer(one: Answer | undefined, other: Answer | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isEmpty(answer: Answer): boolean {
  return answer === '' || (Array.isArray(answer) && answer.length === 0);
}
