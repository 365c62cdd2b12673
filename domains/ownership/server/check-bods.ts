import type { ReplyOf } from '@egcr/contract/endpoint';
import type { CallInput } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import type { checkBodsCall } from '../contract/endpoints.ts';
import type { OwnershipParts } from './parts.ts';
import { readStatements } from './read-statements.ts';

/** POST /registry/bods: reads statements and keeps nothing. */
export async function checkBods(
  { owners: register }: Pick<OwnershipParts, 'owners'>,
  _work: Work,
  { body }: CallInput<typeof checkBodsCall>,
): Promise<ReplyOf<typeof checkBodsCall>> {
  const { faults, network } = readStatements(body.statements);
  const owners = network === undefined ? [] : register.named(network, body.jurisdiction);
  return Promise.resolve({ faults: [...faults], network: network ?? null, owners: [...owners] });
}
