import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { rulePackOf, type BusinessOwners, type readOwnersCall } from '../../contract/index.ts';
import { beneficialOwners } from '../../contract/ownership/beneficial-owners.ts';
import { businessByNumber } from './owners-store.ts';
import { readNetwork } from './read-network.ts';

/** GET /registry/businesses/:number/owners. Refuses not_found. */
export async function readOwners(
  { db }: Work,
  { params }: CallInput<typeof readOwnersCall>,
): Promise<BusinessOwners> {
  const found = await businessByNumber(db, params.number.toUpperCase());
  if (found === undefined) throw new Refusal(platformRefusals.not_found);
  const network = await readNetwork(db, found.id);
  const { owners: rule } = rulePackOf(found.jurisdiction);
  return {
    number: found.number,
    name: found.name,
    rule: { from_percent: rule.fromPercent, is_included: rule.isIncluded },
    network,
    owners: [...beneficialOwners(network, rule)],
  };
}
