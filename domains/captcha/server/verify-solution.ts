import type { ReplyOf } from '@egcr/contract/endpoint';
import type { CallInput } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import type { verifyCall } from '../contract/endpoints.ts';
import { captchaReasons, type CaptchaReason } from '../contract/reasons.ts';
import { isCode } from './code/code-of.ts';
import { readSolution, type Solution } from './read-solution.ts';
import type { CaptchaParts } from './settings.ts';
import { judge } from './spam-filter.ts';
import { countAttempt, spendChallenge } from './store.ts';
import { signToken } from './token.ts';

/** Checks a solution, and the digits where they belong to it. Each solution is checked once; wrong digits may be tried again. */
export async function verifySolved(
  parts: CaptchaParts,
  work: Work,
  { body }: CallInput<typeof verifyCall>,
): Promise<ReplyOf<typeof verifyCall>> {
  const { keys } = parts;
  const solution = await readSolution(body.payload, { key: keys.challenge, now: work.now });
  if (typeof solution === 'string') return no(solution);
  const trouble = await codeTrouble(parts, work, { solution, given: body.code ?? '' });
  if (trouble) return no(trouble);
  const { challenge, expiresAt } = solution;
  const isFirst = await spendChallenge(work.db, { challenge, purpose: 'check', now: work.now, expiresAt });
  if (!isFirst) return no('already_used');
  const { classification, reasons } = judge(body);
  return {
    payload: signToken({ solution, classification, reasons, now: work.now }, keys.token),
    verified: true,
    reason: reasons.length > 0 ? reasons.join(',') : null,
    classification,
  };
}

async function codeTrouble(
  { keys }: CaptchaParts,
  work: Work,
  { solution, given }: { readonly solution: Solution; readonly given: string },
): Promise<CaptchaReason | undefined> {
  const { codeId, expiresAt } = solution;
  if (codeId === undefined) return undefined;
  if (given.trim() === '') return 'code_required';
  // Counted before it is compared: any number of tries at once is five.
  if (!(await countAttempt(work.db, { codeId, expiresAt }))) return 'code_exhausted';
  return isCode(keys.code, codeId, given) ? undefined : 'code_wrong';
}

function no(reason: CaptchaReason): ReplyOf<typeof verifyCall> {
  return { payload: null, verified: false, reason: captchaReasons[reason], classification: null };
}
