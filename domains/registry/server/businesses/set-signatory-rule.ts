import { organisationRefusals } from '@egcr/organisations/contract';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import type { setSignatoryRuleCall } from '../../contract/governance/endpoints.ts';
import type { BusinessDashboard } from '../../contract/index.ts';
import type { RegistryParts } from '../parts.ts';
import { requireOpen } from '../status/require-status.ts';
import { ownBusiness, readBusiness } from './show-businesses.ts';
import { keepSignatoryRule } from './standing-store.ts';

/** Says which directors sign. Refuses not_found, team_role_required, business_not_active, in that order. */
export async function setSignatoryRule(
  parts: Pick<RegistryParts, 'acting' | 'organisations' | 'treasury'>,
  work: Work,
  { params, body }: CallInput<typeof setSignatoryRuleCall>,
): Promise<BusinessDashboard> {
  const { found, rights } = await ownBusiness(parts, work, { id: params.id, right: 'edit' });
  // Owners alone may both write and pay.
  if (!rights.includes('pay')) throw new Refusal(organisationRefusals.team_role_required);
  requireOpen(found, 'change');
  await keepSignatoryRule(work, { businessId: found.id, rule: body.rule });
  return readBusiness(parts, work, { params });
}
