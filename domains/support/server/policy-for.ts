import { invariant } from '@egcr/server-kit/refusal';

import { policyOf, type Policy } from '../contract/policy.ts';
import type { ClaimRow } from './claim-store.ts';

/** The policy by which a claim was made: versions are only ever added. */
export function policyFor({ policy_version: version }: Pick<ClaimRow, 'policy_version'>): Policy {
  const policy = policyOf(version);
  invariant(policy !== undefined, `the policy ${version} is gone`);
  return policy;
}
