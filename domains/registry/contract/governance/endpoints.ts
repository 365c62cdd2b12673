import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { organisationRefusals } from '@egcr/organisations/contract';
import * as z from 'zod/mini';

import { registryRefusals as no } from '../refusals.ts';
import { businessDashboard } from '../shapes.ts';
import { signatoryRules } from './signatory-rules.ts';

export const setSignatoryRuleCall = endpoint({
  access: 'profiled',
  pin: 'fresh',
  name: 'registry.set_signatory_rule',
  summary: 'Says which directors sign for a business. For owners.',
  method: 'POST',
  path: '/api/v1/businesses/:id/signatory-rule',
  params: z.object({ id: uuid }),
  body: z.strictObject({ rule: z.enum(signatoryRules, 'not_offered') }),
  reply: businessDashboard,
  refusals: [platformRefusals.not_found, organisationRefusals.team_role_required, no.business_not_active],
  rate: 'write',
  idempotency: 'required',
});
