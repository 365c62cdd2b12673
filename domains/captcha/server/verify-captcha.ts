import type { Work } from '@egcr/server-kit/work';

import { PAYLOAD_LENGTH_MAX } from '../contract/limits.ts';
import type { CaptchaReason } from '../contract/reasons.ts';
import type { CaptchaAction } from '../contract/rules.ts';
import { readSolution } from './read-solution.ts';
import type { CaptchaParts } from './settings.ts';
import { spendChallenge } from './store.ts';
import { readToken, type Token } from './token.ts';

/** Spends a token, or a solution itself where no digits belong to it, in the transaction of what it guards. */
export async function verifyCaptcha(
  parts: CaptchaParts,
  work: Work,
  { token: text, action }: { readonly token: string; readonly action: CaptchaAction },
): Promise<'ok' | CaptchaReason> {
  if (text.length > PAYLOAD_LENGTH_MAX) return 'malformed';
  const token = readToken(text, parts.keys.token) ?? (await solutionAsToken(parts, work, text));
  if (typeof token === 'string') return token;
  const { challenge, expiresAt } = token.solution;
  if (expiresAt.getTime() <= work.now.getTime()) return 'expired';
  if (token.solution.action !== action) return 'wrong_action';
  if (token.classification === 'BAD') return 'spam';
  const isFirst = await spendChallenge(work.db, { challenge, purpose: 'act', now: work.now, expiresAt });
  return isFirst ? 'ok' : 'already_used';
}

async function solutionAsToken(
  { settings, keys }: CaptchaParts,
  work: Work,
  text: string,
): Promise<Token | CaptchaReason> {
  const solution = await readSolution(text, { key: keys.challenge, now: work.now });
  if (typeof solution === 'string') return solution;
  // The person who solves the puzzle but does not type the digits has half of it.
  if (settings.mode === 'code' || solution.codeId !== undefined) return 'code_required';
  return { solution, classification: null };
}
