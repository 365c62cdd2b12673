import type { ReplyOf } from '@egcr/contract/endpoint';
import type { Work } from '@egcr/server-kit/work';

import type { readSupportCall } from '../contract/endpoints.ts';
import { currentPolicy } from '../contract/policy.ts';
import { countClaims } from './claim-store.ts';
import { inAsset, readBooks } from './money-shown.ts';
import type { SupportParts } from './parts.ts';

/** The programme as everyone may see it: its rule, what its account holds, how many it supports. */
export async function readProgramme(
  parts: Pick<SupportParts, 'money'>,
  work: Work,
): Promise<ReplyOf<typeof readSupportCall>> {
  const { leftMinor, paidMinor } = await readBooks(parts, work);
  const { supported, waiting } = await countClaims(work.db);
  return {
    policy_version: currentPolicy.version,
    benefit: inAsset(currentPolicy.benefitMinor),
    left: inAsset(leftMinor),
    paid: inAsset(paidMinor),
    supported: Number(supported),
    waiting: Number(waiting),
  };
}
