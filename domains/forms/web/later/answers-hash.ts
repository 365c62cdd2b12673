import type { Answers } from '../../contract/index.ts';
import { tidyAnswers } from '../../contract/tidy-answers.ts';

/** Tells answers from others, in whatever order they stand, without keeping them. */
export async function sha256Of(answers: Answers): Promise<string> {
  const entries = Object.entries(tidyAnswers(answers)).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(entries)));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
