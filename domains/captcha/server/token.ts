import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

import * as z from 'zod/mini';

import type { Classification } from '../contract/rules.ts';
import { decodeJson, type Solution } from './read-solution.ts';

const ALGORITHM = 'SHA-256';

const shape = z.object({
  algorithm: z.literal(ALGORITHM),
  signature: z.string(),
  verificationData: z.string(),
  verified: z.literal(true),
});

export interface Token {
  readonly solution: Solution;
  readonly classification: Classification | null;
}

interface Checked extends Token {
  readonly now: Date;
  /** What the spam filter found. */
  readonly reasons: readonly string[];
}

/** What the verify call gives for a solution, in the form of the widget's own servers. */
export function signToken({ solution, classification, reasons, now }: Checked, key: string): string {
  const verificationData = new URLSearchParams({
    challenge: solution.challenge,
    expire: String(seconds(solution.expiresAt)),
    time: String(seconds(now)),
    verified: 'true',
    ...(solution.action !== undefined && { action: solution.action }),
    ...(classification !== null && { classification, reasons: reasons.join(',') }),
  }).toString();
  const token = {
    algorithm: ALGORITHM,
    signature: signatureOf(verificationData, key),
    verificationData,
    verified: true,
  };
  return Buffer.from(JSON.stringify(token)).toString('base64');
}

/** Reads a token of ours; undefined where it is none, or not signed by us. Whether it has ended is for the caller. */
export function readToken(text: string, key: string): Token | undefined {
  const read = shape.safeParse(decodeJson(text));
  if (!read.success) return undefined;
  const { signature, verificationData } = read.data;
  const right = Buffer.from(signatureOf(verificationData, key));
  const given = Buffer.from(signature);
  if (right.length !== given.length || !timingSafeEqual(right, given)) return undefined;
  const facts = new URLSearchParams(verificationData);
  return {
    solution: {
      challenge: facts.get('challenge') ?? '',
      expiresAt: new Date(Number(facts.get('expire')) * 1000),
      action: facts.get('action') ?? undefined,
      codeId: undefined,
    },
    classification: readClassification(facts.get('classification')),
  };
}

/** The hash is signed, not the text: so the widget's server libraries check it too. */
function signatureOf(verificationData: string, key: string): string {
  return createHmac('sha256', key)
    .update(createHash('sha256').update(verificationData).digest())
    .digest('hex');
}

function readClassification(text: string | null): Classification | null {
  return text === 'GOOD' || text === 'NEUTRAL' || text === 'BAD' ? text : null;
}

function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
