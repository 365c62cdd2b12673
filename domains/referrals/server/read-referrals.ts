import { randomInt } from 'node:crypto';

import type { ReplyOf } from '@egcr/contract/endpoint';
import { invariant } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { readReferralsCall } from '../contract/endpoints.ts';
import { CODE_LENGTH } from '../contract/limits.ts';
import { addCode, findCode, listReferrals } from './store.ts';

/** Without those that are read for one another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const TRIES = 5;

/** A person's code, made when first read, and how far those are whom they brought. */
export async function readReferrals(work: Work): Promise<ReplyOf<typeof readReferralsCall>> {
  const { userId } = personOf(work);
  const rows = await listReferrals(work.db, userId);
  return {
    code: await codeOf(work, userId),
    items: rows.map(({ status, applied_at }) => ({ status, created_at: applied_at.toISOString() })),
  };
}

async function codeOf(work: Work, userId: string): Promise<string> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const known = await findCode(work.db, userId);
    if (known !== undefined) return known;
    await addCode(work.db, { userId, code: newCode(), now: work.now });
  }
  const made = await findCode(work.db, userId);
  invariant(made !== undefined, 'no free referral code was found');
  return made;
}

function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
}
