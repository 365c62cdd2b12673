import type { ReplyOf } from '@egcr/contract/endpoint';
import type { CallInput } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import { rulePackOf, type checkBodsCall } from '../../contract/index.ts';
import { beneficialOwners } from '../../contract/ownership/beneficial-owners.ts';
import { readStatements } from '../../contract/bods/read-statements.ts';

/** POST /registry/bods: reads statements and keeps nothing. */
export async function checkBods(
  _work: Work,
  { body }: CallInput<typeof checkBodsCall>,
): Promise<ReplyOf<typeof checkBodsCall>> {
  const { faults, network } = readStatements(body.statements);
  const owners = network === undefined ? [] : beneficialOwners(network, rulePackOf(body.jurisdiction).owners);
  return Promise.resolve({ faults: [...faults], network: network ?? null, owners: [...owners] });
}
