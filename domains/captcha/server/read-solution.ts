import { extractParams, verifySolution } from 'altcha-lib/v1';
import * as z from 'zod/mini';

import type { CaptchaReason } from '../contract/reasons.ts';
import { challengeIssue, readAlgorithm } from '../contract/rules.ts';

const shape = z.object({
  algorithm: z.string(),
  challenge: z.string(),
  number: z.number().check(z.int(), z.gte(0)),
  salt: z.string(),
  signature: z._default(z.string(), ''),
});

/** A puzzle of ours that is solved and has not ended. */
export interface Solution {
  readonly challenge: string;
  readonly expiresAt: Date;
  /** What it was asked for; undefined counts for no action. */
  readonly action: string | undefined;
  /** Which digits belong to it; undefined where none do. */
  readonly codeId: string | undefined;
}

/** Reads what a browser found. Answers why it does not count: its form first, then the signature, the number, the time. */
export async function readSolution(
  payload: string,
  { key, now }: { readonly key: string; readonly now: Date },
): Promise<Solution | CaptchaReason> {
  const read = shape.safeParse(decodeJson(payload));
  if (!read.success) return 'malformed';
  const found = read.data;
  const issue = challengeIssue(found);
  if (issue) return issue;
  const algorithm = readAlgorithm(found.algorithm);
  // The library's own type forgets SHA-384, which it computes; the person who signed chose it. It knows only the machine's clock: time is ours.
  if (algorithm === undefined || !(await isRight({ ...found, algorithm }, key))) return 'unsolved';
  const { action, code, expires } = extractParams(payload);
  const expiresAt = new Date(Number(expires) * 1000);
  if (!(expiresAt.getTime() > now.getTime())) return 'expired';
  return { challenge: found.challenge, expiresAt, action, codeId: code };
}

async function isRight(found: object, key: string): Promise<boolean> {
  return verifySolution(Buffer.from(JSON.stringify(found)).toString('base64'), key, false);
}

/** Base64 of JSON; undefined for anything else. */
export function decodeJson(text: string): unknown {
  try {
    const content: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    return content;
  } catch {
    return undefined;
  }
}
