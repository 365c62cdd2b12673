import type { Work } from '@egcr/server-kit/work';

import type { DissolutionObstacle } from '../../contract/dissolution/endpoints.ts';
import type { RegistryParts } from '../parts.ts';
import { holdsShares } from './dissolution-store.ts';

export type DissolutionParts = Pick<
  RegistryParts,
  'acting' | 'organisations' | 'treasury' | 'cases' | 'people' | 'tell' | 'hasOpenGrants'
>;

/** What must be settled first. Nobody can act for a dissolved business, so it must leave no money, case or duty behind. */
export async function obstaclesOf(
  { cases, treasury, hasOpenGrants }: Pick<DissolutionParts, 'cases' | 'treasury' | 'hasOpenGrants'>,
  work: Work,
  { businessId, organisationId }: { readonly businessId: string; readonly organisationId: string },
): Promise<DissolutionObstacle[]> {
  const { hasMoney, hasWaitingPayments } = await treasury.stateOf(work, organisationId);
  return [
    ...((await cases.countOpenOf(work.db, organisationId)) > 0 ? (['open_cases'] as const) : []),
    ...(hasMoney ? (['money'] as const) : []),
    ...(hasWaitingPayments ? (['payments'] as const) : []),
    ...((await holdsShares(work.db, businessId)) ? (['shares'] as const) : []),
    ...((await hasOpenGrants(work.db, organisationId)) ? (['grants'] as const) : []),
  ];
}
